import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { unsettledFolder } from './folders';
import { storage } from '.';
import { storageKey } from './stored-file';

const FILE = 'plugin::upload.file';

const getMarkerPath = (key: string): string => path.join(unsettledFolder(), path.basename(key));

/** Notes that content is about to be kept or removed while no commit says yet whether a row has it. */
export const markPending = (key: string): Promise<void> => writeFile(getMarkerPath(key), '', { mode: 0o600 });

/** Content and row agree again. */
export const clearPending = (key: string): Promise<void> => rm(getMarkerPath(key), { force: true });

/** Removes content that has no row. */
export async function dropContent(key: string): Promise<void> {
  await storage().remove(key);
  await clearPending(key);
}

const underWay = new Set<Promise<void>>();

/** Does some work once the transaction that is open is committed; at once when there is none. Its failure is nobody's. */
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

/** Waits until all such work is done: nobody who commits does. */
export async function whenTidy(): Promise<void> {
  await Promise.all(underWay);
}

async function hasRow(strapi: Core.Strapi, key: string): Promise<boolean> {
  const { name: hash } = path.parse(key);
  const row = await strapi.db.query(FILE).findOne({ where: { hash }, select: ['hash', 'ext'] });
  return row !== null && storageKey(row.hash, row.ext) === key;
}

/**
 * Removes content that a portal which was killed had kept without its row, or had removed the row of. A storage that does
 * not answer now is asked again at the next start.
 */
export async function settleAll(strapi: Core.Strapi): Promise<void> {
  try {
    for (const key of await readdir(unsettledFolder())) {
      if (await hasRow(strapi, key)) await clearPending(key);
      else await dropContent(key);
    }
  } catch (error) {
    strapi.log.warn(`Content that has no row is still kept: ${String(error)}`);
  }
}
