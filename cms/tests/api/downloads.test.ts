import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import * as yauzl from 'yauzl';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { loggedIn, makeGroup } from '../samples/people';
import { getForm, makeAsset, removeAsset } from '../samples/sending';
import type { Answer, Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { dropOwnPresets } from '../support/presets';
import { NOW, publish } from '../support/searching';
import type { Data, ErrorBody } from '../support/wire';
import { newWord } from '../support/words';

interface Download {
  id: string;
  name: string;
  size: number;
  count: number;
  expires_at: string;
  url: string;
}

const REFUSED = 'Dit bestand mag je niet downloaden, of het bestaat niet (meer).';

let portal: OwnPortal;
let admin: Client;
let user: Client;
let group: { id: number; documentId: string };
let open: AssetResponse;
let closed: AssetResponse;

const show = (asset: AssetResponse, more: object = {}) =>
  publish(admin, { blocks: [{ type: 'asset', asset: asset.id }], ...more });

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  const { strapi, api } = portal;
  group = await makeGroup(strapi, 'Gebruikers', { canView: true, canUse: true });
  user = await loggedIn(strapi, api, 'gebruiker', [group.id]);
  open = await makeAsset(admin, await samples.png(), [samples.docx(), samples.eps()], {
    title: 'Gevel',
    description: 'Gebruik deze foto niet in advertenties.',
  });
  closed = await makeAsset(admin, await samples.png(), [samples.txt()], { title: 'Kanarie' });
  await show(open, { title: 'Open', is_public: true });
  await show(closed, { title: 'Dicht', is_public: false, groups: [group.documentId] });
});
dropOwnPresets(() => admin);

const ask = (client: Client, items: unknown, more: object = {}) =>
  client.post<Data<Download> & ErrorBody>('/downloads', { items, ...more });
async function make(client: Client, items: unknown, more: object = {}): Promise<Download> {
  const { status, body } = await ask(client, items, more);
  expect(status).toBe(200);
  return body.data;
}
const fetchZip = ({ url }: Download, headers: Record<string, string> = {}) =>
  portal.site.get<string>(url, headers);

async function unzip({ bytes }: Answer<unknown>): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
const getFile = (asset: AssetResponse, ext: string): string =>
  asset.files.find((file) => file.ext === ext)?.id ?? '';
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test('a visitor takes what is public, with what may be done with it, at a known length', async () => {
  const items = [{ asset: open.id }, { file: getFile(open, '.docx') }];
  const made = await make(portal.api, items, { purpose: 'de folder «Naar huis»' });
  expect(made).toMatchObject({ count: 2, url: `/api/v1/downloads/${made.id}` });
  expect(made.id).toMatch(/^[\w-]{22}$/);
  expect(made.name).toMatch(/\.zip$/);
  const answer = await fetchZip(made);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-length')).toBe(String(made.size));
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(answer.headers.get('accept-ranges')).toBe('bytes');
  expect(answer.bytes).toHaveLength(made.size);
  const files = await unzip(answer);
  const original = await portal.api.get(`/assets/${open.id}/download`);
  const names = [open.original?.name, open.files.find(({ ext }) => ext === '.docx')?.name, 'LEESMIJ.txt'];
  expect([...files.keys()]).toEqual(names);
  expect(files.get(open.original?.name ?? '')).toEqual(original.bytes);
  const readme = files.get('LEESMIJ.txt')?.toString() ?? '';
  expect(readme).toContain('de folder «Naar huis»');
  expect(readme).toContain('Gebruik deze foto niet in advertenties.');
});

test('formats go along as they are drawn, the same bytes as alone, until the format is gone', async () => {
  const format = { label: newWord(), format: 'webp', width: 8 };
  const preset = (await admin.post<Data<{ id: string }>>('/presets', format)).body.data;
  const items = [{ asset: open.id, preset: preset.id }, { asset: open.id }];
  const made = await make(portal.api, items);
  const files = await unzip(await fetchZip(made));
  const alone = await portal.api.get(`/assets/${open.id}/renditions/${preset.id}/download`);
  expect([...files.keys()].slice(0, 2)).toEqual([`Gevel-${format.label}.webp`, open.original?.name]);
  expect(files.get(`Gevel-${format.label}.webp`)).toEqual(alone.bytes);
  expect((await fetchZip(made, { Range: 'bytes=9-' })).status).toBe(206);
  await admin.delete(`/presets/${preset.id}`);
  expect((await fetchZip(made)).status).toBe(410);
  expect(await ask(portal.api, items)).toMatchObject({
    status: 401,
    body: { errors: { 'items.0': [REFUSED] } },
  });
});

test('files of the same name are numbered, and one file goes along once', async () => {
  const twin = await makeAsset(admin, await samples.png(40, 30), [samples.docx()]);
  const items = [{ asset: open.id }, { asset: twin.id }, { asset: twin.id }, { file: twin.original?.id }];
  const files = await unzip(await fetchZip(await make(admin, items)));
  expect([...files.keys()].map((name) => /\((\d)\)/.exec(name)?.[1])).toEqual([undefined, '2', undefined]);
});

