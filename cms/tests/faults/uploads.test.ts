import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { leaveHalfway } from '../samples/leave-halfway';
import { getForm, sendAsset, sendFiles } from '../samples/sending';
import type { Client } from '../support/client';
import { expectWholeFiles, underWay, getUploads } from '../support/kept-files';
import { type MortalPortal, startMortalPortal } from '../support/mortal-portal';
import { ADMIN } from '../support/portal';
import { chance, scale, tellSeed } from '../support/scale';
import { sql } from '../support/sql';
import type { Data, ErrorBody, PageBody } from '../support/wire';

const ABORTED = scale(100, 24);
const AT_ONCE = 8;

let portal: MortalPortal;
let admin: Client;
let token: string;
let asset: string;

beforeAll(async () => {
  portal = await startMortalPortal();
  token = (await portal.api.post<{ access_token: string }>('/auth/login', ADMIN)).body.access_token;
  admin = portal.api.bearer(token);
  asset = (await sendAsset(admin, await samples.png())).body.data.id;
});
afterAll(() => portal.stop());

const stored = async () => {
  const [counts] = await sql<{ files: number; assets: number }>(
    portal.databaseUrl,
    'select (select count(*)::integer from files) as files, (select count(*)::integer from assets) as assets',
  );
  return { ...counts, uploads: getUploads(portal) };
};

let before: Awaited<ReturnType<typeof stored>>;
beforeEach(async () => {
  before = await stored();
});

test(`of ${ABORTED} uploads that are broken off nothing is left`, async () => {
  tellSeed();
  const random = chance();
  const picture = await samples.png();
  const text = samples.sample('lang.txt', 'Een lange tekst. '.repeat(20_000));
  const leave = (where: string, form: FormData, part: number): Promise<void> =>
    leaveHalfway({ url: `${portal.url}/api/v1${where}`, token }, form, part);
  const person = async (): Promise<void> => {
    for (let n = 0; n < ABORTED / AT_ONCE; n += 1) {
      // Never all of it: that could have been kept.
      const part = random() * 0.99;
      if (random() < 0.5) await leave('/assets', getForm({}, 'original', [picture]), part);
      else await leave(`/assets/${asset}/files`, getForm({}, 'files[]', [text, text]), part);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, person));
  await expect.poll(() => underWay(portal), { timeout: 10_000 }).toEqual({ tmp: [], unsettled: [] });
  expect(await stored()).toEqual(before);
  await expectWholeFiles(portal);
});

test('who leaves before the answer has sent all or nothing', async () => {
  const picture = await samples.png();
  const senders = Array.from({ length: AT_ONCE }, async (_each, n) => {
    const leaving = new AbortController();
    const sending = fetch(`${portal.url}/api/v1/assets`, {
      method: 'POST',
      body: getForm({}, 'original', [picture]),
      signal: leaving.signal,
      headers: { Authorization: `Bearer ${token}` },
    });
    setTimeout(() => leaving.abort(), n * 12);
    await sending.catch(() => undefined);
  });
  await Promise.all(senders);
  await expectWholeFiles(portal);
});

const SIZE_KB = 2500;

/** Puts a small disk in the place of a folder; gives the way to take it away again, or null when only root could. */
function smallDisk(folder: string): (() => void) | null {
  try {
    const options = `size=${SIZE_KB}k,mode=700`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
    return () => void execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
}

test('a full disk refuses with a reason, keeps what it has, and takes files again when there is room', async (context) => {
  const small = await startMortalPortal();
  await small.end();
  const unmount = smallDisk(small.dataDir);
  try {
    if (!unmount) context.skip('A small disk can be mounted by root only.');
    for (const folder of ['public', 'public/uploads'])
      execFileSync('mkdir', ['-p', path.join(small.dataDir, folder)]);
    await small.start();
    const person = await small.admin();
    const first = await sendAsset(person, await samples.png());
    expect(first.status).toBe(200);
    const { id } = first.body.data;

    const half = samples.sample('half.txt', 'x'.repeat(1_000_000));
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await sendFiles(person, id, [half])).status);
    expect(statuses.slice(0, 2)).toEqual([200, 200]);
    expect(statuses.slice(2)).toEqual([503, 503]);
    const refused = await sendFiles(person, id, [half, half]);
    const body: ErrorBody = refused.body;
    expect(body.message).toContain('vol');
    await expectWholeFiles(small);

    // Nothing of a page stands on that disk.
    const page = await person.post<Data<PageBody>>('/pages', { title: 'Op een volle schijf' });
    expect(page.status).toBe(200);
    // Drawn in the system's temporary folder, and not kept.
    expect((await small.site.get(first.body.data.original?.preview?.url ?? '')).status).toBe(200);

    const { files } = (await person.get<typeof first.body>(`/assets/${id}`)).body.data;
    expect((await person.delete(`/assets/${id}/files/${files[0]?.id ?? ''}`)).status).toBe(200);
    expect((await sendFiles(person, id, [half])).status).toBe(200);
    await expectWholeFiles(small);
  } finally {
    await small.end();
    unmount?.();
    await small.stop();
  }
});
