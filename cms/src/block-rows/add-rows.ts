import { grouped } from './grouped';
import { columnsOf, linksOf, type Link, type Writing } from './links';
import { partsIn, rowsNamed, type NewRow, type RowNumbers } from './references';

type LinkRow = Record<string, string | number | null>;

interface Owned {
  owner: number;
  link: Link;
  place: number;
  part: NewRow;
}

/** The rows of components themselves: one insert per component. */
async function insertRows(
  { strapi }: Writing,
  rows: readonly NewRow[],
  numbers: RowNumbers,
): Promise<Map<NewRow, number>> {
  const made = new Map<NewRow, number>();
  for (const [uid, alike] of grouped(rows.map((row) => [row.uid, row]))) {
    const columns = columnsOf(strapi, uid);
    const data = alike.map((row) => ({
      ...row.values,
      ...Object.fromEntries(
        columns.map((column) => [column.name, rowsNamed(numbers, row, column)[0] ?? null]),
      ),
    }));
    const { ids } = await strapi.db.query(uid).createMany({ data });
    alike.forEach((row, index) => made.set(row, Number(ids[index])));
  }
  return made;
}

const linkRow = (link: Link, owner: number, other: number, place: number): LinkRow => ({
  [link.from]: owner,
  [link.to]: other,
  ...(link.order && { [link.order]: place + 1 }),
});

/** By table. */
type NewLink = [table: string, row: LinkRow];

async function insertLinks({ strapi, trx }: Writing, links: readonly NewLink[]): Promise<void> {
  for (const [table, rows] of grouped(links)) {
    await strapi.db.entityManager.insertJoinTableRows(table, rows, trx);
  }
}

/**
 * Writes components with their parts and all that they name, however many there are, with one insert per table and level;
 * gives the numbers of their rows, in order. Strapi's document service does the same with some fifty statements each.
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
    for (const link of linksOf(writing.strapi, row.uid)) {
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
