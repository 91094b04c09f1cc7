import type { Page } from '../../../api/types';
import { LinkingPages } from './linking-pages';
import { OldAddresses } from './old-addresses';

interface PageAddressesProps {
  page: Page;
  busy: boolean;
  onForget: (slug: string) => Promise<boolean>;
}

/** Context for an editor who changes the slug of a page: which pages link to it, and its earlier addresses. */
export function PageAddresses({ page, busy, onForget }: PageAddressesProps) {
  return (
    <>
      <LinkingPages pageId={page.id}>Verander je de slug, dan gaan die links mee.</LinkingPages>
      <OldAddresses slugs={page.old_slugs ?? []} busy={busy} onRemove={onForget} />
    </>
  );
}
