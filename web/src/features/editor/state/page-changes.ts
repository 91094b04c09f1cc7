import { followsTitle } from './slugs';
import type { Change, ChangedText, PageDraft } from './types';
import { valueAt, withValue } from './values';
import type { Group } from '../../../api/types';

const TEXTS = ['title', 'lead', 'slug'] as const;

const getChangedText = (name: (typeof TEXTS)[number]): ChangedText => ({
  key: `page ${name}`,
  get: (draft) => draft[name],
});

const getFieldText = (path: string): ChangedText => ({
  key: `page field ${path}`,
  get: ({ fields }) => {
    const value = valueAt(fields, path);
    return typeof value === 'string' ? value : '';
  },
});

export const changePage = (
  change: Partial<Pick<PageDraft, 'title' | 'lead' | 'slug' | 'parentId' | 'isPublic'>>,
): Change => ({
  text: TEXTS.filter((name) => name in change).map(getChangedText)[0] ?? null,
  apply: (draft) => ({ ...draft, ...change }),
});

/**
 * Changes the title. `makeSlug` derives the slug of a page whose address nobody has yet: the slug follows the title
 * until an editor picks another one. Without it the slug stays.
 */
export const changeTitle = (title: string, makeSlug?: (title: string) => string): Change => ({
  text: getChangedText('title'),
  apply: (draft) => ({
    ...draft,
    title,
    slug: makeSlug && draft.slug !== '' && followsTitle(draft) ? makeSlug(title) : draft.slug,
  }),
});

/** Changes one of the fields that were added to pages; `path` is dotted. */
export const changeAddedField = (path: string, value: unknown): Change => ({
  text: typeof value === 'string' ? getFieldText(path) : null,
  apply: (draft) => ({ ...draft, fields: withValue(draft.fields, path, value) }),
});

const has = (groups: readonly Group[], { id }: Group): boolean => groups.some((group) => group.id === id);

/**
 * Changes the groups of the page and updates its blocks: a removed group leaves them, a new one is added to them
 * (specification section 4).
 */
export const changeGroups = (groups: Group[]): Change => ({
  text: null,
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
