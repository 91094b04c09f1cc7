import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { leaveHalfway } from '../samples/leave-halfway';
import { type AssetBody, getForm } from '../samples/sending';
import type { Client } from '../support/client';
import { expectWholeFiles } from '../support/kept-files';
import { type MortalPortal, startMortalPortal } from '../support/mortal-portal';
import { ADMIN } from '../support/portal';
import { scale } from '../support/scale';
import { sql } from '../support/sql';
import {
  addTexts,
  expectWholePage,
  makeWrittenPage,
  removeAsset,
  sendPicture,
  write,
  type WrittenPage,
} from './work';

const WARM_MS = scale(60_000, 5000);
const LOAD_MS = scale(600_000, 8000);
const MB = 1024 * 1024;
/** What Node and the drawing of pictures keep for next time; a short warming-up does not take all of that yet. */
const MEMORY_ROOM = scale(96, 192) * MB;
const SOCKETS_ROOM = 8;

let portal: MortalPortal;
let admin: Client;
let token: string;
let pages: WrittenPage[];

/** Lets the portal collect its garbage on demand: by itself it does so when it likes. */
const COLLECTING = `
  import v8 from 'node:v8';
  import vm from 'node:vm';
  v8.setFlagsFromString('--expose-gc');
  process.on('SIGUSR2', vm.runInNewContext('gc'));`;

beforeAll(async () => {
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(COLLECTING)}`;
  portal = await startMortalPortal({ env: { NODE_OPTIONS } });
  token = (await portal.api.post<{ access_token: string }>('/auth/login', ADMIN)).body.access_token;
  admin = portal.api.bearer(token);
  pages = [];
  for (let n = 0; n < 4; n += 1) pages.push(await makeWrittenPage(admin, `Pagina ${n}`));
});
afterAll(() => portal.stop());

/** What the process and its database hold at this moment. */
async function held() {
  const proc = `/proc/${portal.pid()}`;
  const targets = readdirSync(`${proc}/fd`).flatMap((name) => {
    try {
      return [readlinkSync(`${proc}/fd/${name}`)];
    } catch {
      // Closed meanwhile.
      return [];
    }
  });
  const sockets = targets.filter((target) => target.startsWith('socket:')).length;
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`${proc}/status`, 'utf8')) ?? [];
  const [database] = await sql<{ connections: number; busy: number }>(
    portal.databaseUrl,
    `select count(*)::integer as connections, count(*) filter (where state <> 'idle')::integer as busy
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return { files: targets.length - sockets, sockets, memory: Number(kilobytes) * 1024, ...database };
}

/** All that people do at once, for a while. */
async function load(ms: number): Promise<number> {
  const end = performance.now() + ms;
  const picture = getForm({}, 'original', [await samples.png()]);
  let done = 0;
  let width = 40;
  const during = async (work: () => Promise<unknown>): Promise<void> => {
    while (performance.now() < end) {
      await work();
      done += 1;
    }
  };
  const ok = async (ask: Promise<{ status: number }>): Promise<void> => {
    expect([200, 204, 304]).toContain((await ask).status);
  };
  const send = async (): Promise<void> => {
    width = 40 + ((width + 1) % 400);
    const asset = await sendPicture(admin, width);
    if (!asset) throw new Error('A picture was not taken.');
    await addTexts(admin, asset);
    const { body } = await admin.get<AssetBody>(`/assets/${asset.id}`);
    await ok(portal.site.get(body.data.original?.preview?.url ?? '/'));
    await ok(admin.get(`/assets/${asset.id}/download`));
    await removeAsset(admin, asset);
  };
  await Promise.all([
    ...pages.map((page) => during(() => write(admin, page, true))),
    ...pages.map((page) => during(() => ok(portal.api.get(`/pages/${page.slug}`)))),
    during(() => ok(admin.get('/pages/map'))),
    during(() => ok(admin.get('/assets'))),
    during(() => ok(portal.site.get('/'))),
    during(() => ok(portal.api.post('/auth/login', ADMIN))),
    during(() => leaveHalfway({ url: `${portal.url}/api/v1/assets`, token }, picture, 0.6)),
    during(send),
  ]);
  return done;
}

test.skipIf(process.platform !== 'linux')(
  `after ${LOAD_MS / 1000} seconds of everything at once, all that it took is given back`,
  async () => {
    await load(WARM_MS);
    await expect.poll(async () => (await held()).busy).toBe(0);
    process.kill(portal.pid(), 'SIGUSR2');
    // Answers after it has.
    await portal.api.get('/pages/map');
    const before = await held();
    const done = await load(LOAD_MS);
    console.log(`${done} pieces of work; before`, before, 'after', await held());
    const room = (after: typeof before) => ({
      files: after.files <= before.files,
      sockets: after.sockets <= before.sockets + SOCKETS_ROOM,
      memory: after.memory <= before.memory + MEMORY_ROOM,
      busy: after.busy ?? 0,
    });
    const back = { files: true, sockets: true, memory: true, busy: 0 };
    const settled = async () => {
      process.kill(portal.pid(), 'SIGUSR2');
      return room(await held());
    };
    await expect.poll(settled, { timeout: 30_000, interval: 500 }).toEqual(back);
    console.log('in the end', await held());
    // Uploads that were left halfway may still come in line.
    await expectWholeFiles(portal);
    for (const page of pages) await expectWholePage(admin, portal.api, page);
  },
);
