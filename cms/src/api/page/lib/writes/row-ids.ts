import type { Core, Struct } from '@strapi/strapi';
import { z } from 'zod';
import { blockTypes } from '../../../../blocks/registry';
import {
  blocksFromRows,
  populateBlocks,
  rowsFromBlocks,
  type BlockRow,
} from '../../../../blocks/stored-block';
import { getItems, isRow, type Row } from './rows';

/** The components within a component: uids by attribute name. */
function getParts(strapi: Core.Strapi, uid: string): [name: string, uid: string][] {
  const components: Record<string, Struct.ComponentSchema> = { ...strapi.components };
  return Object.entries(components[uid]?.attributes ?? {}).flatMap(([name, attribute]) =>
    attribute.type === 'component' ? [[name, attribute.component]] : [],
  );
}

function withIds(strapi: Core.Strapi, uid: string, row: Row, stored: unknown): Row {
  if (!isRow(stored)) return row;
  const kept: Row = { ...row, id: stored.id };
  for (const [name, part] of getParts(strapi, uid)) {
    const [now, before] = [row[name], stored[name]];
    if (isRow(now)) kept[name] = withIds(strapi, part, now, before);
    else if (Array.isArray(now)) {
      kept[name] = now.map((item, at) =>
        isRow(item) ? withIds(strapi, part, item, getItems(before)[at]) : item,
      );
    }
  }
  return kept;
}

const reference = z.object({ documentId: z.string() });

/** The dynamic zone of a page, as Strapi reads it. */
export const storedRows = z.array(
  z.looseObject({
    __component: z.string(),
    blockId: z.number().nullish(),
    isPrivate: z.boolean().nullish(),
    groups: z.array(reference).nullish(),
  }),
);

/** The rows of the blocks of a page, with what `blocks` populates. */
export async function findRows(
  strapi: Core.Strapi,
  documentId: string,
  blocks: { on: Record<string, object> },
): Promise<BlockRow[]> {
  const page = await strapi.documents('api::page.page').findOne({ documentId, populate: { blocks } });
  return storedRows.parse(page?.blocks ?? []);
}

export const findStoredRows = (strapi: Core.Strapi, documentId: string): Promise<BlockRow[]> =>
  findRows(strapi, documentId, populateBlocks(blockTypes(strapi)));

/** Whether the stored rows equal these. A new block has no id yet, so it never equals a stored one. */
export function areRowsStored(
  strapi: Core.Strapi,
  stored: readonly BlockRow[],
  rows: readonly BlockRow[],
): boolean {
  const types = blockTypes(strapi);
  const asWritten = rowsFromBlocks(types, blocksFromRows(types, stored));
  return stored.length === rows.length && JSON.stringify(asWritten) === JSON.stringify(rows);
}

/** Rows for the blocks of a page, with the ids of the stored rows that they take the place of. */
export const withStoredIds = (
  strapi: Core.Strapi,
  stored: readonly BlockRow[],
  rows: readonly BlockRow[],
): Row[] =>
  rows.map((row, at) => {
    // A block from a Strapi screen has no id of its own yet.
    const own = stored.find(({ blockId }) => blockId === row.blockId) ?? stored[at];
    const isSame = own?.__component === row.__component && (own.blockId ?? row.blockId) === row.blockId;
    return isSame ? withIds(strapi, row.__component, row, own) : row;
  });
