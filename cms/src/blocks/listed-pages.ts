import { toPart } from './fields';
import { leadsToUnseen, type PageSlugs } from './page-links';
import type { StoredBlock } from './stored-block';

/**
 * A block as its readers get it. One that shows the pages of a kind says nothing of those that they may not read: the
 * words and the drawing that editors gave each are as good as the page's own.
 */
export function listReadable<T extends Pick<StoredBlock, 'type' | 'values'>>(block: T, slugs: PageSlugs): T {
  const { layout, jobs } = block.values;
  if (block.type !== 'jobs' || layout !== 'contents' || !Array.isArray(jobs)) return block;
  const readable = jobs.filter((job) => {
    const { url } = toPart(job);
    return typeof url !== 'string' || !leadsToUnseen(url, slugs);
  });
  return { ...block, values: { ...block.values, jobs: readable } };
}
