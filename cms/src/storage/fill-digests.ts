import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import { PortalError } from '../http/errors';
import { storage } from './index';
import { MERGE_FACTS } from './restrict-to-admins';
import { storageKey, type FileSnapshot } from './stored-file';

const BATCH = 100;

interface Row {
  id: number;
  hash: string;
  ext: string | null;
}

// By column, past Strapi's events: those say each time that every asset may have changed.
const undigested = (strapi: Core.Strapi, after: number): Promise<Row[]> =>
  strapi.db
    .connection('files')
    .select('id', 'hash', 'ext')
    .where('id', '>', after)
    .whereRaw("provider_metadata::jsonb ->> 'digest' is null")
    .orderBy('id')
    .limit(BATCH);

async function factsOfKept(key: string, signal: AbortSignal): Promise<FileSnapshot> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = async (pieces: AsyncIterable<Buffer>): Promise<void> => {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
    }
  };
  await pipeline(await storage().read(key), count, { signal });
  return { bytes, digest: hash.digest('base64url') };
}

async function fill({ db }: Core.Strapi, { id, hash, ext }: Row, signal: AbortSignal): Promise<void> {
  const facts = await factsOfKept(storageKey(hash, ext), signal);
  await db
    .connection('files')
    // A maintainer may have replaced it meanwhile.
    .where({ id, hash })
    .update({ provider_metadata: db.connection.raw(MERGE_FACTS, [JSON.stringify(facts)]) });
}

/**
 * Notes, in the background, the SHA-256 of files that were kept without; says when there are any. What cannot be read is
 * told in the log and tried again at the next start. Gives the way to stop.
 */
export function fillDigests(strapi: Core.Strapi): () => Promise<void> {
  const stop = new AbortController();
  const isStopped = (): boolean => stop.signal.aborted;

  const run = async (): Promise<void> => {
    let after = 0;
    for (
      let rows = await undigested(strapi, after);
      rows.length > 0;
      rows = await undigested(strapi, after)
    ) {
      for (const row of rows) {
        if (isStopped()) return;
        after = row.id;
        try {
          await fill(strapi, row, stop.signal);
        } catch (error) {
          if (isStopped()) return;
          strapi.log.warn(`The SHA-256 of file ${row.id} is not known yet: ${String(error)}`);
          // The storage does not answer: neither will it for the others.
          if (error instanceof PortalError) return;
        }
      }
    }
  };

  const running = run().catch((error: unknown) => {
    strapi.log.error(`Noting the SHA-256 of files failed: ${String(error)}`);
  });
  return async () => {
    stop.abort();
    await running;
  };
}
