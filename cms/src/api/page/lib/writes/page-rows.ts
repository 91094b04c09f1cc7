import type { Core } from '@strapi/strapi';
import { lockRow, withLock } from '../../../../database/locks';
import type { PagePlaceRow } from '../../../../published/page-entry';
import { checkParent, type PlaceInfo } from '../places';

const PAGE = 'api::page.page';

/** A row that another refers to: `id` is the row id, `documentId` the public id. */
export interface RowRef {
  id: number;
  documentId: string;
}

/** The user who wrote a draft. */
export type Editor = RowRef & NonNullable<PagePlaceRow['editor']>;

/** A page as writes need it. */
export interface StoredPage extends RowRef, PagePlaceRow {
  title: string;
  draft: string | null;
  deletedAt: string | null;
  deletedWith: string | null;
  parent: RowRef | null;
  editor: Editor | null;
  liveRevision: (RowRef & { contentHash: string }) | null;
  scheduledRevision: RowRef | null;
}

const EDITOR = ['id', 'documentId', 'firstName', 'lastName', 'email'];

const populate = {
  parent: { select: ['id', 'documentId'] },
  editor: { select: EDITOR },
  liveRevision: { select: ['id', 'documentId', 'contentHash'] },
  scheduledRevision: { select: ['id', 'documentId'] },
};

/** Reads a page and locks its row until the transaction ends. Also finds deleted pages. */
export async function lockPage(strapi: Core.Strapi, documentId: string): Promise<StoredPage | null> {
  await lockRow(strapi, PAGE, documentId);
  return strapi.db.query(PAGE).findOne({ where: { documentId }, populate });
}

/** Slugs in use that start with this one, except those of deleted pages and of the page itself. */
export async function findTakenSlugs(
  strapi: Core.Strapi,
  base: string,
  except?: string,
): Promise<Set<string>> {
  const rows: { slug: string }[] = await strapi.db.query(PAGE).findMany({
    select: ['slug'],
    where: { slug: { $startsWith: base }, deletedAt: null, ...(except && { documentId: { $ne: except } }) },
  });
  return new Set(rows.map(({ slug }) => slug));
}

/** Whether the page has children that are not deleted. */
const hasChildren = async (strapi: Core.Strapi, documentId: string): Promise<boolean> =>
  (await strapi.db.query(PAGE).count({ where: { parent: { documentId }, deletedAt: null } })) > 0;

type Parent = NonNullable<PlaceInfo['parent']> & { row: RowRef };

/** A possible parent page; null when it does not exist or is deleted. */
export async function findParent(strapi: Core.Strapi, documentId: string): Promise<Parent | null> {
  const found: (RowRef & { parent: { documentId: string } | null }) | null = await strapi.db
    .query(PAGE)
    .findOne({
      select: ['id', 'documentId'],
      where: { documentId, deletedAt: null },
      populate: { parent: { select: ['documentId'] } },
    });
  if (!found) return null;
  const { parent, ...row } = found;
  return { id: documentId, parentId: parent?.documentId ?? null, row };
}

/**
 * The row of a parent (null: the top), when the page (null: a new one) may be placed there. Throws 400 at
 * `parent_id`.
 */
export async function requireParent(
  strapi: Core.Strapi,
  page: { documentId: string; slug: string } | null,
  parentId: string | null,
): Promise<RowRef | null> {
  if (parentId === null) return null;
  const parent = await findParent(strapi, parentId);
  const placed = page && {
    id: page.documentId,
    slug: page.slug,
    hasChildren: await hasChildren(strapi, page.documentId),
  };
  checkParent({ page: placed, parent });
  return parent?.row ?? null;
}

export async function findEditor(strapi: Core.Strapi, documentId: string | null): Promise<Editor | null> {
  if (documentId === null) return null;
  const where = { documentId };
  return strapi.db.query('plugin::users-permissions.user').findOne({ select: EDITOR, where });
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

export async function inTransaction<T>(strapi: Core.Strapi, write: () => Promise<T>): Promise<Awaited<T>> {
  return await strapi.db.transaction(() => write());
}

/**
 * Runs a change of slugs, parents or order in a transaction, one at a time across all instances, so that what
 * it read to decide (is the slug free, is the parent at the top) still holds when it writes.
 */
export const changeTree = <T>(strapi: Core.Strapi, write: () => Promise<T>): Promise<Awaited<T>> =>
  withLock(strapi, { lock: 'page tree' }, write);
