import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import { runSql } from '../../database/sql';
import { storage } from '../../storage';
import { emptyFolder, readingFolder } from '../../storage/folders';
import { MERGE_METADATA } from '../../storage/restrict-to-admins';
import { isUnavailable, warnDiskFull } from '../../storage/storage-failure';
import { storageKey, type TextState } from '../../storage/stored-file';
import { isDiskFull } from '../../utils/is-full';
import { startJobProcess, TooExpensive } from '../../utils/job-process';
import { repeat } from '../../database/repeat';
import { READABLE } from '../../shared/accepted-kinds';
import { READER, readJob, readOutcome, type ReadJob, type ReadOutcome } from './job';

const LOOK_EVERY_MS = 3_000;
const PATIENCE_MS = 30_000;
const HEAP = 256;
const LARGEST = 100 * 1024 * 1024;

interface Row {
  hash: string;
  ext: string;
  bytes: string | null;
}

// Claims of an instance that stopped halfway expire. An earlier reader may have found nothing.
const DUE = `((t.state = 'waiting' and t.taken_at < now() - interval '2 minutes')
  or (t.state in ('none', 'failed') and t.reader < cast(:reader as integer)))`;

const CLAIM = `
  insert into search_file_texts as t (hash, state, taken_at, reader)
  select hash, 'waiting', now(), cast(:reader as integer) from (
    select f.hash from files f left join search_file_texts t on t.hash = f.hash
    where lower(f.ext) = any(:readable) and (t.hash is null or ${DUE})
    order by f.id desc limit 1) as next
  on conflict (hash) do update set state = 'waiting', taken_at = now(), reader = cast(:reader as integer) where ${DUE}
  returning hash`;

const FILE = `select hash, lower(ext) as ext, provider_metadata::jsonb ->> 'bytes' as bytes from files where hash = ?`;

async function claimNext(strapi: Core.Strapi): Promise<Row | null> {
  const claimed = await runSql<{ hash: string }>(strapi, CLAIM, { reader: READER, readable: [...READABLE] });
  const hash = claimed.rows[0]?.hash;
  if (hash === undefined) return null;
  return (await runSql<Row>(strapi, FILE, [hash])).rows[0] ?? null;
}

const readInProcess = async (job: ReadJob): Promise<ReadOutcome> => {
  const reading = startJobProcess<ReadJob, ReadOutcome>({
    script: path.join(__dirname, 'child'),
    heap: HEAP,
    parse: (message) => readOutcome.parse(message),
    onExit: () => undefined,
  });
  try {
    return await reading.run(job, PATIENCE_MS);
  } catch (error) {
    if (error instanceof TooExpensive) return { pages: null };
    throw error;
  } finally {
    reading.end();
  }
};

async function readFile({ hash, ext, bytes }: Row): Promise<ReadOutcome> {
  if (Number(bytes ?? 0) > LARGEST) return { pages: null };
  const copy = path.join(readingFolder(), randomUUID());
  try {
    await pipeline(await storage().read(storageKey(hash, ext)), createWriteStream(copy, { mode: 0o600 }));
    return await readInProcess(readJob.parse({ path: copy, ext }));
  } finally {
    await rm(copy, { force: true });
  }
}

const getState = ({ pages }: ReadOutcome): TextState =>
  pages === null ? 'failed' : pages.some((page) => page !== '') ? 'ready' : 'none';

const KEEP = `update search_file_texts set state = ?, pages = ?::jsonb where hash = ?`;

async function storeOutcome(strapi: Core.Strapi, hash: string, outcome: ReadOutcome): Promise<void> {
  const text = getState(outcome);
  await runSql(strapi, KEEP, [text, JSON.stringify(outcome.pages ?? []), hash]);
  // The change of the file makes every instance present and index its asset again.
  await runSql(strapi, `${MERGE_METADATA} where hash = ?`, [
    JSON.stringify({ text, textAt: Date.now() }),
    hash,
  ]);
}

/** Reads the text of files that have none yet, one at a time. Returns a function that stops it. */
export function readTexts(strapi: Core.Strapi): () => Promise<void> {
  // What a portal that was killed left behind.
  let isClean = false;
  const work = async (stopping: AbortSignal): Promise<void> => {
    if (!isClean) await emptyFolder(readingFolder());
    isClean = true;
    while (!stopping.aborted) {
      const row = await claimNext(strapi);
      if (!row) return;
      try {
        await storeOutcome(strapi, row.hash, await readFile(row));
      } catch (error) {
        // Its claim ends, and it is read when both are back.
        if (isUnavailable(error)) throw error;
        // The same, when there is room.
        if (isDiskFull(error)) return warnDiskFull(error);
        strapi.log.warn(`The text of a file cannot be read: ${String(error)}`);
        await storeOutcome(strapi, row.hash, { pages: null });
      }
    }
  };
  return repeat(strapi, { name: 'Reading the text of files', everyMs: LOOK_EVERY_MS, work });
}
