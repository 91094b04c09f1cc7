import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as samples from '../samples/files';
import * as hostile from '../samples/hostile';
import { sendAsset, sendFiles } from '../samples/sending';
import { type Client, client } from '../support/client';
import { expectWholeFiles, underWay } from '../support/kept-files';
import { dropStore, newStore } from '../support/portal';
import { waitForRows } from '../support/rows';
import { ADMIN } from '../support/settings';
import { holdLock } from '../support/sql';
import { runStart, type Start } from '../support/start-script';
import type { Store } from '../support/templates';
import type { Data, PageBody } from '../support/wire';

/** What a request that never ends gets before it is cut, and time to stop after that. */
const LIMIT_MS = 20_000;
const SLOW = { timeout: LIMIT_MS };

let started: Start;
let store: Store;
let admin: Client;
let token: string;

beforeEach(async () => {
  store = await newStore({});
  started = await runStart({
    DATA_DIR: store.dataDir,
    DATABASE_URL: store.databaseUrl,
    APP_SECRET: 'een geheim dat alleen de tests kennen',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT: 'off',
  });
  await started.up;
  const api = client(started.url);
  token = (await api.post<{ access_token: string }>('/auth/login', ADMIN)).body.access_token;
  admin = api.bearer(token);
});
afterEach(async () => {
  started.child.kill('SIGTERM');
  await started.ended;
  await dropStore(store);
});

const HEAD = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n';
const TAIL = '\r\n--x--\r\n';

/** Begins to send a text to an asset, until the portal has that; what is left is for the test to send. */
async function beginUpload(asset: string): Promise<ClientRequest> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'multipart/form-data; boundary=x',
    'Transfer-Encoding': 'chunked',
  };
  const sending = request(`${started.url}/api/v1/assets/${asset}/files`, { method: 'POST', headers });
  sending.write(HEAD + 'Het begin. '.repeat(1000));
  await expect.poll(() => underWay(store).tmp).toHaveLength(1);
  return sending;
}

const answerTo = (sending: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => sending.once('response', resolve).once('error', reject));

const isRefused = () =>
  fetch(`${started.url}/_health`).then(
    () => false,
    () => true,
  );

/** The processes that draw for a portal. */
const drawing = (pid = 0): string[] => {
  try {
    const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' });
    return children.split('\n').flatMap((line) => /^\s*(\d+) .*drawing/.exec(line)?.[1] ?? []);
  } catch {
    return [];
  }
};

const isAlive = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

async function makeAsset(): Promise<string> {
  return (await sendAsset(admin, await samples.png())).body.data.id;
}

test('what is slow when the portal has to stop is finished, and nothing is begun', async () => {
  const asset = await makeAsset();
  const large = samples.sample('groot.txt', randomBytes(6_000_000).toString('hex'));
  const { body } = await sendFiles(admin, asset, [large]);
  const page = (await admin.post<Data<PageBody>>('/pages', { title: 'Traag' })).body.data;

  const upload = await beginUpload(asset);
  const uploaded = answerTo(upload);
  const file = body.data.files[0]?.id ?? '';
  const headers = { Authorization: `Bearer ${token}` };
  const download = request(`${started.url}/api/v1/files/${file}/download`, { headers });
  const downloading = answerTo(download);
  download.end();
  // Nobody reads it: the portal waits with most of it.
  const coming = await downloading;
  // Writing the rows of the page would wait for the lock too.
  await waitForRows(store);
  const lock = await holdLock(store.databaseUrl, 'select id from pages for update');
  const saving = admin.put<Data<PageBody>>(`/pages/${page.id}`, { title: 'Traag, bewaard' });
  await expect.poll(lock.waiting).toBe(1);

  started.child.kill('SIGTERM');
  await expect.poll(isRefused).toBe(true);
  expect(started.child.exitCode).toBeNull();

  await lock.release();
  const saved = await saving;
  expect(saved).toMatchObject({ status: 200, body: { data: { title: 'Traag, bewaard' } } });
  expect((await buffer(coming)).equals(large.bytes)).toBe(true);
  upload.end(`Het einde.${TAIL}`);
  expect((await uploaded).resume().statusCode).toBe(200);
  expect(await started.ended).toBe(0);
  await expectWholeFiles(store);
});

test('what never ends is cut in the end, and leaves nothing', async () => {
  const upload = await beginUpload(await makeAsset());
  const cut = once(upload, 'error');
  const began = performance.now();
  started.child.kill('SIGTERM');
  expect(await started.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(LIMIT_MS);
  await cut;
  await expectWholeFiles(store);
});

test.each(['SIGTERM', 'SIGKILL'] as const)('%s ends what draws too', async (signal) => {
  const asset = await makeAsset();
  const endless = samples.svg(hostile.expensiveDrawings['noise by a rule of style']?.() ?? '');
  const sending = sendFiles(admin, asset, [endless]).catch(() => undefined);
  await expect.poll(() => drawing(started.child.pid), SLOW).not.toEqual([]);
  const processes = drawing(started.child.pid);
  started.child.kill(signal);
  await started.ended;
  await sending;
  await expect.poll(() => processes.filter(isAlive), SLOW).toEqual([]);
});
