import type { BlockTypes } from '../../../../blocks/stored-block';
import type { Writing } from './links';

const PAGE = 'api::page.page';
const ZONE = 'blocks';

/** The row of a block, and its position in the dynamic zone of its page. */
export interface PlacedRow {
  /** Id of the join row that places it. */
  place: number;
  row: number;
  uid: string;
  order: number;
  blockId: number | null;
}

// Strapi's names for the tables and columns of a dynamic zone.
const getTable = ({ strapi }: Writing): string => `${strapi.db.metadata.get(PAGE).tableName}_cmps`;

/** The blocks of a page in the order of its dynamic zone, in one statement. */
export async function findPlaced(writing: Writing, types: BlockTypes, page: number): Promise<PlacedRow[]> {
  const { strapi, trx } = writing;
  const uids = [...types.values()].map(({ uid }) => uid);
  const cases = uids.map(() => 'when ? then (select block_id from ?? where id = placed.cmp_id)').join(' ');
  const { rows }: { rows: PlacedRow[] } = await trx.raw(
    `select placed.id as place, placed.cmp_id as "row", placed.component_type as uid, placed."order",
       case placed.component_type ${cases} end as "blockId"
     from ?? as placed where placed.entity_id = ? and placed.field = ? order by placed."order", placed.id`,
    [...uids.flatMap((uid) => [uid, strapi.db.metadata.get(uid).tableName]), getTable(writing), page, ZONE],
  );
  return rows;
}

/** Removes rows from the dynamic zone. */
export async function removePlaces(writing: Writing, places: readonly number[]): Promise<void> {
  if (places.length > 0) await writing.trx(getTable(writing)).whereIn('id', places).delete();
}

/** Adds new rows to the dynamic zone of a page. */
export async function addPlaces(
  writing: Writing,
  page: number,
  added: readonly Pick<PlacedRow, 'row' | 'uid' | 'order'>[],
): Promise<void> {
  const rows = added.map(({ row, uid, order }) => ({
    entity_id: page,
    cmp_id: row,
    component_type: uid,
    field: ZONE,
    order,
  }));
  await writing.strapi.db.entityManager.insertJoinTableRows(getTable(writing), rows, writing.trx);
}

/** Moves rows within their dynamic zone, in one statement however many there are. */
export async function movePlaces(
  writing: Writing,
  moved: readonly Pick<PlacedRow, 'place' | 'order'>[],
): Promise<void> {
  if (moved.length === 0) return;
  await writing.trx.raw(
    `update ?? as known set "order" = moved."order"
     from unnest(?::integer[], ?::integer[]) as moved(place, "order") where known.id = moved.place`,
    [getTable(writing), moved.map(({ place }) => place), moved.map(({ order }) => order)],
  );
}