test('two formats whose files would have the same name both go along', async () => {
  const name = newWord();
  const addPreset = (label: string, width: number) =>
    admin.post<Data<{ id: string }>>('/presets', { label, format: 'png', width });
  const presets = [
    (await addPreset(`${name}?`, 6)).body.data.id,
    (await addPreset(`${name}*`, 8)).body.data.id,
  ];
  const made = await make(
    portal.api,
    presets.map((preset) => ({ asset: open.id, preset })),
  );
  const files = await unzip(await fetchZip(made));
  expect([...files.keys()]).toEqual([`Gevel-${name}.png`, `Gevel-${name} (2).png`, 'LEESMIJ.txt']);
});

test('an asset without an original gives the files that one may have', async () => {
  const raw = getForm({ title: 'Logo' }, 'files[]', [samples.svg('<path d="M0 0h9"/>'), samples.eps()]);
  const asset = (await admin.send<Data<AssetResponse>>('POST', '/assets', { raw })).body.data;
  await show(asset, { title: 'Zonder origineel', is_public: true });
  const count = async (client: Client) => (await make(client, [{ asset: asset.id }])).count;
  expect(await count(portal.api)).toBe(1);
  expect(await count(admin)).toBe(2);
});

test('the same list gives its maker the same zip that day, others one of their own, and is kept once', async () => {
  const { strapi, api } = portal;
  const other = await loggedIn(strapi, api, 'ander', [group.id]);
  const items = [{ asset: open.id }, { file: getFile(open, '.docx') }];
  const [mine, again, at_once] = await Promise.all([make(user, items), make(user, items), make(user, items)]);
  expect(again).toEqual({ ...mine, expires_at: expect.any(String) });
  expect(at_once.id).toBe(mine.id);
  const theirs = [
    await make(other, items),
    await make(portal.api, items),
    await make(admin, items),
    await make(user, items.slice(1)),
    await make(user, items, { purpose: 'drukwerk' }),
  ];
  expect(new Set([mine, ...theirs].map(({ id }) => id)).size).toBe(6);
  expect((await make(portal.api, items)).id).toBe(theirs[1]?.id);
  const find = async (ids: readonly string[]) => {
    const rows: { tokenHash: string; listHash: string }[] = await strapi.db
      .query('api::download.download')
      .findMany();
    return rows.filter(({ tokenHash }) =>
      ids.some((id) => createHash('sha256').update(id).digest('base64url') === tokenHash),
    );
  };
  const rows = await find([mine, ...theirs].map(({ id }) => id));
  expect(rows).toHaveLength(6);
  expect(JSON.stringify(rows[0]).length).toBeLessThan(600);
  expect(new Set(rows.map(({ listHash }) => listHash)).size).toBe(2);
  const lists = await strapi.db.query('api::download.download-list').findMany({
    where: { hash: { $in: rows.map(({ listHash }) => listHash) } },
  });
  expect(lists).toHaveLength(2);
});

describe('a zip that broke off', () => {
  test('goes on where it was, and has the same bytes', async () => {
    const made = await make(user, [
      { asset: open.id },
      { asset: closed.id },
      { file: getFile(closed, '.txt') },
    ]);
    const whole = await fetchZip(made);
    const tag = whole.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const at of [1, 77, Math.floor(made.size / 2), made.size - 3]) {
      const rest = await fetchZip(made, { Range: `bytes=${at}-`, 'If-Range': tag });
      expect(rest.status).toBe(206);
      expect(rest.headers.get('content-range')).toBe(`bytes ${at}-${made.size - 1}/${made.size}`);
      expect(hash(Buffer.concat([whole.bytes.subarray(0, at), rest.bytes]))).toBe(hash(whole.bytes));
    }
    expect((await fetchZip(made, { Range: 'bytes=5-', 'If-Range': '"anders"' })).status).toBe(200);
    expect((await fetchZip(made, { Range: `bytes=${made.size}-` })).status).toBe(416);
    expect((await fetchZip(made, { Range: 'bytes=5-2' })).status).toBe(200);
    expect((await fetchZip(made, { 'If-None-Match': tag })).status).toBe(304);
  });
});

