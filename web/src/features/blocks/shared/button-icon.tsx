import { createElement } from 'react';
import {
  ArrowRight,
  ChevronRight,
  Download,
  ExternalLink,
  Info,
  Mail,
  Phone,
  Search,
  type LucideIcon,
} from 'lucide-react';

/** Icons that a button may have, by the value that the schema keeps. */
const ICONS: Record<string, LucideIcon> = {
  'arrow-right': ArrowRight,
  'chevron-right': ChevronRight,
  download: Download,
  external: ExternalLink,
  'external-link': ExternalLink,
  info: Info,
  mail: Mail,
  phone: Phone,
  search: Search,
};

/** The icon of a button; one that nobody drew is an arrow. */
export function ButtonIcon({ value }: { value: string }) {
  return createElement(ICONS[value] ?? ArrowRight, { className: 'icon', 'aria-hidden': true });
}
