import { grouped } from '../../../../utils/group-by';
import { getColumns, getLinks, type Link, type Writing } from './links';
import { partsIn, rowsNamed, type NewRow, type RowNumbers } from './references';

type LinkRow = Record<string, string | number | null>;

interface Owned {
  owner: number;
  link: Link;
  place: number;
  part: NewRow;
}

// Rows without values of their own, such as a place for an asset: knex cannot insert many of those at once.
const INSERT_BARE = `
  insert into ?? (id) select nextval(pg_get_serial_sequence(?, 'id')) from generate_series(1, ?) returning id`;

async function insertAlike(
  { strapi, trx }: Writing,
  uid: string,
  rows: readonly NewRow[],
  numbers: RowNumbers,
): Promise<number[]> {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const references = getColumns(strapi, uid);
  const plain = Object.keys(attributes).filter((name) => attributes[name]?.type !== 'relation');
  const isBare = ({ values }: NewRow) => plain.every((name) => values[name] === undefined);
  if (references.length === 0 && rows.every(isBare)) {
    const made: { rows: { id: number }[] } = await trx.raw(INSERT_BARE, [tableName, tableName, rows.length]);
    return made.rows.map(({ id }) => id);
  }
  const data = rows.map((row) => {
    const named = references.map((column) => [column.name, rowsNamed(numbers, row, column)[0] ?? null]);
    return { ...row.values, ...Object.fromEntries(named) };
  });
  return (await strapi.db.query(uid).createMany({ data })).ids.map(Number);
}

/** Inserts the rows of components, with one insert per component. */
async function insertRows(
  writing: Writing,
  rows: readonly NewRow[],
  numbers: RowNumbers,
): Promise<Map<NewRow, number>> {
  const made = new Map<NewRow, number>();
  for (const [uid, alike] of grouped(rows.map((row) => [row.uid, row]))) {
    const ids = await insertAlike(writing, uid, alike, numbers);
    alike.forEach((row, index) => made.set(row, ids[index] ?? NaN));
  }
  return made;
}

const linkRow = (link: Link, owner: number, other: number, place: number): LinkRow => ({
  [link.from]: owner,
  [link.to]: other,
  ...(link.order && { [link.order]: place + 1 }),
});

/** A new row by its link table. */
type NewLink = [table: string, row: LinkRow];

async function insertLinks({ strapi, trx }: Writing, links: readonly NewLink[]): Promise<void> {
  for (const [table, rows] of grouped(links)) {
    await strapi.db.entityManager.insertJoinTableRows(table, rows, trx);
  }
}

/**
 * Inserts components with their parts and references, with one insert per table and level however many there
 * are; returns the row ids in order. Strapi's document service would take some fifty statements for each.
 */
export async function addRows(
  writing: Writing,
  rows: readonly NewRow[],
  numbers: RowNumbers,
): Promise<number[]> {
  if (rows.length === 0) return [];
  const made = await insertRows(writing, rows, numbers);
  const named: NewLink[] = [];
  const owned: Owned[] = [];
  for (const [row, owner] of made) {
    for (const link of getLinks(writing.strapi, row.uid)) {
      if (link.isPart) {
        partsIn(row, link).forEach((part, place) => owned.push({ owner, link, place, part }));
      } else {
        const others = rowsNamed(numbers, row, link);
        others.forEach((other, place) => named.push([link.table, linkRow(link, owner, other, place)]));
      }
    }
  }
  const parts = await addRows(
    writing,
    owned.map(({ part }) => part),
    numbers,
  );
  const having = owned.flatMap(({ owner, link, place }, index): NewLink[] => {
    const part = parts[index];
    if (part === undefined) return [];
    const kind = { field: link.name, component_type: link.target };
    return [[link.table, { ...linkRow(link, owner, part, place), ...kind }]];
  });
  await insertLinks(writing, [...named, ...having]);
  return rows.map((row) => made.get(row) ?? NaN);
}
