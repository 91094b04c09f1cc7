import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { build } from '../../../scripts/lib/build.mjs';
import { cms, cmsDist } from '../../../scripts/lib/paths.mjs';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { SCRATCH_FLAGS } from '../../../scripts/lib/scratch.mjs';
import { makeScratchFolder } from '../../../scripts/lib/test/scratch-folder.mts';
import { sql } from './sql';
import type { TestRun } from './test-run';

// Each portal holds up to twenty, and some files start three.
const CONNECTIONS = 'max_connections=300';

declare module 'vitest' {
  export interface ProvidedContext {
    run: TestRun;
  }
}

/** A copy of the compiled server for this run: a build meanwhile does not change it under the tests. */
function copyOfServer(): string {
  const cache = path.join(cms, '.cache');
  mkdirSync(cache, { recursive: true });
  const distDir = mkdtempSync(path.join(cache, 'tests-'));
  for (const part of ['config', 'src']) {
    cpSync(path.join(cmsDist, part), path.join(distDir, part), { recursive: true });
  }
  return distDir;
}

const CONNECTED = `select count(*)::integer as count from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** Waits, for some seconds at most, until the portals that files shared have ended, which they do with their processes. */
async function allLeft(databaseUrl: string): Promise<void> {
  const until = Date.now() + 8000;
  while (Date.now() < until) {
    const [row] = await sql<{ count: number }>(databaseUrl, CONNECTED);
    if (row?.count === 0) return;
    await wait(50);
  }
}

/** Once per run: builds what changed of server and portal, and starts one PostgreSQL for all files. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await build(['server', 'web']);
  const distDir = copyOfServer();
  const folder = makeScratchFolder('portal-tests-');
  const postgres = await startPostgres({ dataDir: folder, flags: [...SCRATCH_FLAGS, CONNECTIONS] });
  project.provide('run', { folder, distDir, databaseUrl: postgres.url });
  return async () => {
    await allLeft(postgres.url);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    rmSync(distDir, { recursive: true, force: true });
  };
}
