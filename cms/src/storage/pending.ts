import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { logFailure } from '../database/outages';
import { pendingFolder } from './folders';
import { storage } from '.';
import { storageKey } from './stored-file';
import { removeRenditions } from './renditions/renditions';

const FILE = 'plugin::upload.file';

const getMarkerPath = (key: string): string => path.join(pendingFolder(), path.basename(key));

/** Marks content that is about to be stored or removed, until a commit decides whether a row refers to it. */
export const markPending = (key: string): Promise<void> => writeFile(getMarkerPath(key), '', { mode: 0o600 });

/** Removes the marker: content and row agree again. */
export const unmarkPending = (key: string): Promise<void> => rm(getMarkerPath(key), { force: true });

/** Removes content without a row. */
export async function deleteContent(key: string): Promise<void> {
  await storage().remove(key);
  await unmarkPending(key);
}

const underWay = new Set<Promise<void>>();

/**
 * Runs work after the open transaction commits, or at once when there is none. Its failure is not reported to
 * the caller.
 */
export async function afterCommit({ db }: Core.Strapi, work: () => Promise<void>): Promise<void> {
  const quietly = (): Promise<void> => work().catch(() => undefined);
  if (!db.inTransaction()) return quietly();
  await db.transaction(({ onCommit }) => {
    onCommit(() => {
      const done = quietly().finally(() => underWay.delete(done));
      underWay.add(done);
    });
  });
}

/** Waits until all such work is done; commits themselves do not wait for it. */
export async function whenCleanupDone(): Promise<void> {
  await Promise.all(underWay);
}

async function hasRow(strapi: Core.Strapi, key: string): Promise<boolean> {
  const { name: hash } = path.parse(key);
  const row = await strapi.db.query(FILE).findOne({ where: { hash }, select: ['hash', 'ext'] });
  return row !== null && storageKey(row.hash, row.ext) === key;
}

/**
 * Removes content that a killed process stored without a row, or whose row it had removed. If the storage is
 * unavailable, the next start tries again.
 */
export async function removeOrphans(strapi: Core.Strapi): Promise<void> {
  try {
    for (const key of await readdir(pendingFolder())) {
      if (await hasRow(strapi, key)) await unmarkPending(key);
      else await deleteContent(key);
    }
  } catch (error) {
    logFailure(strapi, error, 'Content that has no row is still kept', 'warn');
  }
}

/** The columns needed to remove a file. */
export interface FileToRemove {
  id: number;
  documentId: string;
  hash: string;
  ext: string | null;
}

/**
 * Removes the content of files whose rows are gone. A storage failure is only logged: the remaining content
 * has no row, so it is unreachable, and the next start removes it.
 */
export async function removeFileContents(files: readonly FileToRemove[]): Promise<void> {
  await Promise.allSettled(
    files.flatMap(({ documentId, hash, ext }) => [
      deleteContent(storageKey(hash, ext)),
      removeRenditions(documentId),
    ]),
  );
}
