import { createReadStream, rmSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Client } from 'pg';
import type { FileStorage } from '../storage/provider/file-storage';
import { writeArchive, type ArchiveWriter } from './archive';
import { withDatabase } from './connect';
import { createFileCopier } from './file-copies';
import {
  getFingerprint,
  ENTRIES,
  FORMAT,
  tableEntry,
  type About,
  type FileEntry,
  type Manifest,
} from './manifest';
import { type Progress, BackupRefused } from './progress';
import { loadFiles, inSnapshot, readTables, rowsIn, type ReferencedFile, type Snapshot } from './snapshot';

interface BackupOptions {
  /** The path of the archive; it may not exist yet. */
  file: string;
  databaseUrl: string;
  storage: FileStorage;
  /** The version of this portal. */
  version: string;
  /** The portal's own address. */
  publicUrl: string;
  /** `generated`: the portal generated it, and nobody else has it. */
  secret: { value: string; generated: boolean };
  progress: Progress;
}

interface BackupResult {
  rows: number;
  files: number;
  /** Total bytes of the files. */
  bytes: number;
}

// A deleted file and its row disappear a moment apart, in either order.
const PAUSE_MS = 1000;
/** How often a file must be missing, each time in a newer snapshot, before it counts as lost. */
const LOST_AFTER = 3;
const MOST_SNAPSHOTS = 20;

/** The rows at one moment, and the files that they refer to. */
interface ConsistentSnapshot {
  moment: string;
  snapshot: Snapshot;
  files: ReferencedFile[];
  /** Those of `files` that the storage lost. */
  lost: string[];
}

/**
 * Copies the files, which takes long, and only then takes a snapshot and copies the few files added since. A
 * file deleted in between is absent from the next snapshot, so the final snapshot has all of its files.
 */
async function readConsistently(
  client: Client,
  copyAll: (files: ReferencedFile[]) => Promise<string[]>,
  read: () => Promise<Snapshot>,
): Promise<ConsistentSnapshot> {
  await copyAll(await loadFiles(client));
  const misses = new Map<string, number>();
  const attempt = async (): Promise<ConsistentSnapshot | null> => {
    const moment = new Date().toISOString();
    const files = await loadFiles(client);
    const lost = await copyAll(files);
    for (const key of lost) misses.set(key, (misses.get(key) ?? 0) + 1);
    if (lost.some((key) => (misses.get(key) ?? 0) < LOST_AFTER)) return null;
    return { moment, files, lost, snapshot: await read() };
  };
  for (let round = 0; round < MOST_SNAPSHOTS; round += 1) {
    const found = await inSnapshot(client, attempt);
    if (found) return found;
    await wait(PAUSE_MS);
  }
  throw new BackupRefused(
    'Er verdwijnen steeds bestanden tijdens de back-up. Probeer het op een rustiger moment.',
  );
}

/** Whether a file differs from the one that the portal stored. */
function isChanged(named: readonly ReferencedFile[]): (file: FileEntry) => boolean {
  const digests = new Map(named.map(({ key, digest }) => [key, digest]));
  return ({ key, sha256 }) => {
    const digest = digests.get(key);
    return digest != null && digest !== Buffer.from(sha256, 'hex').toString('base64url');
  };
}

async function addTables(archive: ArchiveWriter, folder: string, { tables }: Snapshot): Promise<void> {
  for (const { name, bytes } of tables) {
    await archive.add(tableEntry(name), bytes, createReadStream(rowsIn(folder, name)));
  }
}

async function fill(
  archive: ArchiveWriter,
  folder: string,
  client: Client,
  { storage, version, publicUrl, secret, progress }: BackupOptions,
): Promise<BackupResult> {
  const begun: About = { format: FORMAT, version, moment: new Date().toISOString() };
  await archive.addPiece(ENTRIES.about, JSON.stringify(begun));
  let [done, total] = [0, 0];
  const copies = createFileCopier(storage, archive, (count) => progress.at((done += count), total, 'bytes'));
  const copyAll = async (files: ReferencedFile[]): Promise<string[]> => {
    total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    const missing: string[] = [];
    for (const { key } of files) if (!(await copies.copy(key))) missing.push(key);
    return missing;
  };
  progress.step('Bestanden kopiëren');
  const {
    moment,
    snapshot,
    files: named,
    lost,
  } = await readConsistently(client, copyAll, () => {
    progress.step('Database lezen');
    return readTables(client, folder, progress);
  });
  for (const key of lost) {
    progress.warn(`De inhoud van een bestand is weg uit de opslag, en staat dus niet in de back-up: ${key}`);
  }
  const files = copies.all(named);
  for (const key of files.filter(isChanged(named)).map(({ key }) => key)) {
    progress.warn(`De inhoud van een bestand is in de opslag veranderd of beschadigd: ${key}`);
  }
  progress.step('Archief afmaken');
  await addTables(archive, folder, snapshot);
  const manifest: Manifest = {
    format: FORMAT,
    version,
    moment,
    ...snapshot,
    files,
    lost,
    publicUrl,
    secret: {
      fingerprint: getFingerprint(secret.value),
      ...(secret.generated && { generated: secret.value }),
    },
  };
  const packed = gzipSync(JSON.stringify(manifest, null, 1));
  await archive.addPiece(ENTRIES.manifest, packed);
  await archive.addPiece(ENTRIES.seal, createHash('sha256').update(packed).digest('hex'));
  await archive.end();
  return {
    rows: snapshot.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/**
 * Writes everything that the portal stores to one archive, while the portal keeps running. An aborted backup
 * leaves nothing behind.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupResult> {
  const { file, databaseUrl } = options;
  const folder = await mkdtemp(`${file}.part-`);
  const leaveNothing = (): void => rmSync(folder, { recursive: true, force: true });
  // Also when the process is terminated.
  process.once('exit', leaveNothing);
  try {
    const part = path.join(folder, 'archive.tar');
    const archive = writeArchive(part);
    const result = await withDatabase(databaseUrl, (client) => fill(archive, folder, client, options));
    await rename(part, file);
    return result;
  } finally {
    leaveNothing();
  }
}
