import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeDataDir } from './data-dir.mjs';
import { isolatedEnvironment } from './environment.mjs';
import { startPostgres } from './postgres.mjs';

/** PostgreSQL settings for disposable data: faster, but not durable. */
export const SCRATCH_FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Runs a task with a temporary database and data directory.
 * @template T
 * @param {(scratch: { dataDir: string, databaseUrl: string }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withScratch(work) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-scratch-'));
  try {
    makeDataDir(dataDir);
    const postgres = await startPostgres({ dataDir, flags: SCRATCH_FLAGS });
    try {
      return await work({ dataDir, databaseUrl: postgres.url });
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * The environment of a portal on temporary data.
 * @param {{ dataDir: string, databaseUrl: string, port: number, demo: boolean }} own
 */
export const scratchEnvironment = ({ dataDir, databaseUrl, port, demo }) => ({
  ...isolatedEnvironment(),
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  DEMO: String(demo),
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
});
