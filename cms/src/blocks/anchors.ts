import { slugify, slugifyPlainly } from '../shared/slugify';
import { toPart } from './fields';
import type { StoredBlock } from './stored-block';

/** Who has seen a former anchor in a published version: only admins, the groups of its block, or everyone. */
export const ANCHOR_READERS = ['admins', 'groups', 'all'] as const;

export type AnchorReaders = (typeof ANCHOR_READERS)[number];

/** A former anchor of a block on a page. */
export interface OldAnchor {
  block: number;
  anchor: string;
  seenBy: AnchorReaders;
}

type TitledBlock = Pick<StoredBlock, 'id' | 'values' | 'anchor'>;

const getTitle = ({ values }: TitledBlock): string => {
  const tile = toPart(values.tile ?? null);
  const found = [values.title, values.header, tile.title].find(
    (title) => typeof title === 'string' && title !== '',
  );
  return typeof found === 'string' ? found : '';
};

/** The anchors of blocks without a stored one, derived from their titles in order, as all anchors once were. */
export function impliedAnchors(blocks: readonly TitledBlock[]): string[] {
  const taken = new Map<string, number>();
  return blocks.map((block) => {
    const slug = slugifyPlainly(getTitle(block)) || `blok-${block.id}`;
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  });
}

/** Gives blocks without a stored anchor the derived one. */
export function withAnchors<T extends TitledBlock>(blocks: readonly T[]): (T & { anchor: string })[] {
  const implied = impliedAnchors(blocks);
  return blocks.map((block, index) => ({ ...block, anchor: block.anchor ?? implied[index] ?? '' }));
}

const getBase = (block: TitledBlock): string => slugify(getTitle(block)) || `blok-${block.id}`;

const isNumbered = (anchor: string, base: string): boolean =>
  anchor.startsWith(`${base}-`) && /^\d+$/.test(anchor.slice(base.length + 1));

/**
 * The anchor of a block with a new title. A title may take an anchor that only other blocks had before; a number may
 * not.
 */
function chooseAnchor(block: TitledBlock, taken: ReadonlySet<string>, old: readonly OldAnchor[]): string {
  const base = getBase(block);
  const others = new Set(old.flatMap(({ block: id, anchor }) => (id === block.id ? [] : [anchor])));
  if (taken.has(base) || others.has(base)) {
    // Undoing a title change restores the number.
    const own = old.findLast(
      ({ block: id, anchor }) => id === block.id && isNumbered(anchor, base) && !taken.has(anchor),
    );
    if (own) return own.anchor;
  }
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) {
    const anchor = `${base}-${number}`;
    if (!taken.has(anchor) && !others.has(anchor)) return anchor;
  }
}

/** The number of former anchors per page: autosaving while an editor types a title creates several. */
const KEPT = 300;

/** The most recent ones; anchors that no reader has seen are dropped first. */
function withinLimit(old: readonly OldAnchor[]): OldAnchor[] {
  const unseen = old.filter(({ seenBy }) => seenBy === 'admins');
  const seen = old.filter(({ seenBy }) => seenBy !== 'admins');
  const dropped = new Set([...unseen, ...seen].slice(0, Math.max(0, old.length - KEPT)));
  return old.filter((each) => !dropped.has(each));
}

const getWidest = (one: AnchorReaders, other: AnchorReaders): AnchorReaders =>
  ANCHOR_READERS.indexOf(one) > ANCHOR_READERS.indexOf(other) ? one : other;

function mergeOldAnchors(old: readonly OldAnchor[], added: OldAnchor): OldAnchor[] {
  const isSame = ({ block, anchor }: OldAnchor): boolean => block === added.block && anchor === added.anchor;
  const known = old.find(isSame);
  const seenBy = known ? getWidest(known.seenBy, added.seenBy) : added.seenBy;
  return [...old.filter((each) => !isSame(each)), { ...added, seenBy }];
}

interface AnchorsBefore {
  blocks: readonly StoredBlock[];
  old: readonly OldAnchor[];
}

/** The blocks of a page after a write, each with its anchor: the old one, unless its title changed. */
export function settleAnchors(
  { blocks: before, old }: AnchorsBefore,
  blocks: readonly StoredBlock[],
): StoredBlock[] {
  const known = new Map(withAnchors(before).map((block) => [block.id, block]));
  const settled = new Map<number, string>();
  const taken = new Set<string>();
  const settle = (id: number, anchor: string): void => {
    settled.set(id, anchor);
    taken.add(anchor);
  };
  for (const block of blocks) {
    const was = known.get(block.id);
    if (was && getBase(was) === getBase(block) && !taken.has(was.anchor)) settle(block.id, was.anchor);
  }
  const left = [...known.values()]
    .filter(({ id, anchor }) => settled.get(id) !== anchor)
    .map(({ id, anchor }): OldAnchor => ({ block: id, anchor, seenBy: 'admins' }));
  const all = [...old, ...left];
  for (const block of blocks) {
    if (!settled.has(block.id)) settle(block.id, chooseAnchor(block, taken, all));
  }
  return blocks.map((block) => ({ ...block, anchor: settled.get(block.id) }));
}

/** The anchors that blocks lose in a write, as `[block, anchor]`. */
export function getRemovedAnchors(
  before: readonly StoredBlock[],
  after: readonly StoredBlock[],
): [number, string][] {
  const now = new Map(after.map(({ id, anchor }) => [id, anchor]));
  return withAnchors(before).flatMap(({ id, anchor }): [number, string][] =>
    now.get(id) === anchor ? [] : [[id, anchor]],
  );
}

/** The former anchors of a page, with those that its blocks just lost. */
export const addOldAnchors = (old: readonly OldAnchor[], left: readonly OldAnchor[]): OldAnchor[] =>
  withinLimit(left.reduce(mergeOldAnchors, [...old]));

/**
 * The former anchors that lead to each of these blocks, the most recent first. A shared anchor belongs to the later
 * block, and a current anchor wins over former ones.
 */
export function getLeadingAnchors(
  blocks: readonly StoredBlock[],
  old: readonly OldAnchor[],
): ReadonlyMap<number, readonly OldAnchor[]> {
  const ids = new Set(blocks.map(({ id }) => id));
  const taken = new Set(blocks.map(({ anchor }) => anchor));
  const found = new Map<number, OldAnchor[]>();
  for (const each of old.toReversed()) {
    if (!ids.has(each.block) || taken.has(each.anchor)) continue;
    taken.add(each.anchor);
    found.set(each.block, [...(found.get(each.block) ?? []), each]);
  }
  return found;
}
