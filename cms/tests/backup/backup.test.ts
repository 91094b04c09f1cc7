import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { freePort } from '../../../scripts/lib/postgres.mjs';
import { writeArchive } from '../../src/backup/archive';
import { LOGINS } from '../../src/backup/restore-tables';
import * as samples from '../samples/files';
import { getForm, makeAsset } from '../samples/sending';
import { runScript, type Ended } from '../support/backup-script';
import type { Client } from '../support/client';
import { dropDatabase } from '../support/databases';
import { getDatabase, execute, getNamedFiles, getUploads } from '../support/kept';
import { getMailbox, tokenIn } from '../support/mailbox';
import { ADMIN, MAINTAINER, type Portal, startPortal, startPortalProcess } from '../support/portal';
import { waitForRows } from '../support/rows';
import { waitForTexts } from '../support/texts';
import { startS3 } from '../support/s3';
import { settings, type Variables } from '../support/settings';
import { emptyStore, type Store } from '../support/templates';
import type { Data } from '../support/wire';
import { lasting } from './known-portal';
import { getLists, pagesSeenBy } from './seen';

const PASSWORD = 'wachtwoord van een demo-gebruiker';

let folder: string;
let archive: string;
let portal: Portal;
let admin: Client;
/** A user of each kind, by name. */
let people: Map<string, { email: string; client: Client }>;
/** What the portal held when the archive was made. */
let logins: Awaited<ReturnType<typeof makeLogins>>;
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

// Nobody is logged in after a restore; all else is the same.
const heldBy = async (store: Store) => ({
  database: Object.fromEntries(
    Object.entries(await getDatabase(store.databaseUrl)).filter(([table]) => !LOGINS.includes(table)),
  ),
  uploads: getUploads(store),
});

/** Everything that lets a user in at the moment of the archive. */
async function makeLogins() {
  const mailbox = getMailbox(portal.dataDir);
  const tokensMailedTo = (address: string, count: number): Promise<string[]> =>
    vi.waitFor(
      async () => {
        const mails = await mailbox.to(address);
        expect(mails).toHaveLength(count);
        return mails.map(tokenIn);
      },
      { timeout: 20_000 },
    );
  const email = [...people.keys()].find((name) => name.includes('@')) ?? '';
  const login = await portal.api.post<{ access_token: string }>('/auth/login', { email, password: PASSWORD });
  const bearer = login.body.access_token;
  const [cookie = ''] = (login.headers.get('set-cookie') ?? '').split(';');
  const both = { password: PASSWORD, password_confirmation: PASSWORD };
  const newcomer = { firstName: 'Nina', lastName: 'Nieuw', email: 'nina@example.org' };
  await portal.api.post('/auth/register', { ...newcomer, ...both });
  await portal.api.post('/auth/password/email', { email });
  const change = { email: 'anders@example.org', current_password: PASSWORD };
  expect((await portal.api.bearer(bearer).put('/profile', change)).status).toBe(200);
  const resets = await tokensMailedTo(email, 2);
  const [registration] = await tokensMailedTo(newcomer.email, 1);
  const [address] = await tokensMailedTo(change.email, 1);
  await execute(
    portal.databaseUrl,
    "insert into strapi_api_tokens (document_id, name, type, access_key) values ('a', 'b', 'full-access', 'c')",
  );
  await execute(
    portal.databaseUrl,
    "insert into portal_mails (kind, sealed, tries, next_try_at, give_up_at) values ('x', 'y', 0, now() + interval '1 day', now() + interval '1 day')",
  );
  await portal.site.post('/admin/login', { email: MAINTAINER.email, password: MAINTAINER.password });
  return { email, bearer, cookie, both, resets, registration, address };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-backups-'));
  archive = path.join(folder, 'portal.tar');
  portal = await startPortal({ demo: true });
  admin = await portal.admin();
  const { id } = await makeAsset(admin, await samples.png(), [samples.docx()]);
  await admin.send('PUT', `/assets/${id}`, { raw: getForm({}, 'original', [await samples.jpeg()]) });
  const users = await admin.get<Data<{ id: string; email: string; roles: { name: string }[] }[]>>('/users');
  people = new Map([
    ['visitor', { email: '', client: portal.api }],
    ['admin', { email: ADMIN.email, client: admin }],
  ]);
  for (const user of users.body.data.filter(({ roles }) => roles[0]?.name === 'user')) {
    await admin.put(`/users/${user.id}`, { password: PASSWORD });
    people.set(user.email, { email: user.email, client: await portal.api.as(user.email, PASSWORD) });
  }
  logins = await makeLogins();
  await waitForRows(portal);
  await waitForTexts(admin);
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

test('every row, file and page comes back as everybody had it', async () => {
  const store = await restored();
  expect(await heldBy(store)).toEqual(kept);
  expect(kept.uploads).toEqual(await getNamedFiles(store.databaseUrl));
  expect(Object.keys(kept.uploads).length).toBeGreaterThan(100);

  const copy = await startPortalProcess({ beside: store });
  try {
    expect(people.size).toBeGreaterThanOrEqual(6);
    for (const [name, { email, client }] of people) {
      const there = email
        ? await copy.api.as(email, email === ADMIN.email ? ADMIN.password : PASSWORD)
        : copy.api;
      const [was, is] = await Promise.all([pagesSeenBy(client), pagesSeenBy(there)]);
      expect(lasting(is), name).toEqual(lasting(was));
      expect(Object.keys(was).length, name).toBeGreaterThan(10);
    }
    const colleague = await copy.admin();
    const [was, is] = await Promise.all([getLists(admin), getLists(colleague)]);
    expect(lasting(is)).toEqual(lasting(was));
    // Numbers go on where they were, and the log is append-only again.
    expect((await colleague.post('/pages', { title: 'Na het terugzetten' })).status).toBe(200);
    await expect(execute(store.databaseUrl, 'delete from portal_audit')).rejects.toThrow('append-only');
  } finally {
    await copy.stop();
  }
});

test('no session, link, code or token in an archive works after a restore', async () => {
  const store = await restored();
  for (const table of LOGINS) {
    const { rows } = await execute(store.databaseUrl, `select count(*)::integer as count from ${table}`);
    expect([table, rows]).toEqual([table, [{ count: 0 }]]);
  }
  const copy = await startPortalProcess({ beside: store });
  try {
    const { email, bearer, cookie, both, resets, registration, address } = logins;
    expect(resets).toHaveLength(2);
    expect((await copy.api.bearer(bearer).get('/profile')).status).toBe(401);
    expect((await copy.api.post('/auth/refresh', undefined, { Cookie: cookie })).status).toBe(401);
    const session = await copy.api.as(email, PASSWORD);
    const answers = [
      ...resets.map((token) => copy.api.post('/auth/password/reset', { token, ...both })),
      copy.api.post('/auth/register/confirm', { token: registration, password: PASSWORD }),
      session.post('/profile/email/confirm', { token: address }),
    ];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect((await session.get<Data<{ pendingEmail: null }>>('/profile')).body.data.pendingEmail).toBeNull();
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
    await s3.down();
  }
});
