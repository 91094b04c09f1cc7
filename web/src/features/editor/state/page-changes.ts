import { followsTitle } from './slugs';
import type { Change, PageDraft } from './types';
import type { Group } from '../../../api/types';

export const changePage = (
  change: Partial<Pick<PageDraft, 'title' | 'lead' | 'slug' | 'parentId' | 'isPublic'>>,
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

const has = (groups: readonly Group[], { id }: Group): boolean => groups.some((group) => group.id === id);

/**
 * Changes the groups of the page and updates its blocks: a removed group leaves them, a new one is added to them
 * (specification section 4).
 */
export const changeGroups = (groups: Group[]): Change => ({
  key: null,
  apply: (draft) => {
    const added = groups.filter((group) => !has(draft.groups, group));
    const follow = (own: readonly Group[]) => groups.filter((group) => has(own, group) || has(added, group));
    return {
      ...draft,
      groups,
      blocks: draft.blocks.map((block) => ({ ...block, groups: follow(block.groups) })),
    };
  },
});
