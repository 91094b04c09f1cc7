import { followsTitle } from './slugs';
import type { Change, PageDraft } from './types';

/** Changes title, slug, parent or visibility of the page. */
export const changePage = (
  change: Partial<Pick<PageDraft, 'title' | 'slug' | 'parentId' | 'isPublic'>>,
): Change => ({
  key: `page ${Object.keys(change).join(' ')}`,
  apply: (draft) => ({ ...draft, ...change }),
});

/**
 * Changes the title. `makeSlug` makes the slug of a page whose address nobody was given yet: it follows the title until
 * somebody chooses another one. Left out, the slug stays.
 */
export const changeTitle = (title: string, makeSlug?: (title: string) => string): Change => ({
  key: 'page title',
  apply: (draft) => ({
    ...draft,
    title,
    slug: makeSlug && draft.slug !== '' && followsTitle(draft) ? makeSlug(title) : draft.slug,
  }),
});
