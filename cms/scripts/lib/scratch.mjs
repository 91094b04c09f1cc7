import { mkdtempSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { makeDataDir } from './data-dir.mjs';
import { startPostgres } from './postgres.mjs';

/** Settings of a PostgreSQL whose data nobody will miss: quick, and lost at a power cut. */
export const SCRATCH_FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Does some work with a database and a data directory that go afterwards.
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
 * The variables of a portal on scratch data.
 * @param {{ dataDir: string, databaseUrl: string, port: number, demo: boolean }} own
 */
export function scratchEnvironment({ dataDir, databaseUrl, port, demo }) {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    SystemRoot,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: String(demo),
    APP_SECRET: randomBytes(32).toString('hex'),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  };
}
