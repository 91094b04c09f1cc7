import { beforeAll, describe, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import { png, sample } from '../samples/files';
import { getForm, makeAsset } from '../samples/sending';
import { type ApiToken, makeToken, type NewToken } from '../support/api-tokens';
import type { Client } from '../support/client';
import { admin, groupNames, groups, me, people, portal, setUpPortal } from '../support/shared-portal';
import type { Data, ErrorBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

setUpPortal();

const PAST = '2026-01-02T03:04:05.000Z';
const FAR = '2090-01-02T03:04:05.000Z';

let page: PageBody;
let asset: AssetResponse;

beforeAll(async () => {
  asset = await makeAsset(admin, await png(), [], { title: 'Voor de eerste groep' });
  const made = await admin.post<Data<PageBody>>('/pages', {
    title: `Voor groep een ${newWord()}`,
    published_at: PAST,
    groups: [groups[0]],
    blocks: [{ type: 'asset', asset: asset.id }],
  });
  page = made.body.data;
  await admin.put(`/groups/${groups[0]}`, { permissions: ['view', 'download-for-use'] });
});

const make = (more: object = {}): Promise<NewToken> => makeToken(admin, more);
const as = ({ token }: { token: string }): Client => portal.api.bearer(token);
const getStatus = async (client: Client, method: string, path: string, json?: object) =>
  (await client.send(method, path, json ? { json } : {})).status;

const find = async (id: string): Promise<ApiToken | undefined> => {
  const { body } = await admin.get<{ data: ApiToken[] }>('/admin/api-tokens?pageSize=500');
  return body.data.find((each) => each.id === id);
};

describe('administrators', () => {
  test('make a token, which only that answer holds', async () => {
    const name = `Intranet ${newWord()}`;
    const { token, ...made } = await make({ name, groups: [groups[1], groups[0]], expires_at: FAR });
    expect(token).toMatch(/^cim_[\w-]{43}$/);
    expect(made).toMatchObject({
      name,
      scopes: ['read'],
      created_by: me,
      expires_at: FAR,
      last_used_at: null,
      prefix: token.slice(0, 8),
    });
    expect(made.groups.map((group) => group.name)).toEqual(groupNames.toSorted());
    expect(await find(made.id)).toEqual(made);
    const { rows } = await portal.strapi.db.connection.raw('select * from portal_api_tokens');
    expect(JSON.stringify(rows)).not.toContain(token);
    const log = await admin.get('/admin/audit?action=token.create&names=true');
    expect(JSON.stringify(log.body)).toContain(name);
    expect(log.bytes.toString()).not.toContain(token.slice(8));
  });

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: undefined }],
    ['name', { name: 'twee\nregels' }],
    ['name', { name: 'x'.repeat(256) }],
    ['name', { name: 'Intra\u202Enet' }],
    ['scopes', { scopes: undefined }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['write-assets'] }],
    ['scopes', { scopes: ['read', 'read'] }],
    ['scopes.0', { scopes: ['admin'] }],
    ['groups.0', { groups: ['bestaatniet'] }],
    ['groups.0', { groups: [1] }],
    ['expires_at', { expires_at: PAST }],
    ['expires_at', { expires_at: 'morgen' }],
    ['expires_at', { expires_at: 1 }],
    ['token', { token: 'cim_zelfbedacht' }],
    ['prefix', { prefix: 'x' }],
  ])('are told what is wrong: %s', async (field, wrong) => {
    const { status, body } = await admin.post<{ errors: object }>('/admin/api-tokens', {
      name: 'Fout',
      scopes: ['read'],
      ...wrong,
    });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  test('give it another end, also after it passed', async () => {
    const made = await make();
    const put = (expires_at: unknown) =>
      admin.put<Data<ApiToken>>(`/admin/api-tokens/${made.id}`, { expires_at });
    expect((await put(PAST)).status).toBe(400);
    expect((await admin.put(`/admin/api-tokens/${made.id}`, {})).status).toBe(400);
    await portal.strapi.db.connection.raw(
      `update portal_api_tokens set expires_at = now() - interval '1 second' where document_id = ?`,
      [made.id],
    );
    expect(await getStatus(as(made), 'GET', '/pages/map')).toBe(401);
    expect((await put(FAR)).body.data.expires_at).toBe(FAR);
    expect(await getStatus(as(made), 'GET', '/pages/map')).toBe(200);
    expect((await put(null)).body.data.expires_at).toBeNull();
    expect((await admin.put('/admin/api-tokens/bestaatniet', { expires_at: null })).status).toBe(404);
  });

  test('revoke it, once', async () => {
    const made = await make();
    expect(await getStatus(as(made), 'GET', '/pages/map')).toBe(200);
    const revoke = () => getStatus(admin, 'DELETE', `/admin/api-tokens/${made.id}`);
    expect((await Promise.all([revoke(), revoke()])).sort()).toEqual([204, 404]);
    expect(await getStatus(as(made), 'GET', '/pages/map')).toBe(401);
  });

  test('see when it was last used, to the minute', async () => {
    const made = await make();
    await as(made).get('/pages/map');
    const { last_used_at: at } = (await find(made.id)) ?? {};
    expect(at).toMatch(/:00\.000Z$/);
    expect(Math.abs(Date.parse(String(at)) - Date.now())).toBeLessThan(120_000);
  });

  test('may go: the token stays', async () => {
    const maker = await people.make({ roles: ['admin'] });
    const made = await makeToken(await portal.api.as(maker.email, 'een-gewoon-wachtwoord'));
    expect(made.created_by).toMatchObject({ id: maker.id });
    expect(await getStatus(admin, 'DELETE', `/users/${maker.id}`)).toBe(204);
    expect(await getStatus(as(made), 'GET', '/pages/map')).toBe(200);
    expect((await find(made.id))?.created_by).toBeNull();
  });
});

