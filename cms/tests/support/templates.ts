import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDataDir } from '../../../scripts/lib/data-dir.mjs';
import { withLock } from '../../../scripts/lib/lock.mjs';
import { spawnPortal } from '../../../scripts/lib/spawn-portal.mjs';
import { createDatabase, databaseUrl as getUrl, dropDatabase } from './databases';
import { onFreePort } from './free-port';
import { settings, withoutOwnSettings } from './settings';
import type { TestRun } from './test-run';

/** What a portal keeps: its database and its files. */
export interface Store {
  databaseUrl: string;
  dataDir: string;
}

/** An empty database and an empty data directory. */
export async function emptyStore(run: TestRun): Promise<Store> {
  const dataDir = mkdtempSync(path.join(run.folder, 'data-'));
  makeDataDir(dataDir);
  return { databaseUrl: await createDatabase(run.databaseUrl), dataDir };
}

/** Boots a portal once on an empty store, which is kept for copying. */
async function makeTemplate(run: TestRun, name: string, demo: boolean): Promise<void> {
  const dataDir = path.join(run.folder, name);
  // An earlier file may have failed halfway.
  rmSync(dataDir, { recursive: true, force: true });
  await dropDatabase(getUrl(run.databaseUrl, name));
  makeDataDir(dataDir);
  const databaseUrl = await createDatabase(run.databaseUrl, { name });
  const { running: stop } = await onFreePort((port) => {
    const own = settings({ port, dataDir, databaseUrl, demo, env: {} });
    return spawnPortal({ ...withoutOwnSettings(process.env), ...own }, run.distDir);
  });
  await stop();
}

/** A copy of what a portal has after its first start: booting on it is quick. */
export async function startedStore(run: TestRun, demo: boolean): Promise<Store> {
  const name = demo ? 'template_demo' : 'template_plain';
  const done = path.join(run.folder, `${name}.done`);
  return withLock(`${run.folder} ${name}`, async () => {
    if (!existsSync(done)) await makeTemplate(run, name, demo);
    writeFileSync(done, '');
    const dataDir = mkdtempSync(path.join(run.folder, 'data-'));
    cpSync(path.join(run.folder, name), dataDir, { recursive: true });
    return { databaseUrl: await createDatabase(run.databaseUrl, { template: name }), dataDir };
  });
}
