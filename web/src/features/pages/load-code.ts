import type { Page } from '../../api/types';
import { loadBlocks, loadBlocksOf } from '../blocks';
import { GUIDE } from '../page-tree';

/** Loads the code of what stands around the blocks of the page at this slug. */
export function loadFrame(slug: string): Promise<void> {
  // The home page has no outline.
  if (slug === 'home') return Promise.resolve();
  return loadBlocks(['outline', ...(slug === GUIDE ? ['guide-index'] : [])]);
}

/**
 * Loads all code of a page that the server rendered: a part that waits for its code while React hydrates is deaf to clicks.
 * Fails when a part does not come.
 */
export async function loadCode({ slug, blocks }: Pick<Page, 'slug' | 'blocks'>): Promise<void> {
  await Promise.all([loadFrame(slug), loadBlocksOf(blocks)]);
}
