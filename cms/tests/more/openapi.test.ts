import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cms } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { getForm, makeAsset } from '../samples/sending';
import * as samples from '../samples/files';
import type { Answer, Client, Sending } from '../support/client';
import { type Check, describedBy, type Document } from '../support/description';
import { PASSWORD, getPeople } from '../support/people';
import { ADMIN, type Portal, startPortal } from '../support/portal';
import type { Data, PageBody } from '../support/wire';

let portal: Portal;
let document: Document;
let check: Check;
let callers: { admin: Client; user: Client; anonymous: Client; rubbish: Client };

/** Sends a request; fails when the answer is not as described. */
async function call<Body>(who: Client, method: string, path: string, sending?: Sending) {
  const answer: Answer<Body> = await who.send<Body>(method, path, sending);
  const about = `${method} ${path}: ${answer.status}`;
  expect({ about, problems: check(method, path, answer) }).toEqual({ about, problems: [] });
  return answer;
}

/** What stands in the path of each call, so that there is something to find. */
let known: Record<string, Record<string, string>>;

/** A group, an asset with files, and a public page that shows it in every type of block. */
async function makeKnown(admin: Client): Promise<typeof known> {
  const group = (await admin.post<Data<{ id: string }>>('/groups', { name: 'Vast', permissions: ['view'] }))
    .body;
  const asset = await makeAsset(admin, await samples.png(40, 20), [
    samples.svg('<path d="M0 0h9v9z"/>'),
    samples.eps(),
  ]);
  const { data: types } = (
    await admin.get<Data<{ type: string; fields: { name: string }[] }[]>>('/admin/block-types')
  ).body;
  const blocks = types.map(({ type, fields }) => ({
    type,
    title: fields.some(({ name }) => name === 'title') ? 'Vast' : undefined,
    asset: fields.some(({ name }) => name === 'asset') ? asset.id : undefined,
    assets: fields.some(({ name }) => name === 'assets') ? [asset.id, ''] : undefined,
    tile: fields.some(({ name }) => name === 'tile') ? { asset: asset.id } : undefined,
  }));
  const page = await admin.post<Data<PageBody>>('/pages', {
    title: 'Vast',
    is_public: true,
    groups: [group.data.id],
    published_at: '2026-01-01T00:00:00Z',
    blocks,
  });
  const { id, slug } = page.body.data;
  const revisions = await admin.get<Data<{ id: string }[]>>(`/admin/pages/${id}/revisions`);
  const preview = await admin.post<Data<{ url: string }>>(`/admin/pages/${id}/preview-links`);
  const presets = await admin.get<Data<{ id: string }[]>>('/presets');
  const synonyms = await admin.get<Data<{ id: string }[]>>('/admin/search/synonyms');
  const colors = await admin.get<Data<{ id: string }[]>>('/colors');
  const user = await getPeople(admin).make({ groups: [group.data.id] });
  const url = 'https://ontvanger.invalid/haak';
  const webhook = await admin.post<Data<{ id: string }>>('/admin/webhooks', { url, active: false });
  const zip = await admin.post<Data<{ id: string }>>('/downloads', { items: [{ asset: asset.id }] });
  return {
    pages: { id, slug, revision: revisions.body.data[0]?.id ?? '' },
    previews: { token: preview.body.data.url.split('/').at(-1) ?? '' },
    assets: { id: asset.id, preset: presets.body.data[0]?.id ?? '' },
    files: { id: asset.files[0]?.id ?? '' },
    groups: { id: group.data.id },
    users: { id: user.id, email: user.email },
    colors: { id: colors.body.data[0]?.id ?? '' },
    presets: { id: presets.body.data[0]?.id ?? '' },
    search: { id: synonyms.body.data[0]?.id ?? '' },
    tokens: { n: '1' },
    webhooks: { id: webhook.body.data.id },
    downloads: { id: zip.body.data.id },
  };
}

const [Q, PATH] = ['?q=huisstijl', '?address=/huisstijl'];
const QUERIES: Record<string, string> = { '/search': Q, '/search/suggest': Q, '/search/likely': PATH };

