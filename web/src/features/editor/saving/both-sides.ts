import type { BlockType } from '../../../api/types';
import { comparePages, type FieldDifference, type Piece } from '../differences/compare-pages';
import { withoutMiddles } from '../differences/without-middles';
import type { PageDraft } from '../state/types';
import type { RemoteSave } from './page-state';

/** A field that two editors changed, as each of them has it, with what is new and gone in it. */
export interface Sides {
  label: string;
  theirs: Piece[];
  mine: Piece[];
}

const getOnly = (draft: PageDraft, id: number): PageDraft => ({
  ...draft,
  blocks: draft.blocks.filter((block) => block.id === id),
});

const getOld = (pieces: readonly Piece[]): Piece[] => [
  {
    kind: 'same',
    text: pieces.flatMap(({ kind, text }) => (kind === 'added' ? [] : text)).join(''),
  },
];

/** What two editors made of a block, each beside what it was. */
export function getSides(
  types: readonly BlockType[],
  id: number,
  { base, theirs }: Pick<RemoteSave, 'base' | 'theirs'>,
  mine: PageDraft,
): Sides[] {
  const getChanges = (to: PageDraft): FieldDifference[] =>
    comparePages(types, getOnly(base, id), getOnly(to, id)).blocks[0]?.fields ?? [];
  const [other, own] = [getChanges(theirs), getChanges(mine)];
  const labels = [...new Set([...other, ...own].map(({ label }) => label))];
  return labels.map((label) => {
    const [there, here] = [other, own].map((fields) => fields.find((field) => field.label === label)?.pieces);
    const old = getOld(there ?? here ?? []);
    return { label, theirs: withoutMiddles(there ?? old), mine: withoutMiddles(here ?? old) };
  });
}
