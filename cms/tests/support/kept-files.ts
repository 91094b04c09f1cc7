import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { sql } from './sql';
import type { Store } from './templates';

interface FileRow {
  hash: string;
  ext: string;
  bytes: number;
  digest: string;
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** What is under way, by folder. */
export const underWay = ({ dataDir }: Store) => ({
  tmp: filesIn(path.join(dataDir, 'tmp')),
  unsettled: filesIn(path.join(dataDir, 'unsettled')),
});

/** Names of files as the storage keeps them. */
export const getUploads = ({ dataDir }: Store): string[] => filesIn(path.join(dataDir, 'uploads'));

async function expectWholeNow(store: Store): Promise<void> {
  const rows = await sql<FileRow>(
    store.databaseUrl,
    `select hash, ext, (provider_metadata::jsonb ->> 'bytes')::integer as bytes,
       provider_metadata::jsonb ->> 'digest' as digest from files`,
  );
  expect(getUploads(store)).toEqual(rows.map(({ hash, ext }) => hash + ext).sort());
  for (const { hash, ext, bytes, digest } of rows) {
    const content = readFileSync(path.join(store.dataDir, 'uploads', hash + ext));
    const found = { bytes: content.length, digest: createHash('sha256').update(content).digest('base64url') };
    expect(found).toEqual({ bytes, digest });
  }
  expect(underWay(store)).toEqual({ tmp: [], unsettled: [] });
}

/**
 * Expects that every file gets its row, every row its file with the very bytes, and that nothing is left of what was under
 * way: the server may still be at what broke off.
 */
export const expectWholeFiles = (store: Store): Promise<void> =>
  vi.waitFor(() => expectWholeNow(store), { timeout: 30_000 });
