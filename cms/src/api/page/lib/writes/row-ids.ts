import type { Core, Struct } from '@strapi/strapi';
import { z } from 'zod';
import { blockTypes } from '../../../../blocks/registry';
import { populateBlocks, type BlockRow } from '../../../../blocks/stored-block';

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The components in a component: their uid by the name of their attribute. */
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
        isRow(item) ? withIds(strapi, part, item, getList(before)[at]) : item,
      );
    }
  }
  return kept;
}

const storedRows = z
  .array(z.looseObject({ __component: z.string(), blockId: z.number().nullish() }))
  .default([]);

/** Rows for the blocks of a page, with the ids of the stored rows that they take the place of. */
export async function withStoredIds(
  strapi: Core.Strapi,
  documentId: string,
  rows: readonly BlockRow[],
): Promise<Row[]> {
  const populate = { blocks: populateBlocks(blockTypes(strapi)) };
  const page = await strapi.documents('api::page.page').findOne({ documentId, populate });
  const stored = storedRows.parse(page?.blocks);
  return rows.map((row, at) => {
    // A block that came in a screen of Strapi has no id of its own yet.
    const own = stored.find(({ blockId }) => blockId === row.blockId) ?? stored[at];
    const isSame = own?.__component === row.__component && (own.blockId ?? row.blockId) === row.blockId;
    return isSame ? withIds(strapi, row.__component, row, own) : row;
  });
}
