import { followsTitle } from './slugs';
import type { Change, PageDraft } from './types';

export const changePage = (
  change: Partial<Pick<PageDraft, 'title' | 'slug' | 'parentId' | 'isPublic'>>,
): Change => ({
  key: `page ${Object.keys(change).join(' ')}`,
  apply: (draft) => ({ ...draft, ...change }),
});

/**
 * Changes the title. `makeSlug` derives the slug of a page whose address nobody has yet: the slug follows the title
 * until an editor picks another one. Without it the slug stays.
 */
export const changeTitle = (title: string, makeSlug?: (title: string) => string): Change => ({
  key: 'page title',
  apply: (draft) => ({
    ...draft,
    title,
    slug: makeSlug && draft.slug !== '' && followsTitle(draft) ? makeSlug(title) : draft.slug,
  }),
});
