import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Progress, restoreBackup, writeBackup } from '../../src/backup';
import { silenceCopy } from '../../src/backup/silence-copy';
import { withDatabase } from '../../src/backup/connect';
import { localStorage } from '../../src/storage/provider/local-storage';
import { createDatabase, dropDatabase } from '../support/databases';
import { execute } from '../support/kept';
import { type OwnPortal, startPortal } from '../support/portal';

const HOME = 'https://huisstijl.example.org';
const ELSEWHERE = 'https://proef.example.org';

let folder: string;
let file: string;
let portal: OwnPortal;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-copies-'));
  file = path.join(folder, 'portal.tar');
  portal = await startPortal();
  const admin = await portal.admin();
  for (const active of [true, false]) {
    const url = `https://intranet.example.org/${active ? 'aan' : 'uit'}`;
    expect((await admin.post('/admin/webhooks', { url, active })).status).toBe(200);
  }
  await writeBackup({
    ...{ file, storage: localStorage, version: '1.0.0', publicUrl: HOME },
    ...{ secret: { value: 'geheim', generated: false }, databaseUrl: portal.databaseUrl },
    progress: { step: () => undefined, at: () => undefined, warn: () => undefined },
  });
});
afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ACTIVE = 'select active from portal_webhooks order by id';

/** Restores the archive at an address; which webhooks are on then, and what the operator was told. */
async function restoreAt(publicUrl: string) {
  const databaseUrl = await createDatabase(portal.databaseUrl);
  const warnings: string[] = [];
  const progress: Progress = {
    step: () => undefined,
    at: () => undefined,
    warn: (sentence) => void warnings.push(sentence),
  };
  const { signal } = new AbortController();
  try {
    await restoreBackup({
      ...{ file, databaseUrl, storage: localStorage, version: '1.0.0', publicUrl },
      ...{ force: false, signal, progress },
    });
    return { active: (await execute(databaseUrl, ACTIVE)).rows.map(({ active }) => active), warnings };
  } finally {
    await dropDatabase(databaseUrl);
  }
}

test('a portal that comes back at its own address goes on calling its receivers', async () => {
  expect(await restoreAt(HOME)).toEqual({ active: [true, false], warnings: [] });
});

test('a copy at another address calls nobody, and its operator is told', async () => {
  const { active, warnings } = await restoreAt(ELSEWHERE);
  expect(active).toEqual([false, false]);
  expect(warnings).toEqual([expect.stringContaining('webhooks staan uit')]);
});

test('an archive that does not say where it is from is a copy; one of before webhooks has none', async () => {
  const silence = (tables: string[]) =>
    withDatabase(portal.databaseUrl, async (client) => {
      await client.query('begin');
      const named = tables.map((name) => ({ name }));
      const isSilenced = await silenceCopy(client, named, undefined, HOME);
      await client.query('rollback');
      return isSilenced;
    });
  expect(await silence(['pages', 'portal_webhooks'])).toBe(true);
  expect(await silence(['pages'])).toBe(false);
});
