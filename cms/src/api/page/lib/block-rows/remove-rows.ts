import { grouped } from '../../../../utils/group-by';
import { isNamedLoosely, getLinks, type Writing } from './links';

/** Rows of components, by component. */
export type RowsGone = ReadonlyMap<string, readonly number[]>;

async function getParts({ strapi, trx }: Writing, gone: RowsGone): Promise<Map<string, number[]>> {
  const parts: [uid: string, part: number][] = [];
  for (const [uid, ids] of gone) {
    const [link] = getLinks(strapi, uid).filter(({ isPart }) => isPart);
    if (!link) continue;
    // One table links all parts of a component.
    const rows: { part: number; uid: string }[] = await trx(link.table)
      .select({ part: link.to, uid: 'component_type' })
      .whereIn(link.from, ids);
    for (const { uid: kind, part } of rows) parts.push([kind, part]);
  }
  return grouped(parts);
}

/**
 * Deletes components with their parts, with one statement per table. Their join rows are deleted by cascade.
 */
export async function removeRows(writing: Writing, gone: RowsGone): Promise<void> {
  if (gone.size === 0) return;
  const { strapi } = writing;
  const known = new Map([...gone].filter(([uid]) => uid in strapi.components));
  const parts = await getParts(writing, known);
  for (const [uid, ids] of known) {
    const query = strapi.db.query(uid);
    if (isNamedLoosely(strapi, uid)) for (const id of ids) await query.delete({ where: { id } });
    else await query.deleteMany({ where: { id: { $in: [...ids] } } });
  }
  await removeRows(writing, parts);
}
