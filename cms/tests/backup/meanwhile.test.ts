import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { restoreBackup, writeBackup, type Progress } from '../../src/backup';
import type { FileStorage } from '../../src/storage/provider/file-storage';
import { localStorage } from '../../src/storage/provider/local-storage';
import * as samples from '../samples/files';
import { makeAsset, removeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { createDatabase, dropDatabase } from '../support/databases';
import { getDatabase, getNamedFiles, sha256, getUploads } from '../support/kept';
import { type Portal, startPortal } from '../support/portal';
import type { Data, PageBody } from '../support/wire';

const version = '1.0.0';
const publicUrl = 'https://huisstijl.example.org';
const secret = { value: 'een geheim dat alleen de tests kennen', generated: true };

let folder: string;
let portal: Portal;
let admin: Client;
let file: string;
let warnings: string[];
const progress: Progress = {
  step: () => undefined,
  at: () => undefined,
  warn: (sentence) => void warnings.push(sentence),
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-backups-'));
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;
beforeEach(() => {
  count += 1;
  warnings = [];
  file = path.join(folder, `${count}.tar`);
});

const backup = (storage: FileStorage = localStorage) =>
  writeBackup({ file, storage, version, publicUrl, secret, progress, databaseUrl: portal.databaseUrl });

function memory(): FileStorage & { digests: () => Record<string, string> } {
  const contents = new Map<string, Buffer>();
  return {
    store(key, temporary) {
      contents.set(key, readFileSync(temporary));
      return Promise.resolve();
    },
    about(key) {
      const found = contents.get(key);
      return Promise.resolve(found ? { size: found.length, modified: new Date() } : null);
    },
    read: (key) => Promise.resolve(Readable.from([contents.get(key) ?? Buffer.alloc(0)])),
    remove(key) {
      contents.delete(key);
      return Promise.resolve();
    },
    digests: () => Object.fromEntries([...contents].sort().map(([key, bytes]) => [key, sha256(bytes)])),
  };
}

/** Puts the archive back into an empty database and looks at it. */
async function restored<T>(
  look: (url: string, storage: ReturnType<typeof memory>) => Promise<T>,
): Promise<T> {
  const databaseUrl = await createDatabase(portal.databaseUrl);
  const storage = memory();
  const { signal } = new AbortController();
  try {
    await restoreBackup({
      ...{ file, databaseUrl, storage, version, publicUrl },
      ...{ force: false, signal, progress },
    });
    return await look(databaseUrl, storage);
  } finally {
    await dropDatabase(databaseUrl);
  }
}

const getKey = async (name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: portal.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ key: string }>(
    'select hash || ext as key from files where name = $1',
    [name],
  );
  await client.end();
  return rows[0]?.key ?? '';
};

test('of writes that go on, what was answered is there, and each file has its row and its content', async () => {
  const [first, second] = await Promise.all(
    ['Eerst', 'Daarna'].map(
      async (title) => (await admin.post<Data<PageBody>>('/pages', { title })).body.data,
    ),
  );
  if (!first || !second) throw new Error('No pages');
  let [saved, goesOn] = [0, true];
  const saves = async () => {
    while (goesOn) {
      const next = saved + 1;
      for (const { id } of [first, second]) await admin.put(`/pages/${id}`, { title: `Stand ${next}` });
      saved = next;
    }
  };
  const uploads = async () => {
    while (goesOn) {
      const { id } = await makeAsset(admin, await samples.png(40, 40), [samples.docx(), samples.pdf()]);
      await makeAsset(admin, await samples.jpeg(40, 40));
      await removeAsset(admin, id);
    }
  };
  const writing = Promise.all([saves(), uploads(), uploads()]);
  await expect.poll(() => saved, { timeout: 20_000 }).toBeGreaterThan(2);
  const before = saved;
  try {
    await backup();
  } finally {
    goesOn = false;
    await writing;
  }
  expect(warnings).toEqual([]);

  await restored(async (url, storage) => {
    expect(storage.digests()).toEqual(await getNamedFiles(url));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ title: string }>(
      'select title from pages where document_id in ($1, $2) order by document_id = $2',
      [first.id, second.id],
    );
    await client.end();
    const [one = 0, other = 0] = rows.map(({ title }) => Number(title.split(' ')[1]));
    expect(other).toBeGreaterThanOrEqual(before);
    // The first is saved, and the second not yet.
    expect([other, other + 1]).toContain(one);
  });
});