// A page is read by its slug where visitors read it.
function filled(template: string, values: Record<string, string> = {}): string {
  const inPlace = template === '/pages/{id}' ? { id: values.slug } : values;
  return `${template}${QUERIES[template] ?? ''}`.replace(
    /\{(\w+)\}/g,
    (_whole, name: keyof typeof inPlace) => inPlace[name] ?? 'onbekend',
  );
}

const getNoun = (template: string): string =>
  template.split('/').find((word) => word !== '' && word !== 'admin') ?? '';

beforeAll(async () => {
  portal = await startPortal();
  document = (await portal.api.get<Document>('/openapi.json')).body;
  check = describedBy(document);
  const admin = await portal.admin();
  known = await makeKnown(admin);
  callers = {
    admin,
    user: await portal.api.as(known.users?.email ?? '', PASSWORD),
    anonymous: portal.api,
    rubbish: portal.api.bearer('onzin'),
  };
});
afterAll(() => portal.stop());

test('the document obeys every recommended rule of Redocly', async () => {
  const file = path.join(portal.dataDir, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const program = path.join(cms, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');
  const { code, output } = await run(process.execPath, [program, 'lint', file, '--config=redocly.yaml'], {
    cwd: cms,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    quiet: true,
  });
  expect(code, output).toBe(0);
});

describe('every answer is as described', () => {
  const templates = (wanted: (method: string) => boolean) =>
    Object.entries(document.paths).flatMap(([template, operations]) =>
      Object.keys(operations).flatMap((method) => (wanted(method) ? [{ template, method }] : [])),
    );

  test('of every read, for everybody, of what is there and what is not', async () => {
    const reads = templates((method) => method === 'get');
    expect(reads.length).toBeGreaterThan(15);
    for (const { template } of reads) {
      const there = filled(template, known[getNoun(template)]);
      const found = await call(callers.admin, 'GET', there);
      expect(`${there} ${found.status}`).toBe(`${there} 200`);
      for (const who of [callers.user, callers.anonymous, callers.rubbish]) await call(who, 'GET', there);
      for (const who of Object.values(callers)) await call(who, 'GET', filled(template));
      // Read again: the refusals of just now stand in the audit log.
      const tag = (await call(callers.admin, 'GET', there)).headers.get('etag') ?? '';
      const again = await call(callers.admin, 'GET', there, { headers: { 'If-None-Match': tag } });
      expect(`${there} ${again.status}`).toBe(`${there} 304`);
    }
  });

  test('of lists that are asked for what they do not have', async () => {
    for (const list of ['/assets', '/groups', '/users', '/admin/pages', '/admin/pages/deleted']) {
      for (const query of ['page=0', 'pageSize=501', 'sort=onbekend:asc', 'page=99999', 'search=huisstijl']) {
        await call(callers.admin, 'GET', `${list}?${query}`);
      }
    }
  });

  test('of every write, for everybody, without a body and to nothing that is there', async () => {
    const writes = templates((method) => method !== 'get').filter(
      // It ends the session that the others need.
      ({ template }) => template !== '/auth/logout',
    );
    for (const { template, method } of writes) {
      for (const who of Object.values(callers)) {
        const json = method === 'delete' ? undefined : {};
        await call(who, method.toUpperCase(), filled(template), { json });
      }
    }
  });

  test('of a download in pieces', async () => {
    const file = filled('/files/{id}/download', known.files);
    const piece = await call(callers.admin, 'GET', file, { headers: { Range: 'bytes=0-9' } });
    expect(piece.status).toBe(206);
    const beyond = await call(callers.admin, 'GET', file, { headers: { Range: 'bytes=999999999-' } });
    expect(beyond.status).toBe(416);
    const token = await call<Data<{ token: string }>>(callers.admin, 'POST', file);
    await call(callers.anonymous, 'GET', `${file}?token=${token.body.data.token}`);
    await call(callers.anonymous, 'GET', `${file}?token=onzin`);
  });
});

describe('the main writes, from begin to end', () => {
  const expected = async <Body>(
    status: number,
    ...[who, method, path, json, headers]: [Client, string, string, unknown?, Record<string, string>?]
  ) => {
    const answer = await call<Body>(who, method, path, { json, headers });
    expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} ${status}`);
    return answer.body;
  };

  test('login, refresh, logout', async () => {
    const login = await call<{ access_token: string }>(portal.api, 'POST', '/auth/login', { json: ADMIN });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const own = portal.api.bearer(login.body.access_token);
    await expected(200, portal.api, 'POST', '/auth/refresh', undefined, { Cookie: cookie });
    await expected(204, own, 'POST', '/auth/logout');
    await expected(401, own, 'GET', '/profile');
    const wrong = { email: 'niemand@example.org', password: 'fout' };
    for (let count = 0; count < 5; count += 1) await expected(401, portal.api, 'POST', '/auth/login', wrong);
    await expected(423, portal.api, 'POST', '/auth/login', wrong);
    await expected(403, portal.api, 'POST', '/auth/login', wrong, { Origin: 'https://kwaad.example' });
  });

  test('a page', async () => {
    const { admin } = callers;
    const blocks = Object.values(
      (await expected<Data<object[]>>(200, admin, 'GET', '/admin/block-types')).data,
    );
    const types = blocks.flatMap((block) => ('type' in block ? [{ type: block.type }] : []));
    const sent = { title: 'Beschreven', is_public: true, blocks: types };
    const { id } = (await expected<Data<PageBody>>(200, admin, 'POST', '/pages', sent)).data;
    await expected(409, admin, 'POST', '/pages', { ...sent, slug: 'beschreven' });
    await expected(400, admin, 'POST', '/pages', { blocks: [{ type: 'tekst' }] });
    await expected(413, admin, 'POST', '/pages', { title: 'x'.repeat(6_000_000) });
    const now = { published_at: '2026-01-01T00:00:00Z' };
    await expected(200, admin, 'PUT', `/pages/${id}`, now, { 'If-Match': '"1"' });
    await expected(412, admin, 'PUT', `/pages/${id}`, now, { 'If-Match': '"1"' });
    await expected(409, admin, 'PUT', `/pages/${id}`, { slug: 'home' });
    await expected(200, admin, 'PUT', `/pages/${id}/map`, { id, parent_id: null, siblings: [id] });
    for (const who of Object.values(callers)) await call(who, 'GET', '/pages/beschreven');
    await expected(409, admin, 'DELETE', `/pages/${id}?permanent=true`);
    await expected(204, admin, 'DELETE', `/pages/${id}`);
    await expected(200, admin, 'GET', '/admin/pages/deleted');
    await expected(200, admin, 'POST', `/pages/${id}/restore`);
    await expected(409, admin, 'POST', `/pages/${id}/restore`);
  });

  test('an asset', async () => {
    const { admin } = callers;
    const original = await samples.png(40, 20);
    const made = await call<Data<{ id: string }>>(admin, 'POST', '/assets', {
      raw: getForm({ title: 'Beschreven', isPrivate: 'true' }, 'original', [original]),
    });
    expect(made.status).toBe(200);
    const own = `/assets/${made.body.data.id}`;
    const wrong = await call(admin, 'PUT', own, { raw: getForm({}, 'original', [samples.html('x.png')]) });
    expect(wrong.status).toBe(415);
    const added = await call<Data<{ files: { id: string }[] }>>(admin, 'POST', `${own}/files`, {
      raw: getForm({}, 'files[]', [samples.txt(), samples.eps()]),
    });
    expect(added.status).toBe(200);
    await expected(200, admin, 'PUT', own, { title: 'Anders' });
    await expected(200, admin, 'DELETE', `${own}/files/${added.body.data.files[0]?.id}`);
    await expected(409, admin, 'DELETE', filled('/assets/{id}', known.assets));
    await expected(204, admin, 'DELETE', own);
  });

  test('a list of people', async () => {
    const headers = { 'Content-Type': 'text/csv' };
    const send = (raw: string, query = '') =>
      call(callers.admin, 'POST', `/users/import${query}`, { raw, headers });
    const wrong = 'email,voornaam\ngeen-adres,A\nlijst@example.org,B';
    expect((await send(wrong)).status).toBe(200);
    expect((await send(wrong, '?dry_run=false')).status).toBe(400);
    expect((await send(`email\n${'x'.repeat(3_000_000)}`)).status).toBe(413);
  });

  test('formats and synonyms', async () => {
    const { admin } = callers;
    const format = { label: 'Beschreven', format: 'png', width: 10 };
    const { id } = (await expected<Data<{ id: string }>>(200, admin, 'POST', '/presets', format)).data;
    await expected(409, admin, 'POST', '/presets', { ...format, label: 'Beschréven' });
    await expected(409, admin, 'PUT', `/presets/${id}`, { label: 'DRUKWERK' });
    await expected(200, admin, 'PUT', `/presets/${id}`, { label: 'BESCHREVEN' });
    const synonyms = '/admin/search/synonyms';
    const words = (list: string[]) => ({ words: list });
    const one = await expected<Data<{ id: string }>>(200, admin, 'POST', synonyms, words(['een', 'twee']));
    const other = await expected<Data<{ id: string }>>(200, admin, 'POST', synonyms, words(['een', 'drie']));
    await expected(409, admin, 'POST', synonyms, words(['Twee', 'één']));
    await expected(409, admin, 'PUT', `${synonyms}/${other.data.id}`, words(['TWEE', 'een']));
    await expected(200, admin, 'PUT', `${synonyms}/${one.data.id}`, words(['twee', 'Een']));
    await expected(400, admin, 'POST', synonyms, words(['cafe', 'café']));
  });

  test('who edits a page', async () => {
    const { admin } = callers;
    const presence = `/admin/pages/${known.pages?.id}/presence`;
    await expected(200, admin, 'PUT', presence, { editor: 'een' });
    await expected(200, admin, 'PUT', presence, { editor: 'twee' });
    await expected(204, admin, 'DELETE', `${presence}?editor=een`);
  });

  test('a group, a user and a profile', async () => {
    const { admin, user } = callers;
    const group = await expected<Data<{ id: string }>>(200, admin, 'POST', '/groups', { name: 'Beschreven' });
    await expected(409, admin, 'POST', '/groups', { name: 'BESCHREVEN' });
    await expected(200, admin, 'PUT', `/groups/${group.data.id}`, { permissions: ['view'] });
    await expected(200, admin, 'POST', '/groups', { name: 'Beschreven, ook' });
    await expected(409, admin, 'PUT', `/groups/${group.data.id}`, { name: 'beschreven,  ook' });
    const person = { firstName: 'Bo', lastName: 'Vos', email: 'bo@example.org', password: PASSWORD };
    const made = await expected<Data<{ id: string }>>(200, admin, 'POST', '/users', person);
    await expected(409, admin, 'POST', '/users', person);
    await expected(200, admin, 'PUT', `/users/${made.data.id}`, { groups: [group.data.id] });
    const members = { add: [made.data.id], remove: [known.users?.id] };
    await expected(200, admin, 'PUT', `/groups/${group.data.id}/members`, members);
    await expected(204, admin, 'POST', `/users/${made.data.id}/invitation`);
    await expected(409, admin, 'POST', `/users/${known.users?.id}/invitation`);
    await expected(204, admin, 'DELETE', `/groups/${group.data.id}`);
    await expected(204, admin, 'DELETE', `/users/${made.data.id}`);
    await expected(409, admin, 'DELETE', filled('/groups/{id}', known.groups));
    await expected(409, user, 'PUT', '/profile', { email: ADMIN.email, current_password: PASSWORD });
    await expected(200, user, 'PUT', '/profile', { description: 'Beschreven' });
  });
});
