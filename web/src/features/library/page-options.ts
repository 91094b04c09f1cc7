import type { PageNode } from '../../api/types';

export interface PageOption {
  id: string;
  label: string;
}

/** The live pages of a tree to choose from, sub-pages indented below their page. */
export const getPageOptions = (tree: readonly PageNode[], depth = 0): PageOption[] =>
  tree.flatMap(({ id, title, published_at, pages }) => [
    ...(published_at === null ? [] : [{ id, label: `${'– '.repeat(depth)}${title}` }]),
    ...getPageOptions(pages, depth + 1),
  ]);
