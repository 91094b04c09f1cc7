import type { Page } from '../../api/types';
import { pagePath } from '../page-tree';

/** The address of a live page, at the block that is selected in its editor. */
export function livePath({ slug, blocks }: Pick<Page, 'slug' | 'blocks'>): string {
  const selected = document.querySelector<HTMLElement>('[data-block][data-selected]')?.dataset.block;
  const block = blocks.find(({ id }) => `${id}` === selected);
  return pagePath(slug) + (block?.slug ? `#${block.slug}` : '');
}
