import { toPart } from './fields';
import { isUnreachableLink, type PageSlugs } from './page-links';
import type { StoredBlock } from './stored-block';

/**
 * A block as its readers see it. In a list of pages, pages that they may not read are left out along with the texts and
 * drawings that editors added.
 */
export function withReadablePages<T extends Pick<StoredBlock, 'type' | 'values'>>(
  block: T,
  slugs: PageSlugs,
): T {
  const { layout, jobs } = block.values;
  if (block.type !== 'jobs' || layout !== 'contents' || !Array.isArray(jobs)) return block;
  const readable = jobs.filter((job) => {
    const { url } = toPart(job);
    return typeof url !== 'string' || !isUnreachableLink(url, slugs);
  });
  return { ...block, values: { ...block.values, jobs: readable } };
}
