import type { Core } from '@strapi/strapi';
import { blockTypes } from '../../../../blocks/registry';
import { rowsFromBlocks } from '../../../../blocks/stored-block';
import { withFreeLock, withLock, type Lock } from '../../../../database/locks';
import { pageContent } from '../../../../published/content';
import { asRows } from './as-portal';

const PAGE = 'api::page.page';

/** Held by who writes or deletes the rows of the blocks of a page. Take it before the page's own row. */
export const rowsLock = (documentId: string): Lock => ({ lock: 'block rows', of: documentId });

interface PendingRow {
  draft: string | null;
  contentHash: string | null;
}

async function writePending(strapi: Core.Strapi, documentId: string): Promise<void> {
  const pages = strapi.db.query(PAGE);
  const page: PendingRow | null = await pages.findOne({
    select: ['draft', 'contentHash'],
    where: { documentId, rowsPending: true },
  });
  if (!page) return;
  const blocks = rowsFromBlocks(blockTypes(strapi), pageContent(page.draft).blocks);
  const data: Record<string, unknown> = { blocks };
  await asRows(() => strapi.documents(PAGE).update({ documentId, data }));
  // A draft that was saved meanwhile has a different hash, and stays pending.
  const where = { documentId, contentHash: page.contentHash };
  await pages.updateMany({ where, data: { rowsPending: false } });
}

/**
 * Writes the blocks of a draft to its dynamic zone, where Strapi's screens read them, unless they are there.
 * Waits for another instance that is writing them, and keeps others waiting until the open transaction ends.
 */
export const writeRows = (strapi: Core.Strapi, documentId: string): Promise<void> =>
  withLock(strapi, rowsLock(documentId), () => writePending(strapi, documentId));

/**
 * Writes the rows of every draft that was saved since its rows were written. Each page in a transaction of its
 * own; of pages that another instance is writing it stays away.
 */
export async function writePendingRows(strapi: Core.Strapi): Promise<void> {
  const pending: { documentId: string }[] = await strapi.db
    .query(PAGE)
    .findMany({ select: ['documentId'], where: { rowsPending: true }, orderBy: { updatedAt: 'asc' } });
  for (const { documentId } of pending) {
    try {
      await withFreeLock(strapi, rowsLock(documentId), () => writePending(strapi, documentId));
    } catch (error) {
      strapi.log.error(`The rows of page ${documentId} could not be written: ${String(error)}`);
    }
  }
}
