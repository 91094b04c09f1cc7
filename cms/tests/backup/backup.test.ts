import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { writeArchive } from '../../src/backup/archive';
import * as samples from '../samples/files';
import { formOf, makeAsset } from '../samples/sending';
import { runScript, type Ended } from '../support/backup-script';
import type { Client } from '../support/client';
import { dropDatabase } from '../support/databases';
import { databaseOf, execute, namedFilesOf, uploadsOf } from '../support/kept';
import { ADMIN, type Portal, startPortal, startPortalProcess } from '../support/portal';
import { startS3 } from '../support/s3';
import { settings, type Variables } from '../support/settings';
import { emptyStore, type Store } from '../support/templates';
import type { Data } from '../support/wire';
import { listsOf, pagesSeenBy } from './seen';

const PASSWORD = 'wachtwoord van een demo-gebruiker';

let folder: string;
let archive: string;
let portal: Portal;
let admin: Client;
/** Somebody of each kind, by name. */
let people: Map<string, { email: string; client: Client }>;
/** What the portal held when the archive was made. */
let kept: { database: Record<string, string>; uploads: Record<string, string> };
const stores: Store[] = [];

async function scriptOn(
  store: Store,
  name: 'backup' | 'restore',
  args: string[],
  env: Variables = {},
): Promise<Ended> {
  const port = await freePort();
  return runScript(name, args, settings({ port, ...store, demo: false, env }));
}

async function newStore(): Promise<Store> {
  const store = await emptyStore(inject('run'));
  stores.push(store);
  return store;
}

async function restored(): Promise<Store> {
  const store = await newStore();
  const { code, output } = await scriptOn(store, 'restore', [archive]);
  expect(code, output).toBe(0);
  return store;
}

const heldBy = async (store: Store) => ({
  database: await databaseOf(store.databaseUrl),
  uploads: uploadsOf(store),
});

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-backups-'));
  archive = path.join(folder, 'portal.tar');
  portal = await startPortal({ demo: true });
  admin = await portal.admin();
  const { id } = await makeAsset(admin, await samples.png(), [samples.docx()]);
  await admin.send('PUT', `/assets/${id}`, { raw: formOf({}, 'original', [await samples.jpeg()]) });
  const users = await admin.get<Data<{ id: string; email: string; roles: { name: string }[] }[]>>('/users');
  people = new Map([
    ['visitor', { email: '', client: portal.api }],
    ['admin', { email: ADMIN.email, client: admin }],
  ]);
  for (const user of users.body.data.filter(({ roles }) => roles[0]?.name === 'user')) {
    await admin.put(`/users/${user.id}`, { password: PASSWORD });
    people.set(user.email, { email: user.email, client: await portal.api.as(user.email, PASSWORD) });
  }
  const { code, output } = await scriptOn(portal, 'backup', [archive]);
  expect(code, output).toBe(0);
  expect(output).toContain(`De back-up staat in ${archive}`);
  kept = await heldBy(portal);
});
afterAll(async () => {
  await portal.stop();
  for (const { databaseUrl, dataDir } of stores) {
    await dropDatabase(databaseUrl);
    rmSync(dataDir, { recursive: true, force: true });
  }
  rmSync(folder, { recursive: true, force: true });
});

// The addresses of previews are other ones each hour, which may turn between two answers.
test('every row, file and page comes back as everybody had it', { retry: 1 }, async () => {
  const store = await restored();
  expect(await heldBy(store)).toEqual(kept);
  expect(kept.uploads).toEqual(await namedFilesOf(store.databaseUrl));
  expect(Object.keys(kept.uploads).length).toBeGreaterThan(100);

  const copy = await startPortalProcess({ beside: store });
  try {
    expect(people.size).toBeGreaterThanOrEqual(6);
    for (const [name, { client }] of people) {
      const [was, is] = await Promise.all([pagesSeenBy(client), pagesSeenBy(client.at(copy.url))]);
      expect(is, name).toEqual(was);
      expect(Object.keys(was).length, name).toBeGreaterThan(10);
    }
    const [was, is] = await Promise.all([listsOf(admin), listsOf(admin.at(copy.url))]);
    expect(is).toEqual(was);
    for (const { email } of people.values()) {
      if (email) await copy.api.as(email, email === ADMIN.email ? ADMIN.password : PASSWORD);
    }
    // Numbers go on where they were, and the log is append-only again.
    const colleague = await copy.admin();
    expect((await colleague.post('/pages', { title: 'Na het terugzetten' })).status).toBe(200);
    await expect(execute(store.databaseUrl, 'delete from portal_audit')).rejects.toThrow('append-only');
  } finally {
    await copy.stop();
  }
});