describe('who may not have all', () => {
  test('is told which items, and learns nothing of what they may not see', async () => {
    const items = [
      { asset: open.id },
      { asset: closed.id },
      { file: getFile(open, '.eps') },
      { asset: 'onbekend' },
    ];
    const visitor = await ask(portal.api, items);
    expect(visitor.status).toBe(401);
    const member = await ask(user, items);
    expect(member.status).toBe(403);
    expect(Object.keys(visitor.body.errors ?? {})).toEqual(['items.1', 'items.2', 'items.3']);
    expect(Object.keys(member.body.errors ?? {})).toEqual(['items.2', 'items.3']);
    expect(JSON.stringify(visitor.body)).not.toContain('Kanarie');
    const sentences = Object.values(visitor.body.errors ?? {}).flat();
    expect(new Set(sentences).size).toBe(1);
  });

  test('has nothing drawn', async () => {
    const format = { label: newWord(), format: 'webp', width: 9 };
    const preset = (await admin.post<Data<{ id: string }>>('/presets', format)).body.data;
    const items = [{ asset: open.id, preset: preset.id }, { asset: closed.id }];
    expect((await ask(portal.api, items)).status).toBe(401);
    interface Rendition {
      preset: { id: string };
      size: number | null;
    }
    const { body } = await admin.get<Data<Rendition[]>>(`/assets/${open.id}/renditions`);
    expect(body.data.find((each) => each.preset.id === preset.id)).toMatchObject({ size: null });
    await admin.delete(`/presets/${preset.id}`);
  });

  test.each<[string, unknown, string, object?]>([
    ['no items', [], 'items'],
    ['too many', Array.from({ length: 201 }, () => ({ asset: 'a' })), 'items'],
    ['an unknown key', [{ asset: 'a', soort: 'b' }], 'items.0'],
    ['two kinds', [{ asset: 'a', file: 'b' }], 'items.0'],
    ['no id', [{ asset: '../etc' }], 'items.0'],
    ['no object', [null], 'items.0'],
    ['no list', { 0: { asset: 'a' } }, 'items'],
    ['a purpose that turns the line around', [{ asset: 'a' }], 'purpose', { purpose: 'a\u202Eb' }],
  ])('asks in vain for %s', async (_what, items, field, more = {}) => {
    const { status, body } = await ask(admin, items, more);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})[0]).toMatch(new RegExp(`^${field.replace('.', '\\.')}`));
  });

  test('finds nothing under a made-up id', async () => {
    expect((await portal.api.get('/downloads/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
    expect((await admin.get('/downloads/%00')).status).toBe(404);
  });
});

describe('the rights of its maker count at each request', () => {
  const twoParts = async (by: Client, asset: AssetResponse) => {
    const made = await make(by, [{ asset: asset.id }]);
    expect((await fetchZip(made, { Range: 'bytes=0-9' })).status).toBe(206);
    return () => fetchZip(made, { Range: 'bytes=10-' });
  };

  test('a page that closes ends the zip of a visitor, halfway', async () => {
    const asset = await makeAsset(admin, await samples.png());
    const page = await show(asset, { title: 'Gaat dicht', is_public: true });
    const rest = await twoParts(portal.api, asset);
    expect((await rest()).status).toBe(206);
    await admin.put(`/pages/${page.id}`, { is_public: false, published_at: NOW });
    expect((await rest()).status).toBe(410);
  });

  test('so do a group that loses the right, a private asset, a deleted one, and a closed account', async () => {
    const { strapi, api } = portal;
    const asset = await makeAsset(admin, await samples.png());
    const own = await makeGroup(strapi, 'Tijdelijk', { canView: true, canUse: true });
    await show(asset, { title: 'Besloten', is_public: false, groups: [own.documentId] });
    const member = await loggedIn(strapi, api, 'tijdelijk', [own.id]);
    const rest = await twoParts(member, asset);
    await admin.put(`/groups/${own.documentId}`, { permissions: ['view'] });
    expect((await rest()).status).toBe(410);
    await admin.put(`/groups/${own.documentId}`, { permissions: ['view', 'download-for-use'] });
    expect((await rest()).status).toBe(206);

    const { id } = (await member.get<Data<{ id: string }>>('/profile')).body.data;
    await admin.put(`/users/${id}`, { isActive: false });
    expect((await rest()).status).toBe(410);

    const last = await makeAsset(admin, await samples.png());
    await show(last, { title: 'Openbaar', is_public: true });
    const visitors = await twoParts(portal.api, last);
    await admin.put(`/assets/${last.id}`, { isPrivate: true });
    expect((await visitors()).status).toBe(410);
    await admin.put(`/assets/${last.id}`, { isPrivate: false });
    const again = await twoParts(portal.api, last);
    await removeAsset(admin, last.id);
    expect((await again()).status).toBe(410);
  });
});

test('each file is in the audit log, once for a download that is resumed', async () => {
  const made = await make(user, [{ asset: closed.id }, { file: getFile(closed, '.txt') }], {
    purpose: 'drukwerk',
  });
  const whole = await fetchZip(made);
  await fetchZip(made, { Range: 'bytes=9-' });
  expect(whole.status).toBe(200);
  interface Line {
    action: string;
    details: { zip?: string; purpose?: string };
  }
  const lines = async (subject: string) =>
    (await admin.get<Data<Line[]>>(`/admin/audit?subject=${subject}`)).body.data.filter(
      ({ details }) => details.purpose === 'drukwerk',
    );
  expect(await lines(closed.id)).toMatchObject([{ action: 'asset.download', details: { zip: made.name } }]);
  expect(await lines(getFile(closed, '.txt'))).toMatchObject([{ action: 'file.download' }]);
});
