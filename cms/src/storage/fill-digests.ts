import { addAbortSignal } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { storage } from './index';
import { MERGE_METADATA } from './restrict-to-admins';
import { readSnapshot } from './file-snapshot';
import { storageKey } from './stored-file';
import { runSql } from '../database/sql';
import { repeat } from '../database/repeat';
import { isUnavailable } from './storage-failure';

const BATCH = 100;

interface Row {
  id: number;
  hash: string;
  ext: string | null;
}

// Bypasses Strapi's events: each of those would invalidate every asset.
const UNMEASURED = `
  select id, hash, ext from files
  where id > ? and provider_metadata::jsonb ->> 'crc' is null order by id limit ${BATCH}`;

const findUnmeasured = async (strapi: Core.Strapi, after: number): Promise<Row[]> =>
  (await runSql<Row>(strapi, UNMEASURED, [after])).rows;

async function fill(strapi: Core.Strapi, { id, hash, ext }: Row, signal: AbortSignal): Promise<void> {
  const content = addAbortSignal(signal, await storage().read(storageKey(hash, ext)));
  const snapshot = await readSnapshot(content);
  // A maintainer may have replaced the file in the meantime.
  await runSql(strapi, `${MERGE_METADATA} where id = ? and hash = ?`, [JSON.stringify(snapshot), id, hash]);
}

/**
 * Computes, in the background, the SHA-256 and CRC-32 of files stored without them. Unreadable files are logged and
 * retried at the next start; while the database or the storage is away it waits. Returns a function that stops it.
 */
export function fillDigests(strapi: Core.Strapi, everyMs = 10_000): () => Promise<void> {
  let after = 0;
  let isDone = false;

  const work = async (stopping: AbortSignal): Promise<void> => {
    const isStopped = (): boolean => stopping.aborted;
    while (!isDone && !isStopped()) {
      const rows = await findUnmeasured(strapi, after);
      isDone = rows.length === 0;
      for (const row of rows) {
        try {
          await fill(strapi, row, stopping);
        } catch (error) {
          if (isStopped()) return;
          if (isUnavailable(error)) throw error;
          strapi.log.warn(`The SHA-256 and CRC-32 of file ${row.id} are not known yet: ${String(error)}`);
        }
        after = row.id;
      }
    }
  };
  return repeat(strapi, { name: 'Recording the SHA-256 and CRC-32 of files', everyMs, work });
}
