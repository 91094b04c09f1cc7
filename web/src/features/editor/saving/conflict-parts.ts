import type { BlockType, PageNode } from '../../../api/types';
import { getPageType } from '../blocks/get-type';
import {
  comparePages,
  type BlockDifference,
  type FieldDifference,
  type Piece,
} from '../differences/compare-pages';
import { getLabel } from '../fields/block-form';
import type { PageDraft } from '../state/types';

/** Something that two editors changed: what differs in it, and which of them removed it. */
export interface ConflictPart {
  /** In the server's terms: `title`, `blocks.12345678`. */
  name: string;
  title: string;
  /** `removed` pieces are theirs, `added` ones mine. */
  fields: FieldDifference[];
  removedBy: 'me' | 'them' | null;
}

const LABELS: Partial<Record<string, string>> = {
  title: 'Titel',
  lead: 'Inleiding',
  slug: 'Slug',
  is_public: 'Openbaar',
  groups: 'Groepen',
};

const replaced = (label: string, theirs: string, mine: string): FieldDifference => ({
  label,
  pieces: [
    { text: theirs, kind: 'removed' },
    { text: mine, kind: 'added' },
  ],
});

function getBlockPart(name: string, block: BlockDifference, theirs: PageDraft): ConflictPart {
  const { id, label, kind, place, fields } = block;
  const theirPlace = theirs.blocks.findIndex((each) => each.id === id) + 1;
  const moved = kind === 'moved' ? [replaced('Plaats', `${theirPlace}`, `${place}`)] : [];
  const removedBy = kind === 'added' ? 'them' : kind === 'removed' ? 'me' : null;
  return { name, title: `Blok ${place}: ${label}`, fields: [...fields, ...moved], removedBy };
}

interface Versions {
  mine: PageDraft;
  theirs: PageDraft;
}

/** What both changed, with what either made of it. */
export function getConflictParts(
  types: readonly BlockType[],
  names: readonly string[],
  { mine, theirs }: Versions,
  tree: readonly PageNode[],
): ConflictPart[] {
  const { fields, blocks } = comparePages(types, theirs, mine);
  const getParent = ({ parentId }: PageDraft): string =>
    tree.find(({ id }) => id === parentId)?.title ?? 'Geen: hoogste niveau';
  return names.map((name): ConflictPart => {
    const block = blocks.find(({ id }) => name === `blocks.${id}`);
    if (block) return getBlockPart(name, block, theirs);
    if (name === 'parent_id') {
      const title = 'Bovenliggende pagina';
      return { name, title, fields: [replaced(title, getParent(theirs), getParent(mine))], removedBy: null };
    }
    const title = LABELS[name] ?? getLabel(getPageType(types).fields, name);
    return { name, title, fields: fields.filter(({ label }) => label === title), removedBy: null };
  });
}

/** What one of the two versions says. */
export const getSide = (pieces: readonly Piece[], side: 'mine' | 'theirs'): string =>
  pieces
    .filter(({ kind }) => kind === 'same' || kind === (side === 'mine' ? 'added' : 'removed'))
    .map(({ text }) => text)
    .join('');