describe('a token', () => {
  test('sees what its groups see, at once', async () => {
    const { id } = (
      await admin.post<Data<{ id: string }>>('/groups', { name: `Even ${newWord()}`, permissions: ['view'] })
    ).body.data;
    const own = await admin.post<Data<PageBody>>('/pages', {
      title: `Even ${newWord()}`,
      published_at: PAST,
      groups: [id],
    });
    const made = await make({ groups: [id] });
    const ask = () => getStatus(as(made), 'GET', `/pages/${own.body.data.slug}`);
    expect(await ask()).toBe(200);
    await admin.put(`/groups/${id}`, { permissions: [] });
    expect(await ask()).toBe(404);
    await admin.put(`/groups/${id}`, { permissions: ['view'] });
    expect(await ask()).toBe(200);
    await admin.delete(`/groups/${id}?force=true`);
    expect(await ask()).toBe(404);
    expect((await find(made.id))?.groups).toEqual([]);
  });

  test('without groups sees what visitors see, and is never kept by shared caches', async () => {
    const made = await make();
    expect(await getStatus(as(made), 'GET', `/pages/${page.slug}`)).toBe(404);
    const [mine, theirs] = [await as(made).get('/library'), await portal.api.get('/library')];
    expect(mine.headers.get('cache-control')).toBe('private, no-cache');
    expect(mine.headers.get('vary')).toContain('Authorization');
    const ids = ({ body }: { body: unknown }) => JSON.stringify(body).match(/"id":"[a-z0-9]+"/g);
    expect(ids(mine)).toEqual(ids(theirs));
  });

  test.each([
    ['GET', '/profile'],
    ['PUT', '/profile'],
    ['GET', '/shares'],
    ['POST', '/shares'],
    ['POST', '/auth/logout'],
    ['PUT', '/auth/password'],
    ['POST', '/search/clicks'],
    ['POST', '/pages'],
    ['POST', '/assets'],
    ['POST', '/groups'],
    ['GET', '/admin/pages'],
    ['GET', '/groups'],
    ['GET', '/admin/api-tokens'],
    ['POST', '/admin/api-tokens'],
  ])('may not %s %s', async (method, path) => {
    const answer = await as(await make({ groups: [groups[0]] })).send(
      method,
      path,
      method === 'GET' ? {} : { json: {} },
    );
    expect(answer.status).toBe(403);
    expect(answer.headers.get('ratelimit')).toContain('"token";r=599;t=');
  });

  test('is ignored where everybody is', async () => {
    expect(await getStatus(as(await make()), 'POST', '/auth/refresh')).toBe(401);
    expect(await getStatus(portal.api.bearer('cim_onzin'), 'POST', '/auth/refresh')).toBe(401);
  });

  test('counts in the header alone, and as it was given', async () => {
    const { token } = await make({ groups: [groups[0]] });
    const wrong = [
      token.toUpperCase(),
      token.slice(0, -1),
      `${token}A`,
      token.replace('cim_', ''),
      `cim_${'a'.repeat(43)}`,
      `cim_${'a'.repeat(10_000)}`,
      `${token},${token}`,
      `api:${token}`,
      'cim_',
    ];
    for (const each of wrong) expect(await getStatus(portal.api.bearer(each), 'GET', '/pages/map')).toBe(401);
    const refused = await portal.api.bearer('cim_').get<ErrorBody>('/pages/map');
    expect(refused.body.message).toContain('Deze sleutel geldt niet');
    const path = `/pages/${page.slug}`;
    expect(await getStatus(portal.api, 'GET', `${path}?token=${token}`)).toBe(401);
    expect(await getStatus(portal.api, 'GET', `/assets/${asset.id}/download?token=${token}`)).toBe(401);
    const cookie = { headers: { Cookie: `portal_refresh=${token}` } };
    expect((await portal.api.send('POST', '/auth/refresh', cookie)).status).toBe(401);
    const panel = { headers: { Authorization: `Bearer ${token}` } };
    expect((await portal.site.send('GET', '/admin/users/me', panel)).status).toBe(401);
  });

  test('downloads, in its own name, as long as it is there', async () => {
    const name = `Drukker ${newWord()}`;
    const made = await make({ name, groups: [groups[0]] });
    const client = as(made);
    expect(await getStatus(client, 'GET', `/assets/${asset.id}/download`)).toBe(200);
    const link = await client.post<Data<{ token: string }>>(`/assets/${asset.id}/download`);
    const byLink = `/assets/${asset.id}/download?token=${link.body.data.token}`;
    expect(await getStatus(portal.api, 'GET', byLink)).toBe(200);
    const zip = await client.post<Data<{ id: string }>>('/downloads', { items: [{ asset: asset.id }] });
    const byId = `/downloads/${zip.body.data.id}`;
    expect(await getStatus(portal.api, 'GET', byId)).toBe(200);
    const log = await admin.get<{ data: { actor: unknown }[] }>(`/admin/audit?actor=${made.id}`);
    expect(log.body.data.map(({ actor }) => actor)).toEqual(Array(3).fill({ id: made.id, name }));
    await admin.delete(`/admin/api-tokens/${made.id}`);
    expect(await getStatus(portal.api, 'GET', byLink)).toBe(401);
    expect(await getStatus(portal.api, 'GET', byId)).toBe(410);
  });
});

