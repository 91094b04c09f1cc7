import {
  ArrowRight,
  ChevronRight,
  Download,
  ExternalLink,
  Mail,
  Search,
  type LucideIcon,
} from 'lucide-react';
import { createElement, lazy, Suspense } from 'react';

/** The icons from the schema (cms: part.button-icon) that most pages use; the others load lazily. */
const ICONS: Record<string, LucideIcon> = {
  'arrow-right': ArrowRight,
  'chevron-right': ChevronRight,
  download: Download,
  // Former name of the next one.
  external: ExternalLink,
  'external-link': ExternalLink,
  search: Search,
  mail: Mail,
};

const LazyIcon = lazy(() => import('./lazy-icon'));

export function ButtonIcon({ value }: { value: string }) {
  const icon = Object.hasOwn(ICONS, value) ? ICONS[value] : undefined;
  if (icon) return createElement(icon);
  return (
    <Suspense fallback={<span className="lucide" />}>
      <LazyIcon value={value} />
    </Suspense>
  );
}
