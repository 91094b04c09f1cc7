import type { Core } from '@strapi/strapi';
import type { PlaceInfo } from '../places';

const PAGE = 'api::page.page';

/** A page as writes need it; `id` is the row id, `documentId` the public id. */
export interface StoredPage {
  id: number;
  documentId: string;
  slug: string;
  oldSlugs: unknown;
  title: string;
  position: number;
  version: number;
  draft: string | null;
  contentHash: string | null;
  publishedOn: string | null;
  deletedAt: string | null;
  deletedWith: string | null;
  parent: { documentId: string } | null;
  liveRevision: { documentId: string; contentHash: string } | null;
  scheduledRevision: { documentId: string } | null;
}

const populate = {
  parent: { select: ['documentId'] },
  liveRevision: { select: ['documentId', 'contentHash'] },
  scheduledRevision: { select: ['documentId'] },
};

/** Reads a page and locks its row until the transaction ends. Also finds deleted pages. */
export async function lockPage(strapi: Core.Strapi, documentId: string): Promise<StoredPage | null> {
  await strapi.db.queryBuilder(PAGE).select(['id']).where({ documentId }).forUpdate().execute();
  return strapi.db.query(PAGE).findOne({ where: { documentId }, populate });
}

/** Slugs in use that start with this one, except those of deleted pages and of the page itself. */
export async function takenSlugs(strapi: Core.Strapi, base: string, except?: string): Promise<Set<string>> {
  const rows: { slug: string }[] = await strapi.db.query(PAGE).findMany({
    select: ['slug'],
    where: { slug: { $startsWith: base }, deletedAt: null, ...(except && { documentId: { $ne: except } }) },
  });
  return new Set(rows.map(({ slug }) => slug));
}

/** Whether the page has children that are not deleted. */
export const hasChildren = async (strapi: Core.Strapi, documentId: string): Promise<boolean> =>
  (await strapi.db.query(PAGE).count({ where: { parent: { documentId }, deletedAt: null } })) > 0;

/** A possible parent page; null when it does not exist or is deleted. */
export async function findParent(strapi: Core.Strapi, documentId: string): Promise<PlaceInfo['parent']> {
  const row: { documentId: string; parent: { documentId: string } | null } | null = await strapi.db
    .query(PAGE)
    .findOne({
      select: ['documentId'],
      where: { documentId, deletedAt: null },
      populate: { parent: { select: ['documentId'] } },
    });
  return row && { id: row.documentId, parentId: row.parent?.documentId ?? null };
}

/** The pages under a parent (null: at the top) that are not deleted, in order. */
export async function siblingsUnder(
  strapi: Core.Strapi,
  parentId: string | null,
): Promise<{ documentId: string; position: number }[]> {
  return strapi.db.query(PAGE).findMany({
    select: ['documentId', 'position'],
    where: { parent: parentId === null ? null : { documentId: parentId }, deletedAt: null },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}

/** The position after the last page under a parent. */
export async function nextPosition(strapi: Core.Strapi, parentId: string | null): Promise<number> {
  const siblings = await siblingsUnder(strapi, parentId);
  return (siblings.at(-1)?.position ?? -1) + 1;
}
