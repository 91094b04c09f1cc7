import { mergePages } from 'cms/shared/merge-pages';
import type { ThreeWay } from 'cms/shared/three-way';
import type { Block, BlockType, Group } from '../../../api/types';
import { changeGroups } from '../state/page-changes';
import type { PageDraft } from '../state/types';
import { writeBlock } from '../state/wire';

type Types = readonly BlockType[];

const areSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const areSameGroups = (one: readonly Group[], other: readonly Group[]): boolean =>
  areSame(one.map(({ id }) => id).sort(), other.map(({ id }) => id).sort());

const areSameBlocks =
  (types: Types) =>
  (one: Block, other: Block): boolean => {
    if (one === other) return true;
    const { groups, ...block } = writeBlock(types, one);
    const { groups: others, ...another } = writeBlock(types, other);
    return areSame(block, another) && areSame([...groups].sort(), [...others].sort());
  };

/** A draft whose blocks follow other groups of the page: that alone is no change of a block. */
const inGroups = (draft: PageDraft, groups: Group[]): PageDraft =>
  areSameGroups(draft.groups, groups) ? draft : changeGroups(groups).apply(draft);

/**
 * Merges two drafts that grew from one, as the server does. `conflicts` names what both changed, in the server's
 * terms: `title`, `blocks.12345678`. That is as in mine, or as in theirs where `takesTheirs` says so.
 */
export function mergeDrafts(
  types: Types,
  { base, mine, theirs }: ThreeWay<PageDraft>,
  takesTheirs: (name: string) => boolean = () => false,
): { draft: PageDraft; conflicts: string[] } {
  const { page, conflicts } = mergePages(
    { base, mine, theirs },
    {
      areSameGroups,
      areSameBlocks: areSameBlocks(types),
      areSameValues: areSame,
      applyPageGroups: (draft: PageDraft, groups) => inGroups(draft, groups).blocks,
      takesTheirs,
    },
  );
  return { draft: page, conflicts };
}

interface StoredDraft {
  /** What the server has now. */
  stored: PageDraft;
  /** What it had before. */
  before: PageDraft;
  /** The draft that `before` was stored for. */
  saved: PageDraft;
  /** The draft that was sent since; `saved` if none was. */
  sent: PageDraft;
}

/**
 * The server's draft with this editor's own wording where nobody else changed it: the server trims and sanitises, which
 * is no change by others.
 */
export function keepOwnWording(types: Types, { stored, before, saved, sent }: StoredDraft): PageDraft {
  function own<T>(get: (draft: PageDraft) => T, areAlike: (a: T, b: T) => boolean = areSame): T {
    const isMine = !areAlike(get(sent), get(saved)) || areAlike(get(stored), get(before));
    return get(isMine ? sent : stored);
  }
  const groups = own((draft) => draft.groups, areSameGroups);
  const areAlike = areSameBlocks(types);
  const [were, had, send] = [before, saved, sent].map(
    (draft) => new Map(inGroups(draft, groups).blocks.map((block) => [block.id, block] as const)),
  );
  const blocks = inGroups(stored, groups).blocks.map((block) => {
    const [was, old, own] = [were?.get(block.id), had?.get(block.id), send?.get(block.id)];
    const isMine = own && (!old || !areAlike(own, old) || (was !== undefined && areAlike(was, block)));
    return isMine ? own : block;
  });
  return {
    title: own(({ title }) => title),
    lead: own(({ lead }) => lead),
    slug: own(({ slug }) => slug),
    parentId: own(({ parentId }) => parentId),
    isPublic: own(({ isPublic }) => isPublic),
    groups,
    blocks,
    fields: Object.fromEntries(
      Object.keys(stored.fields).map((name) => [name, own(({ fields }) => fields[name])]),
    ),
  };
}
