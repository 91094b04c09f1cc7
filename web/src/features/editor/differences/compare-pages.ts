import { diffWords } from 'diff';
import type { Block, BlockType } from '../../../api/types';
import { getPageType } from '../blocks/get-type';
import type { PageDraft } from '../state/types';
import { findCommonOrder } from 'cms/shared/common-order';
import { getFieldTexts, type FieldText } from './plain-value';

/** A piece of text, and which versions have it. */
export interface Piece {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** One field that differs in the later version. */
export interface FieldDifference {
  label: string;
  pieces: Piece[];
}

export interface BlockDifference {
  id: number;
  label: string;
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'same';
  /** Its position in the later version, from 1; for a removed block, its old position. */
  place: number;
  fields: FieldDifference[];
}

export interface PageDifference {
  fields: FieldDifference[];
  blocks: BlockDifference[];
}

const pieces = (before: string, after: string): Piece[] =>
  diffWords(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));

/** The fields that differ. `before` and `after` may list different fields, for example after a part was added. */
function compareTexts(before: readonly FieldText[], after: readonly FieldText[]): FieldDifference[] {
  const labels = [...new Set([...after, ...before].map(({ label }) => label))];
  const getText = (texts: readonly FieldText[], label: string) =>
    texts
      .filter((each) => each.label === label)
      .map(({ text }) => text)
      .join('\n');
  return labels.flatMap((label) => {
    const [old, now] = [getText(before, label), getText(after, label)];
    return old === now ? [] : [{ label, pieces: pieces(old, now) }];
  });
}

const names = (groups: readonly { name: string }[]): string => groups.map(({ name }) => name).join(', ');

const getPageTexts = (
  types: readonly BlockType[],
  { title, lead, slug, isPublic, groups, fields }: PageDraft,
): FieldText[] => [
  { label: 'Titel', text: title },
  { label: 'Inleiding', text: lead },
  { label: 'Slug', text: slug },
  { label: 'Openbaar', text: isPublic ? 'ja' : 'nee' },
  { label: 'Groepen', text: names(groups) },
  ...getFieldTexts(getPageType(types), fields),
];

const getRightsTexts = ({ isPrivate, groups }: Block): FieldText[] => [
  { label: 'Privé', text: isPrivate ? 'ja' : 'nee' },
  { label: 'Groepen', text: names(groups) },
];

/** Compares two versions of a page: first its own fields, then block by block in the order of the later version. */
export function comparePages(
  types: readonly BlockType[],
  before: PageDraft,
  after: PageDraft,
): PageDifference {
  const getType = (block: Block) => types.find(({ type }) => type === block.type);
  const getTexts = (block: Block): FieldText[] => {
    const type = getType(block);
    return [...(type ? getFieldTexts(type, block) : []), ...getRightsTexts(block)];
  };
  const getLabel = (block: Block) => getType(block)?.label ?? block.type;
  const kept = findCommonOrder(
    before.blocks.map(({ id }) => id),
    after.blocks.map(({ id }) => id),
  );

  const blocks = after.blocks.map((block, index): BlockDifference => {
    const old = before.blocks.find(({ id }) => id === block.id);
    const fields = compareTexts(old ? getTexts(old) : [], getTexts(block));
    const changed = fields.length > 0 ? 'changed' : 'same';
    const kind = !old ? 'added' : kept.has(block.id) ? changed : 'moved';
    return { id: block.id, label: getLabel(block), kind, place: index + 1, fields };
  });
  before.blocks.forEach((block, index) => {
    if (after.blocks.some(({ id }) => id === block.id)) return;
    const removed: BlockDifference = {
      id: block.id,
      label: getLabel(block),
      kind: 'removed',
      place: index + 1,
      fields: compareTexts(getTexts(block), []),
    };
    blocks.splice(Math.min(index, blocks.length), 0, removed);
  });
  return { fields: compareTexts(getPageTexts(types, before), getPageTexts(types, after)), blocks };
}
