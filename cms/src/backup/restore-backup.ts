import { statSync } from 'node:fs';
import type { Client } from 'pg';
import type { FileStorage } from '../storage/provider/file-storage';
import { storageKey } from '../storage/stored-file';
import { readArchive } from './archive';
import { checkArchive } from './check-archive';
import { withDatabase } from './connect';
import { fileEntry, tableEntry, type Manifest } from './manifest';
import { createFileRestorer } from './restore-files';
import { type Progress, BackupRefused } from './progress';
import { silenceCopy } from './silence-copy';
import { refuseRunningPortal, restoreTables, tablesToReplace, type TableRestore } from './restore-tables';

interface RestoreOptions {
  file: string;
  databaseUrl: string;
  storage: FileStorage;
  /** The version of this portal. */
  version: string;
  /** The address of this portal. */
  publicUrl: string;
  /** Replace existing data. */
  force: boolean;
  /** Aborts the restore, and leaves everything as it was. */
  signal: AbortSignal;
  progress: Progress;
}

async function storedKeys(client: Client, tables: readonly string[]): Promise<string[]> {
  if (!tables.includes('files')) return [];
  const { rows } = await client.query<{ hash: string; ext: string | null }>('select hash, ext from files');
  return rows.map(({ hash, ext }) => storageKey(hash, ext));
}

const SILENCED =
  'Deze portal heeft een ander adres (PUBLIC_URL) dan die van het archief. Haar webhooks staan uit, zodat een kopie niemand berichten stuurt. Zet ze aan bij Beheer, Koppelingen, als ze de plaats van de oude inneemt.';

/**
 * Restores everything: first the files, which also come first in the archive, then the tables in one
 * transaction.
 */
async function restoreAll(
  client: Client,
  manifest: Manifest,
  old: readonly string[],
  { file, storage, publicUrl, progress, signal }: RestoreOptions,
): Promise<void> {
  const files = new Map(manifest.files.map((each) => [fileEntry(each.key), each]));
  const tables = new Map(manifest.tables.map((each) => [tableEntry(each.name), each]));
  const bytes = manifest.files.reduce((sum, each) => sum + each.bytes, 0);
  const rows = manifest.tables.reduce((sum, each) => sum + each.rows, 0);
  const places = createFileRestorer(storage);
  let [doneBytes, doneRows] = [0, 0];
  let database: TableRestore | undefined;
  let mayBeKept = false;
  try {
    progress.step('Bestanden terugzetten');
    for await (const { name, content } of readArchive(file)) {
      signal.throwIfAborted();
      const [asFile, asTable] = [files.get(name), tables.get(name)];
      if (asFile) {
        await places.place(asFile, content);
        progress.at((doneBytes += asFile.bytes), bytes, 'bytes');
      } else if (asTable) {
        if (!database) {
          progress.step('Database terugzetten');
          await client.query('begin');
          database = await restoreTables(client, manifest, old);
        }
        await database.fill(asTable, content);
        progress.at((doneRows += asTable.rows), rows, 'rows');
      } else content.resume();
    }
    progress.step('Database afmaken');
    await database?.finish();
    const isSilenced = await silenceCopy(client, manifest.tables, manifest.publicUrl, publicUrl);
    signal.throwIfAborted();
    mayBeKept = true;
    await client.query('commit');
    if (isSilenced) progress.warn(SILENCED);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    // If only the response to the COMMIT was lost, rows refer to these files.
    if (!mayBeKept) await places.undo();
    if (signal.aborted) throw new BackupRefused('Afgebroken. Er is niets veranderd.');
    throw error;
  }
}

/**
 * Restores an archive after verifying all of it. The database changes in one transaction, so an aborted
 * restore leaves everything as it was. Returns the manifest.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { file, databaseUrl, storage, version, force, progress } = options;
  return withDatabase(databaseUrl, async (client) => {
    await refuseRunningPortal(client);
    const old = await tablesToReplace(client, force);
    progress.step('Archief controleren');
    const total = statSync(file).size;
    let done = 0;
    const manifest = await checkArchive(file, version, (count) =>
      progress.at((done += count), total, 'bytes'),
    );
    const before = await storedKeys(client, old);
    await restoreAll(client, manifest, old, options);
    const named = new Set(manifest.files.map(({ key }) => key));
    // No row refers to these any more, so one that cannot be removed now does no harm.
    await Promise.allSettled(before.filter((key) => !named.has(key)).map((key) => storage.remove(key)));
    for (const key of manifest.lost) progress.warn(`Dit bestand ontbrak al in de back-up: ${key}`);
    return manifest;
  });
}
