import type { Block, BlockType } from '../../../api/types';
import type { FieldErrors } from '../../../lib/api/errors';
import type { PageDraft } from '../state/types';
import { valueAt } from '../state/values';

/** A field that the server refused: the editor keeps the typed value, the server keeps its own. */
export interface Refusal {
  /** The id of the block that it is in; null for a field of the page. */
  block: number | null;
  /** Dotted path in the server's terms, relative to the block or the page. */
  path: string;
  message: string;
  /** The refused value; another value is sent again. */
  value: unknown;
  /** The whole block is held back: the server also refused it with a substitute in this field. */
  whole: boolean;
}

type Place = Pick<Refusal, 'block' | 'path' | 'whole'>;

const PAGE_FIELDS: Partial<Record<string, Exclude<keyof PageDraft, 'blocks' | 'fields'>>> = {
  title: 'title',
  lead: 'lead',
  slug: 'slug',
  parent_id: 'parentId',
  is_public: 'isPublic',
  groups: 'groups',
};

/** Maps the server's name of a page field to the draft's. */
export const pageField = (name: string) => PAGE_FIELDS[name];

/** Whether two values are the same on the wire. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const getBlock = ({ blocks }: PageDraft, id: number): Block | undefined =>
  blocks.find((block) => block.id === id);

function valueIn(draft: PageDraft, { block, path, whole }: Place): unknown {
  const field = pageField(path);
  if (block === null) return field ? draft[field] : draft.fields[path];
  const found = getBlock(draft, block);
  return whole ? found : valueAt(found, path);
}

/** The refusals whose value in the draft is unchanged. */
export const stillRefused = (refusals: readonly Refusal[], draft: PageDraft): Refusal[] =>
  refusals.filter((refusal) => isSame(valueIn(draft, refusal), refusal.value));

/** The refusals that still matter: for the others the field matches the server again, or its block is gone. */
export const openRefusals = (
  refusals: readonly Refusal[],
  draft: PageDraft,
  saved: PageDraft,
): readonly Refusal[] => {
  const open = refusals.filter((refusal) => {
    const value = valueIn(draft, refusal);
    return value !== undefined && !isSame(value, valueIn(saved, refusal));
  });
  return open.length === refusals.length ? refusals : open;
};

interface RefusedSave {
  types: readonly BlockType[];
  draft: PageDraft;
  /** The draft as it was sent. */
  sent: PageDraft;
  /** The fields that were held back. */
  held: readonly Refusal[];
}

function refusedPageField({ draft, held }: RefusedSave, name: string, message: string): Refusal | null {
  const [path = ''] = name.split('.');
  const place = { block: null, path, whole: false };
  const isHeld = held.some((each) => each.block === null && each.path === path);
  if (isHeld || (!pageField(path) && !(path in draft.fields))) return null;
  return { ...place, message, value: valueIn(draft, place) };
}

function refusedBlockField(
  { types, draft, held }: RefusedSave,
  block: Block,
  path: string,
  message: string,
): Refusal | null {
  const own = held.filter((each) => each.block === block.id);
  if (own.some(({ whole }) => whole)) return null;
  const before = own.find((each) => each.path === path);
  const fields = types.find(({ type }) => type === block.type)?.fields ?? [];
  const isField = fields.some(({ name }) => name === path.split('.')[0]);
  const isThere = valueAt(getBlock(draft, block.id), path) !== undefined;
  const place = { block: block.id, path, whole: before !== undefined || !isField || !isThere };
  return { ...place, message: before?.message ?? message, value: valueIn(draft, place) };
}

function refusalAt(refused: RefusedSave, name: string, message: string): Refusal | null {
  const [, index, path] = /^blocks\.(\d+)\.(.+)$/.exec(name) ?? [];
  if (path === undefined) return refusedPageField(refused, name, message);
  const block = refused.sent.blocks[Number(index)];
  return block ? refusedBlockField(refused, block, path, message) : null;
}

/** The refusals after another response; null when holding back more cannot help. */
export function refuseMore(refused: RefusedSave, errors: FieldErrors): Refusal[] | null {
  const answered = Object.entries(errors).map(([name, message]) => refusalAt(refused, name, message));
  const more = answered.filter((each) => each !== null);
  if (more.length === 0 || more.length < answered.length) return null;
  const isOfType = (one: Refusal) => (other: Refusal) => one.block === other.block && one.path === other.path;
  return [...refused.held.filter((before) => !more.some(isOfType(before))), ...more];
}

/** By block, or null for the page itself: a message per field, by the dotted path in it. */
export type Errors = ReadonlyMap<number | null, FieldErrors>;

/** The same object for all that has none, so that it need not render again. */
const NO_ERRORS: FieldErrors = {};

export const getErrors = (errors: Errors, block: number | null): FieldErrors =>
  errors.get(block) ?? NO_ERRORS;

export function groupErrors(refusals: readonly Refusal[]): Errors {
  const errors = new Map<number | null, FieldErrors>();
  for (const { block, path, message } of refusals)
    errors.set(block, { ...errors.get(block), [path]: message });
  return errors;
}
