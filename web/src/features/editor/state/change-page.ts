import type { Change, PageDraft } from './types';

/** Changes title, slug, parent or visibility of the page. */
export const changePage = (
  change: Partial<Pick<PageDraft, 'title' | 'slug' | 'parentId' | 'isPublic'>>,
): Change => ({
  key: `page ${Object.keys(change).join(' ')}`,
  apply: (draft) => ({ ...draft, ...change }),
});
