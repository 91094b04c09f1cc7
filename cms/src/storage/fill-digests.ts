import { addAbortSignal } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { PortalError } from '../http/errors';
import { storage } from './index';
import { MERGE_METADATA } from './restrict-to-admins';
import { readSnapshot } from './file-snapshot';
import { storageKey } from './stored-file';
import { runSql } from '../database/sql';

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

const unmeasured = async (strapi: Core.Strapi, after: number): Promise<Row[]> =>
  (await runSql<Row>(strapi, UNMEASURED, [after])).rows;

async function fill(strapi: Core.Strapi, { id, hash, ext }: Row, signal: AbortSignal): Promise<void> {
  const content = addAbortSignal(signal, await storage().read(storageKey(hash, ext)));
  const snapshot = await readSnapshot(content);
  // A maintainer may have replaced the file in the meantime.
  await runSql(strapi, `${MERGE_METADATA} where id = ? and hash = ?`, [JSON.stringify(snapshot), id, hash]);
}

/**
 * Computes, in the background, the SHA-256 and CRC-32 of files stored without them.
 * Unreadable files are logged and retried at the next start. Returns a function that stops it.
 */
export function fillDigests(strapi: Core.Strapi): () => Promise<void> {
  const stop = new AbortController();
  const isStopped = (): boolean => stop.signal.aborted;

  const run = async (): Promise<void> => {
    let after = 0;
    for (
      let rows = await unmeasured(strapi, after);
      rows.length > 0;
      rows = await unmeasured(strapi, after)
    ) {
      for (const row of rows) {
        if (isStopped()) return;
        after = row.id;
        try {
          await fill(strapi, row, stop.signal);
        } catch (error) {
          if (isStopped()) return;
          strapi.log.warn(`The SHA-256 and CRC-32 of file ${row.id} are not known yet: ${String(error)}`);
          // When the storage is unavailable, the other files will fail too.
          if (error instanceof PortalError) return;
        }
      }
    }
  };

  const running = run().catch((error: unknown) => {
    strapi.log.error(`Recording the SHA-256 and CRC-32 of files failed: ${String(error)}`);
  });
  return async () => {
    stop.abort();
    await running;
  };
}
