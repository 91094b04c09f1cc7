/**
 * Stores a backup of a portal of this version, and what everybody saw in it, for the tests of later versions:
 * `npx tsx tests/backup/store-archive.ts` in cms.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cms } from '../../../scripts/lib/paths.mjs';
import { runScript } from '../support/backup-script';
import { client } from '../support/client';
import { ADMIN, MAINTAINER } from '../support/settings';
import { newDataDir, runStart } from '../support/start-script';
import { fillPortal, seenAt } from './known-portal';

const accounts = {
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  MAINTAINER_EMAIL: MAINTAINER.email,
  MAINTAINER_PASSWORD: MAINTAINER.password,
};

async function storeArchive(): Promise<void> {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(cms, 'package.json'), 'utf8'));
  const place = path.join(cms, 'tests', 'backup', 'archives', version);
  mkdirSync(path.dirname(place), { recursive: true });
  const dataDir = newDataDir();
  const portal = await runStart({ DATA_DIR: dataDir, ...accounts });
  try {
    await portal.up;
    await fillPortal(await client(portal.url).as(ADMIN.email, ADMIN.password));
    writeFileSync(`${place}.json`, `${JSON.stringify(await seenAt(portal.url), null, 2)}\n`);
    rmSync(`${place}.tar`, { force: true });
    const { output } = await runScript('backup', [`${place}.tar`], { DATA_DIR: dataDir });
    process.stdout.write(output);
  } finally {
    portal.child.kill('SIGTERM');
    await portal.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

void storeArchive();