test('a file that goes before it is copied is in neither the rows nor the files', async () => {
  const { id } = await makeAsset(admin, await samples.png(50, 50, 'weg.png'));
  const key = await getKey('weg.png');
  let asked = 0;
  const about = async (each: string) => {
    if (each === key && asked++ === 0) await removeAsset(admin, id);
    return localStorage.about(each);
  };
  await backup({ ...localStorage, about });
  expect(asked).toBe(1);
  expect(warnings).toEqual([]);
  await restored(async (url, storage) => {
    const named = await getNamedFiles(url);
    expect(Object.keys(named)).not.toContain(key);
    expect(storage.digests()).toEqual(named);
  });
});

test('a file that the storage lost stops no backup, but is reported', async () => {
  const { id } = await makeAsset(admin, await samples.png(60, 60, 'zoek.png'));
  const key = await getKey('zoek.png');
  rmSync(path.join(portal.dataDir, 'uploads', key));
  await backup();
  expect(warnings).toEqual([expect.stringContaining(key)]);
  warnings = [];
  await restored(async (url, storage) => {
    expect(Object.keys(await getNamedFiles(url))).toContain(key);
    expect(Object.keys(storage.digests())).not.toContain(key);
  });
  expect(warnings).toEqual([expect.stringContaining(key)]);
  await removeAsset(admin, id);
});

test('a file that changed in the storage comes back as it is, and is reported', async () => {
  const { id } = await makeAsset(admin, await samples.png(70, 70, 'stuk.png'));
  const key = await getKey('stuk.png');
  writeFileSync(path.join(portal.dataDir, 'uploads', key), 'iets anders');
  await backup();
  expect(warnings).toEqual([expect.stringContaining(key)]);
  await restored((_url, storage) => {
    expect(storage.digests()[key]).toBe(sha256(Buffer.from('iets anders')));
    return Promise.resolve();
  });
  await removeAsset(admin, id);
});

test('a backup that breaks off leaves nothing', async () => {
  await makeAsset(admin, await samples.png());
  const before = readdirSync(folder);
  const read = () => Promise.reject(new Error('the disk is gone'));
  await expect(backup({ ...localStorage, read })).rejects.toThrow('the disk is gone');
  expect(readdirSync(folder)).toEqual(before);
});

test('a restore that breaks off at its end leaves everything as it was', async () => {
  await makeAsset(admin, await samples.png());
  await backup();
  const databaseUrl = await createDatabase(portal.databaseUrl);
  const storage = memory();
  const again = (signal: AbortSignal, step: Progress['step'], force: boolean) =>
    restoreBackup({
      ...{ file, databaseUrl, storage, version, publicUrl },
      ...{ force, signal, progress: { ...progress, step } },
    });
  const broken = (force: boolean) => {
    const stop = new AbortController();
    const step = (what: string) => {
      if (what === 'Database afmaken') stop.abort();
    };
    return expect(again(stop.signal, step, force)).rejects.toThrow('Afgebroken. Er is niets veranderd.');
  };
  try {
    await broken(false);
    expect(storage.digests()).toEqual({});
    expect(Object.keys(await getDatabase(databaseUrl))).toHaveLength(1);

    await again(new AbortController().signal, progress.step, false);
    const [was, files] = [await getDatabase(databaseUrl), storage.digests()];
    expect(files).toEqual(getUploads(portal));
    await broken(true);
    expect(await getDatabase(databaseUrl)).toEqual(was);
    expect(storage.digests()).toEqual(files);
  } finally {
    await dropDatabase(databaseUrl);
  }
});