describe('a token that writes assets', () => {
  const scopes = ['read', 'write-assets'];
  const picture = async () => getForm({ title: 'Van het programma' }, 'original', [await png()]);

  test('makes assets, and changes those alone', async () => {
    const name = `Beeldbank ${newWord()}`;
    const made = await make({ name, scopes });
    const sent = await as(made).send<Data<AssetResponse>>('POST', '/assets', { raw: await picture() });
    expect(sent.status).toBe(200);
    const { id } = sent.body.data;
    expect(sent.body.data).toMatchObject({ title: 'Van het programma', can: { view: false } });
    expect(sent.body.data).not.toHaveProperty('uploaded_by');
    const put = await as(made).put<Data<AssetResponse>>(`/assets/${id}`, { title: 'Anders' });
    expect(put.body.data.title).toBe('Anders');
    const added = await as(made).send<Data<AssetResponse>>('POST', `/assets/${id}/files`, {
      raw: getForm({}, 'files[]', [sample('lijst.txt', 'tekst')]),
    });
    expect(added.body.data.files.map((file) => file.name)).toEqual(['lijst.txt']);
    // Nobody sees it before a page shows it.
    expect(await getStatus(as(made), 'GET', `/assets/${id}`)).toBe(404);

    const others = [as(await make({ scopes })), as(await make())];
    for (const client of others)
      expect(await getStatus(client, 'PUT', `/assets/${id}`, { title: 'X' })).toBe(403);
    for (const other of [asset.id, 'bestaatniet']) {
      expect(await getStatus(as(made), 'PUT', `/assets/${other}`, { title: 'X' })).toBe(403);
      expect(await getStatus(as(made), 'POST', `/assets/${other}/files`)).toBe(403);
    }
    expect(await getStatus(as(made), 'DELETE', `/assets/${id}`)).toBe(403);
    expect(await getStatus(as(made), 'POST', '/pages', { title: 'Nee' })).toBe(403);

    await admin.delete(`/admin/api-tokens/${made.id}`);
    const seen = await admin.get<Data<AssetResponse>>(`/assets/${id}`);
    expect(seen.body.data).toMatchObject({ title: 'Anders', uploaded_by: { id: null, name } });
    const log = await admin.get<{ data: { action: string; actor: unknown }[] }>(`/admin/audit?subject=${id}`);
    for (const { actor } of log.body.data) expect(actor).toEqual({ id: made.id, name });
  });
});
