import type { Core } from '@strapi/strapi';
import { blockTypes } from '../../../../blocks/registry';
import { rowsFromBlocks } from '../../../../blocks/stored-block';
import { withFreeLock, withLock, type Lock } from '../../../../database/locks';
import { logFailure } from '../../../../database/outages';
import { parseContent } from '../../../../published/content';
import { getRelations } from '../added-fields';
import { findExistingIds, removeDeletedReferences } from '../deleted-references';
import { runAsRowWrite } from './as-portal';
import { areRowsStored, findStoredRows, withStoredIds } from './row-ids';
import { withPanelOnlyFields } from './panel-only-fields';

const PAGE = 'api::page.page';

/** Held while the rows of a page's blocks are written or deleted. Take it before the page's own row. */
export const rowsLock = (documentId: string): Lock => ({ lock: 'block rows', of: documentId });

interface PendingRow {
  draft: string | null;
  contentHash: string | null;
}

const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0;

async function writePending(strapi: Core.Strapi, documentId: string, keepsIds = false): Promise<void> {
  const pages = strapi.db.query(PAGE);
  const page: PendingRow | null = await pages.findOne({
    select: ['draft', 'contentHash'],
    where: { documentId, rowsPending: true },
  });
  if (!page) return;
  const types = blockTypes(strapi);
  const known = await findExistingIds(strapi);
  // Strapi refuses references to what is deleted, which a draft may still have.
  const content = removeDeletedReferences(types, parseContent(page.draft), known);
  const blocks = rowsFromBlocks(types, content.blocks);
  const relations = getRelations(types, content);
  const write = (rows: Record<string, unknown>[]) => {
    const data: Record<string, unknown> = { ...relations, blocks: rows };
    return runAsRowWrite(() => strapi.documents(PAGE).update({ documentId, data }));
  };
  if (keepsIds) {
    const stored = await findStoredRows(strapi, documentId);
    // Strapi takes eighteen statements for each block: not twice for what it wrote just now.
    const isWritten = isEmpty(relations) && areRowsStored(strapi, stored, blocks);
    if (!isWritten) await write(withStoredIds(strapi, stored, blocks));
  } else await write(await withPanelOnlyFields(strapi, documentId, blocks));
  // A draft that was saved meanwhile has a different hash, and stays pending.
  const where = { documentId, contentHash: page.contentHash };
  await pages.updateMany({ where, data: { rowsPending: false } });
}

/**
 * Writes the blocks of a draft, and what else is kept beside its row, where Strapi's screens read them, unless they are
 * there. Waits for another instance that is writing them, and keeps others waiting until the open transaction ends.
 */
export const writeRows = (strapi: Core.Strapi, documentId: string): Promise<void> =>
  withLock(strapi, rowsLock(documentId), () => writePending(strapi, documentId));

/**
 * The same after a write of one of those screens: the rows keep the ids that it knows, so that it can save again. Any
 * other write assigns new ids, so that a stale screen is refused.
 */
export const writeRowsOfScreen = (strapi: Core.Strapi, documentId: string): Promise<void> =>
  withLock(strapi, rowsLock(documentId), () => writePending(strapi, documentId, true));

const RETRY_MS = 60_000;

/**
 * Creates the function that writes the rows of every saved draft whose rows are outdated. Each page gets its own
 * transaction; pages that another instance is writing are skipped. Failed rows are retried at the next save or after a
 * minute, and at the next start.
 */
export function createRowWriter(strapi: Core.Strapi): (stopping?: AbortSignal) => Promise<void> {
  const failures = new Map<string, number>();

  async function write(documentId: string, draft: string): Promise<void> {
    if (Date.now() - (failures.get(draft) ?? 0) < RETRY_MS) return;
    failures.delete(draft);
    try {
      await withFreeLock(strapi, rowsLock(documentId), () => writePending(strapi, documentId));
    } catch (error) {
      failures.set(draft, Date.now());
      logFailure(strapi, error, `The rows of page ${documentId} could not be written`);
    }
  }

  return async (stopping) => {
    const pending: { documentId: string; version: number }[] = await strapi.db.query(PAGE).findMany({
      select: ['documentId', 'version'],
      where: { rowsPending: true },
      orderBy: { updatedAt: 'asc' },
    });
    if (pending.length === 0) failures.clear();
    for (const { documentId, version } of pending) {
      if (stopping?.aborted) return;
      await write(documentId, `${documentId} ${version}`);
    }
  };
}
