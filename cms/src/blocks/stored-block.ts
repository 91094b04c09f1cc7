import { parseStoredAssetLink } from './asset-links';
import { PAGE_TYPE, type BlockType } from './block-types';
import type { Field, ReplaceText, ReferenceKind } from './field';
import { mapReferencesIn, mapTextsIn, populateFields, getRow, getValues, type Values } from './fields';
import { createLinkReplacer, getTarget } from './page-links';

/** A block as stored in a draft and a revision: references are ids. */
export interface StoredBlock {
  id: number;
  type: string;
  isPrivate: boolean;
  groups: string[];
  values: Values;
  /** Its anchor; a write of the page assigns it. */
  anchor?: string;
}

/** The block types of the page's dynamic zone by type, plus the page's added fields under `PAGE_TYPE`. */
export type BlockTypes = ReadonlyMap<string, BlockType>;

/** The types that a page's blocks may have. */
export const listTypes = (types: BlockTypes): BlockType[] =>
  [...types.values()].filter(({ type }) => type !== PAGE_TYPE);

/** The fields that a maintainer added to the page itself. */
export const addedFields = (types: BlockTypes): readonly Field[] => types.get(PAGE_TYPE)?.fields ?? [];

/** The range of block ids. */
export const LOWEST_BLOCK_ID = 10_000_000;
export const HIGHEST_BLOCK_ID = 99_999_999;

/** A new block id that is not among `taken`. */
export function randomBlockId(taken: ReadonlySet<number>): number {
  let id: number;
  do id = LOWEST_BLOCK_ID + Math.floor(Math.random() * (HIGHEST_BLOCK_ID - LOWEST_BLOCK_ID + 1));
  while (taken.has(id));
  return id;
}

/** Strapi's populate for all blocks of a page, with their groups and assets. */
export const populateBlocks = (types: BlockTypes) => ({
  on: Object.fromEntries(
    listTypes(types).map(({ uid, fields }) => [
      uid,
      { populate: { ...populateFields(fields), groups: { fields: ['documentId'] } } },
    ]),
  ),
});

/** A row of the dynamic zone. */
export interface BlockRow extends Record<string, unknown> {
  __component: string;
  blockId?: number | null;
  isPrivate?: boolean | null;
  groups?: { documentId: string }[] | null;
}

/** Blocks from the rows of the dynamic zone; rows of a removed type are left out. */
export function blocksFromRows(types: BlockTypes, rows: readonly BlockRow[]): StoredBlock[] {
  const taken = new Set(rows.flatMap(({ blockId }) => (blockId ? [blockId] : [])));
  return rows.flatMap((row) => {
    const type = types.get(row.__component.slice(row.__component.indexOf('.') + 1));
    if (!type) return [];
    const id = row.blockId ?? randomBlockId(taken);
    taken.add(id);
    return [
      {
        id,
        type: type.type,
        isPrivate: row.isPrivate ?? false,
        groups: (row.groups ?? []).map(({ documentId }) => documentId),
        values: getValues(type.fields, row),
      },
    ];
  });
}

/** Rows for Strapi's document service. */
export const rowsFromBlocks = (types: BlockTypes, blocks: readonly StoredBlock[]): BlockRow[] =>
  blocks.flatMap((block) => {
    const type = types.get(block.type);
    if (!type) return [];
    const { id, isPrivate, groups } = block;
    const row = { ...getRow(type.fields, block.values), __component: type.uid, blockId: id, isPrivate };
    return [{ ...row, groups: groups.map((documentId) => ({ documentId })) }];
  });

/** The references of a block of one kind: ids by their dotted path in the block, `tile.asset`, `assets.0`. */
export function getReferences(
  types: BlockTypes,
  { type, values }: Pick<StoredBlock, 'type' | 'values'>,
  kind: ReferenceKind,
): Map<string, string> {
  const found = new Map<string, string>();
  mapReferencesIn(types.get(type)?.fields ?? [], values, (id, path, to) => {
    if (to === kind) found.set(path, id);
    return id;
  });
  return found;
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Represents all colours, in a block that shows all of them. */
export const ALL_COLORS = '*';

/** Whether an option chooses a colour by its token. */
export const isBackground = (name: string): boolean => /backgroundColor$/i.test(name);

function collectColors(fields: readonly Field[], values: Values, found: Set<string>): void {
  for (const { name, kind, of } of fields) {
    const value = values[name];
    if (kind === 'option' && isBackground(name) && typeof value === 'string') found.add(value);
    if (kind === 'colors' && Array.isArray(value) && value.length === 0) found.add(ALL_COLORS);
    for (const part of Array.isArray(value) ? value : [value]) {
      if (isRecord(part)) collectColors(of, part, found);
    }
  }
}

/** The colours that a block uses, each once: by id where it refers to them, by token in its options. */
export function getColors(types: BlockTypes, block: StoredBlock): string[] {
  const found = new Set(getReferences(types, block, 'color').values());
  collectColors(types.get(block.type)?.fields ?? [], block.values, found);
  return [...found];
}

/** A block with its URLs and rich texts replaced. */
export function withTexts<T extends Pick<StoredBlock, 'type' | 'values'>>(
  types: BlockTypes,
  block: T,
  replace: ReplaceText,
): T {
  const type = types.get(block.type);
  return type ? { ...block, values: mapTextsIn(type.fields, block.values, replace) } : block;
}

/** Each link of a block, as it is stored. */
export function listLinks(types: BlockTypes, block: Pick<StoredBlock, 'type' | 'values'>): string[] {
  const found: string[] = [];
  const collect = createLinkReplacer((link) => {
    found.push(link);
    return link;
  });
  withTexts(types, block, collect);
  return found;
}

/** The ids of the assets that a block shows or links to, each once. */
export const getAssets = (types: BlockTypes, block: StoredBlock): string[] => [
  ...new Set([
    ...getReferences(types, block, 'asset').values(),
    ...listLinks(types, block).flatMap((link) => parseStoredAssetLink(link)?.asset ?? []),
  ]),
];

function collectOrnaments(fields: readonly Field[], values: Values, found: string[]): void {
  for (const { name, isOrnament, of } of fields) {
    const value = values[name];
    if (isOrnament && typeof value === 'string') found.push(value);
    for (const part of Array.isArray(value) ? value : [value]) {
      if (isRecord(part)) collectOrnaments(of, part, found);
    }
  }
}

/** The ids of the assets that are decoration of a block, such as the drawing of a tile. */
export function getOrnaments(types: BlockTypes, block: StoredBlock): string[] {
  const found: string[] = [];
  collectOrnaments(types.get(block.type)?.fields ?? [], block.values, found);
  const shown = [...getReferences(types, block, 'asset').values()];
  const linked = listLinks(types, block).flatMap((link) => parseStoredAssetLink(link)?.asset ?? []);
  const count = (ids: readonly string[], id: string): number => ids.filter((each) => each === id).length;
  return [...new Set(found)].filter((id) => !linked.includes(id) && count(shown, id) === count(found, id));
}

/** The targets of a block's links to pages (see `getTarget`), each once. */
export const getPageTargets = (types: BlockTypes, block: StoredBlock): string[] => [
  ...new Set(listLinks(types, block).flatMap((link) => getTarget(link) ?? [])),
];
