import type { Core } from '@strapi/strapi';
import { blockTypes } from '../../../../blocks/registry';
import { rowsFromBlocks, type StoredBlock } from '../../../../blocks/stored-block';
import { addRows } from './add-rows';
import { checkValues } from './check-values';
import { grouped } from '../../../../utils/group-by';
import type { Writing } from './links';
import { addPlaces, findPlaced, movePlaces, removePlaces, type PlacedRow } from './placed-rows';
import { findRowNumbers } from './references';
import { removeRows } from './remove-rows';

/** The changes to the rows of a page. */
interface Plan {
  kept: ReadonlyMap<StoredBlock, PlacedRow>;
  gone: readonly PlacedRow[];
}

function planFor(
  placed: readonly PlacedRow[],
  blocks: readonly StoredBlock[],
  isWritten: (block: StoredBlock) => boolean,
  getUid: (block: StoredBlock) => string | undefined,
): Plan {
  const rows = new Map(placed.map((row) => [row.blockId, row]));
  const kept = new Map<StoredBlock, PlacedRow>();
  for (const block of blocks) {
    const row = rows.get(block.id);
    if (row && row.uid === getUid(block) && isWritten(block)) kept.set(block, row);
  }
  // Strapi's screens send the ids of the rows they show, and are refused when one is missing. Replacing a row
  // keeps a screen opened before a save from overwriting that save.
  const [first] = kept.keys();
  if (first && kept.size === placed.length) kept.delete(first);
  const stays = new Set(kept.values());
  return { kept, gone: placed.filter((row) => !stays.has(row)) };
}

async function write(writing: Writing, page: number, blocks: readonly StoredBlock[], plan: Plan) {
  const types = blockTypes(writing.strapi);
  await removePlaces(
    writing,
    plan.gone.map(({ place }) => place),
  );
  await removeRows(writing, grouped(plan.gone.map(({ uid, row }) => [uid, row])));

  const places = blocks.map((block, index) => ({ block, order: index + 1, row: plan.kept.get(block) }));
  const moved = places.flatMap(({ row, order }) =>
    row && row.order !== order ? [{ place: row.place, order }] : [],
  );
  await movePlaces(writing, moved);

  const fresh = places.filter(({ row }) => !row);
  const added = rowsFromBlocks(
    types,
    fresh.map(({ block }) => block),
  ).map(({ __component: uid, ...values }) => ({ uid, values }));
  await checkValues(writing.strapi, added);
  const numbers = await findRowNumbers(writing.strapi, added);
  const rows = await addRows(writing, added, numbers);
  await addPlaces(
    writing,
    page,
    rows.flatMap((row, index) => {
      const uid = added[index]?.uid;
      const order = fresh[index]?.order;
      return uid === undefined || order === undefined ? [] : [{ row, uid, order }];
    }),
  );
}

/**
 * Writes the blocks of a page to its dynamic zone, where Strapi's screens read them. Writes only the blocks
 * that differ, in a few statements. `isWritten` tells whether the existing row of a block already holds it.
 * Needs the transaction in which the page is locked.
 */
export async function writeBlocks(
  strapi: Core.Strapi,
  page: number,
  blocks: readonly StoredBlock[],
  isWritten: (block: StoredBlock) => boolean,
): Promise<void> {
  const types = blockTypes(strapi);
  // A block of a removed type has no row.
  const known = blocks.filter(({ type }) => types.has(type));
  await strapi.db.transaction(async ({ trx }) => {
    const writing = { strapi, trx };
    const placed = await findPlaced(writing, types, page);
    const plan = planFor(placed, known, isWritten, ({ type }) => types.get(type)?.uid);
    await write(writing, page, known, plan);
  });
}
