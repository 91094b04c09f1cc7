import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { sync } from '../../docs/examples/sync';
import type { AssetResponse } from '../../src/http/schemas/assets';
import { png, sample } from '../samples/files';
import { getForm, makeAsset, sendFiles } from '../samples/sending';
import { makeToken } from '../support/api-tokens';
import type { Client } from '../support/client';
import { chance } from '../support/chance';
import { type OwnPortal, startPortal } from '../support/portal';
import { scale } from '../support/scale';
import type { Data, GroupBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

const CHANGES = scale(500, 120);
const PAST = '2026-01-02T03:04:05Z';
const ALL = ['view', 'download-for-use', 'download-for-edit'];

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const SEED = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);
const { oneOf, below } = chance(SEED);
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

interface World {
  groups: GroupBody[];
  /** The API token of the program. */
  token: string;
  pages: string[];
  assets: string[];
}

async function makeGroup(name: string): Promise<GroupBody> {
  return (await admin.post<Data<GroupBody>>('/groups', { name, permissions: ALL })).body.data;
}

let count = 0;

const text = () => sample('tekst.txt', `Tekst ${(count += 1)}`);

async function makeWorld(): Promise<World> {
  const groups = [await makeGroup(newWord()), await makeGroup(newWord())];
  const { token } = await makeToken(admin, { groups: groups.map(({ id }) => id).slice(0, 1) });
  const assets: string[] = [];
  for (let n = 0; n < 10; n += 1) {
    assets.push((await makeAsset(admin, await png(20 + n, 20), [text()], { title: `Asset ${n}` })).id);
  }
  const pages: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    pages.push((await admin.post<Data<PageBody>>('/pages', { title: `Pagina ${n}` })).body.data.id);
  }
  return { groups, token, assets, pages };
}

const someGroups = ({ groups }: World): string[] => groups.filter(() => below(2) === 1).map(({ id }) => id);

const blocks = (world: World) =>
  Array.from({ length: 1 + below(3) }, () => ({
    type: 'text-asset',
    title: 'Blok',
    asset: oneOf(world.assets),
    isPrivate: below(2) === 1,
    groups: someGroups(world),
  }));

/** What may change. Answers may be refusals: chance also moves what is deleted. */
const CHANGE: Record<string, (world: World) => Promise<unknown>> = {
  publish: (world) =>
    admin.put(`/pages/${oneOf(world.pages)}`, {
      is_public: below(3) > 0,
      groups: someGroups(world),
      blocks: blocks(world),
      published_at: PAST,
    }),
  republish: ({ pages }) => admin.put(`/pages/${oneOf(pages)}`, { published_at: PAST }),
  draft: (world) => admin.put(`/pages/${oneOf(world.pages)}`, { blocks: blocks(world) }),
  unpublish: ({ pages }) => admin.put(`/pages/${oneOf(pages)}`, { published_at: null }),
  move({ pages }) {
    const id = oneOf(pages);
    return admin.put(`/pages/${id}/map`, { id, parent_id: oneOf([null, ...pages]), siblings: [id] });
  },
  delete: ({ pages }) => admin.delete(`/pages/${oneOf(pages)}`),
  restore: ({ pages }) => admin.post(`/pages/${oneOf(pages)}/restore`),
  addFile: ({ assets }) => sendFiles(admin, oneOf(assets), [text()]),
  async replaceOriginal({ assets }) {
    const raw = getForm({}, 'original', [await png(20 + (count += 1), 30)]);
    return admin.send('PUT', `/assets/${oneOf(assets)}`, { raw });
  },
  async replaceFile({ assets }) {
    const id = oneOf(assets);
    const { body } = await admin.get<Partial<Data<AssetResponse>>>(`/assets/${id}`);
    const file = body.data?.files[0];
    return (
      file && admin.send('PUT', `/assets/${id}/files/${file.id}`, { raw: getForm({}, 'file', [text()]) })
    );
  },
  title: ({ assets }) => admin.put(`/assets/${oneOf(assets)}`, { title: `Titel ${(count += 1)}` }),
  private: ({ assets }) => admin.put(`/assets/${oneOf(assets)}`, { isPrivate: below(2) === 1 }),
  deleteAsset: ({ assets }) => admin.delete(`/assets/${oneOf(assets)}?force=true`),
  restoreAsset: ({ assets }) => admin.post(`/assets/${oneOf(assets)}/restore`),
};

/** Changes of what the token may see: after these the job has to start again. */
const RIGHTS: Record<string, (world: World) => Promise<unknown>> = {
  async group({ groups }) {
    const { id, name } = oneOf(groups);
    const permissions = ALL.filter((_each, n) => n === 0 || below(3) > 0);
    return admin.put(`/groups/${id}`, { name, permissions });
  },
  /** The program gets another token, which sees what other groups see. */
  async token(world) {
    world.token = (await makeToken(admin, { groups: someGroups(world) })).token;
  },
};

/** What usually changes; the rest now and then. */
const OFTEN = [
  'publish',
  'publish',
  'unpublish',
  'restore',
  'restoreAsset',
  'private',
  'replaceFile',
  'move',
];

/** The files of a folder with a hash of each. */
function readMirror(folder: string): Record<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() && entry.name !== 'sync.json');
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      `${path.basename(parentPath)}/${name}`,
      hash(readFileSync(path.join(parentPath, name))),
    ]),
  );
}

/** What the library lets a reader have. */
async function readLibrary(reader: Client): Promise<Record<string, string>> {
  const { body } = await reader.get<Data<AssetResponse[]>>('/library?pageSize=500');
  const found: Record<string, string> = {};
  for (const { id, original, files } of body.data) {
    for (const file of [...(original ? [original] : []), ...files]) {
      const { status, bytes } = await reader.get(`/files/${file.id}/download`);
      if (status === 200) found[`${id}/${file.id}${file.ext}`] = hash(bytes);
    }
  }
  return found;
}

/** Lets calls fail after the first of them, as when the program is stopped in between. */
function breakAfter(calls: number): void {
  const real = globalThis.fetch;
  let left = calls;
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('Stopped')) : real(...call);
  });
}

test(`a mirror is the library after ${CHANGES} changes (FAULTS_SEED=${SEED})`, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-sync-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const world = await makeWorld();
  const compare = async (): Promise<string[]> => {
    await sync(portal.url, world.token, folder);
    const library = await readLibrary(portal.api.bearer(world.token));
    expect(readMirror(folder)).toEqual(library);
    return Object.keys(library);
  };
  const names = [...Object.keys(CHANGE), ...OFTEN];
  for (let n = 1; n <= CHANGES; n += 1) {
    if (n % 100 === 50) await RIGHTS[oneOf(Object.keys(RIGHTS))]?.(world);
    else await CHANGE[oneOf(names)]?.(world);
    if (n % 20 > 0 && n < CHANGES) continue;
    breakAfter(below(12));
    await sync(portal.url, world.token, folder).catch((error: unknown) =>
      expect(String(error)).toContain('Stopped'),
    );
    vi.unstubAllGlobals();
    if (n % 60 === 0 || n === CHANGES) await compare();
  }
  // Chance may have closed all.
  const asset = (await makeAsset(admin, await png(60, 20))).id;
  const open = { is_public: true, published_at: PAST, blocks: [{ type: 'asset', asset }] };
  await admin.post('/pages', { title: 'Open', ...open });
  expect((await compare()).join()).toContain(asset);
});
