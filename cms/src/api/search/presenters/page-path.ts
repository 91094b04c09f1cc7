import type { PageEntry, Snapshot } from '../../../published';
import { getHomePath } from '../../../shared/addresses';

/** The path of a page's screen. */
export const getPagePath = ({ site }: Snapshot, { slug }: PageEntry): string =>
  slug === 'home' ? getHomePath(site.productSlug) : `/huisstijl/${slug}`;