test('an archive is only for its owner, and never written over another one', async () => {
  const before = readFileSync(archive);
  const again = await scriptOn(portal, 'backup', [archive]);
  expect(again.code).toBe(1);
  expect(again.output).toContain('bestaat al');
  expect(readFileSync(archive).equals(before)).toBe(true);
  expect(before.includes('een geheim dat alleen de tests kennen')).toBe(false);
});

test('a filled database is replaced only when asked, with its files', async () => {
  const store = await restored();
  const refused = await scriptOn(store, 'restore', [archive]);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('Met --force vervangt dit archief alles');

  await execute(store.databaseUrl, "update pages set title = 'Te vervangen'");
  await execute(
    store.databaseUrl,
    "insert into files (document_id, name, hash, ext) values ('nieuwer', 'nieuwer.png', 'nieuwer', '.png')",
  );
  writeFileSync(path.join(store.dataDir, 'uploads', 'nieuwer.png'), 'een bestand van na de back-up');
  expect(await heldBy(store)).not.toEqual(kept);
  const forced = await scriptOn(store, 'restore', [archive, '--force']);
  expect(forced.code, forced.output).toBe(0);
  expect(await heldBy(store)).toEqual(kept);
});

test('a portal that runs on the database stands in the way', async () => {
  const before = await heldBy(portal);
  const { code, output } = await scriptOn(portal, 'restore', [archive, '--force']);
  expect(code).toBe(1);
  expect(output).toContain('Er draait nog een portal op deze database');
  expect(await heldBy(portal)).toEqual(before);
});

test('a damaged archive, one of a newer portal and what is no archive change nothing', async () => {
  const store = await restored();
  const whole = readFileSync(archive);
  const changed = Buffer.from(whole);
  const somewhere = changed.indexOf('files/') + 600;
  changed[somewhere] = (changed[somewhere] ?? 0) ^ 1;
  const broken: [string, Buffer, string][] = [
    ['veranderd', changed, 'Het archief is beschadigd'],
    ['half', whole.subarray(0, Math.floor(whole.length / 2)), 'Het archief is beschadigd'],
    ['bijna', whole.subarray(0, whole.length - 3000), 'Het archief is beschadigd'],
    ['leeg', Buffer.alloc(0), 'is geen back-up van een portal'],
    ['anders', Buffer.from((await samples.png()).bytes), 'Het archief is beschadigd'],
  ];
  for (const [name, bytes, reason] of broken) {
    const file = path.join(folder, `${name}.tar`);
    writeFileSync(file, bytes);
    const { code, output } = await scriptOn(store, 'restore', [file, '--force']);
    expect([name, code]).toEqual([name, 1]);
    expect(output, name).toContain(reason);
  }
  for (const [format, version] of [
    [2, '0.1.0'],
    [1, '999.0.0'],
  ]) {
    const file = path.join(folder, `nieuwer-${format}.tar`);
    const newer = writeArchive(file);
    await newer.addPiece('about.json', JSON.stringify({ format, version, moment: new Date() }));
    await newer.end();
    const { code, output } = await scriptOn(store, 'restore', [file, '--force']);
    expect(code).toBe(1);
    expect(output).toContain(`nieuwere versie van de portal (${version})`);
  }
  expect(await heldBy(store)).toEqual(kept);
});

test('files go to a bucket and come from one', async () => {
  const s3 = await startS3();
  try {
    const store = await newStore();
    const there = await scriptOn(store, 'restore', [archive], s3.env);
    expect(there.code, there.output).toBe(0);
    expect(s3.keys()).toEqual(Object.keys(kept.uploads));
    expect(existsSync(path.join(store.dataDir, 'uploads'))).toBe(false);

    const file = path.join(folder, 's3.tar');
    const made = await scriptOn(store, 'backup', [file], s3.env);
    expect(made.code, made.output).toBe(0);
    const home = await newStore();
    const back = await scriptOn(home, 'restore', [file]);
    expect(back.code, back.output).toBe(0);
    expect(await heldBy(home)).toEqual(kept);
  } finally {
    await s3.stop();
  }
});
