import { expect, test } from 'vitest';
import { sweepEvents } from '../../src/api/event/lib/sweep';
import { publishDue } from '../../src/api/page/lib/writes/publish-due';
import type { AssetResponse } from '../../src/http/schemas/assets';
import type { AdminSiteResponse } from '../../src/http/schemas/site';
import * as samples from '../samples/files';
import { getForm, makeAsset, sendFiles } from '../samples/sending';
import { findNow, findTold, findTypes, listEvents, makeLivePage, PAST, savePage } from '../support/events';
import { inPanel } from '../support/panel';
import { MAINTAINER } from '../support/portal';
import { admin, portal, setUpPortal } from '../support/shared-portal';
import { holdLock, sql } from '../support/sql';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

setUpPortal();

const showing = (asset: { id: string }) => ({
  blocks: [{ type: 'text-asset', title: 'Tekst', asset: asset.id }],
});

const makeShown = async () => {
  const asset = await makeAsset(admin, await samples.png(40, 40), [samples.txt()], { title: newWord() });
  return { asset, page: await makeLivePage(admin, showing(asset)) };
};

const LOCK = `select pg_advisory_xact_lock(71021, hashtext(''))`;

test('what cannot be a place is refused, what is none is gone', async () => {
  const start = await findNow(portal.api);
  for (const query of ['after=', 'after=%00', 'after=a%0Ab', `after=${'x'.repeat(201)}`, 'after=1&after=2']) {
    expect((await listEvents(portal.api, `?${query}`)).status).toBe(400);
  }
  for (const after of ['1000000', 'zzzzzzzzzzz', '00000000000', `${start.slice(0, -2)}AA`, 'constructor']) {
    const { status, body } = await listEvents(portal.api, `?after=${after}`);
    expect({ after, status, message: body.message }).toEqual({
      after,
      status: 410,
      message: 'Vanaf hier is niet meer te zeggen wat er veranderde. Begin opnieuw met de lijsten.',
    });
  }
  const unknown = await listEvents(portal.api, `?after=${start}&types=asset.created,page.removed`);
  expect(unknown).toMatchObject({ status: 400, body: { errors: { types: [expect.any(String)] } } });
});

test('only the types that are asked for come, and the place goes on behind the rest', async () => {
  const start = await findNow(portal.api);
  const { asset, page } = await makeShown();
  const { body } = await listEvents(portal.api, `?after=${start}&types=asset.created,template.changed`);
  const subjects = body.data.filter(({ subject }) => [asset.id, page.id].includes(subject.id));
  expect(subjects.map(({ type }) => type)).toEqual(['asset.created']);
  expect(await findTypes(portal.api, body.meta.next, asset.id, page.id)).toEqual([]);
});

test('at most 500 come at once, and the next call goes on', async () => {
  const start = await findNow(portal.api);
  const name = newWord();
  await sql(
    portal.databaseUrl,
    `insert into portal_events (position, at, kind, subject, change)
     select (select max(position) from portal_events) + n, now(), 'site', $1, 'self' from generate_series(1, 1100) n`,
    [name],
  );
  const counts: number[] = [];
  const ids = new Set<string>();
  for (let after = start, more = true; more;) {
    const { body } = await listEvents(portal.api, `?after=${after}`);
    counts.push(body.data.length);
    for (const { id, subject } of body.data) if (subject.id === name) ids.add(id);
    more = body.data.length === 500;
    after = body.meta.next;
  }
  expect(counts.slice(0, 2)).toEqual([500, 500]);
  expect(ids.size).toBe(1100);
  expect([...ids].sort()).toEqual([...ids]);
});

test('events are kept for 30 days, and the last of those before as a place', async () => {
  const { page } = await makeShown();
  const start = await findNow(portal.api);
  await savePage(admin, page, { slug: newWord() });
  const [event] = await findTold(portal.api, start, [page.id]);
  await sql(
    portal.databaseUrl,
    `update portal_events set at = now() - interval '31 days' where subject = $1`,
    [page.id],
  );
  await makeLivePage(admin);
  expect((await listEvents(portal.api, `?after=${event?.id ?? ''}`)).status).toBe(410);
  await sweepEvents(portal.strapi);
  const rows = await sql(portal.databaseUrl, 'select change from portal_events where subject = $1', [
    page.id,
  ]);
  expect(rows).toEqual([{ change: 'place' }]);
});

test('colours are told to all; their order is not', async () => {
  const start = await findNow(portal.api);
  const { body } = await admin.post<Data<{ id: string; token: string }>>('/colors', {
    name: `Kleur ${newWord()}`,
    hex: '#123456',
  });
  const { id, token } = body.data;
  await admin.put('/colors/map', { siblings: [id] });
  const [made, ...more] = await findTold(portal.api, start, [id]);
  expect(more).toEqual([]);
  expect(made).toMatchObject({
    type: 'color.changed',
    subject: { kind: 'color' },
    data: { token, hex: '#123456' },
  });
  await admin.put(`/colors/${id}`, { hex: '#654321' });
  await admin.delete(`/colors/${id}`);
  const events = await findTold(portal.api, start, [id]);
  expect(events.map(({ type, data }) => [type, data])).toEqual(Array(3).fill(['color.changed', {}]));
});

test('the site is told when something changed that visitors see', async () => {
  const start = await findNow(portal.api);
  const { body } = await admin.get<Data<AdminSiteResponse>>('/admin/site');
  const put = async (site: object, count: number) => {
    expect((await admin.put('/admin/site', site)).status).toBe(200);
    expect(await findTypes(portal.api, start, 'site')).toEqual(Array(count).fill('site.changed'));
  };
  const links = [
    { label: 'Intranet', url: 'https://intranet.example' },
    { label: 'Nieuws', url: 'https://nieuws.example' },
  ];
  await put({ productName: 'Huisstijl' }, 1);
  await put({ productName: 'Huisstijl' }, 1);
  await put({ mailFromName: 'Team Huisstijl', registrationDomains: ['zuiderster.example'] }, 1);
  await put({ contact: { name: 'Team', email: '', phone: '', text: '' } }, 2);
  await put({ footerLinks: links, contact: { name: 'Team', email: '', phone: '', text: '' } }, 3);
  await put({ footerLinks: links.toReversed() }, 4);
  await put({ footerLinks: links.toReversed() }, 4);
  const logo = getForm({}, 'logo', [await samples.png(20, 20)]);
  expect((await admin.send('PUT', '/admin/site', { raw: logo })).status).toBe(200);
  await put({}, 5);
  const { productName, contact, footerLinks, mailFromName, registrationDomains } = body.data;
  await put({ productName, contact, footerLinks, mailFromName, registrationDomains, logo: null }, 6);
});

test('a parent that its reader does not see is no news', async () => {
  const hidden = await makeLivePage(admin, { is_public: false });
  const open = await makeLivePage(admin);
  const start = await findNow(portal.api);
  const page = await makeLivePage(admin, { parent_id: hidden.id });
  const move = (parent: string | null) =>
    admin.put(`/pages/${page.id}/map`, { id: page.id, parent_id: parent, siblings: [page.id] });
  await move(null);
  expect(await findTypes(portal.api, start, page.id)).toEqual(['page.published']);
  await move(open.id);
  expect((await findTold(portal.api, start, [page.id])).map(({ data }) => data.parent_id)).toEqual([
    open.id,
    open.id,
  ]);
  await savePage(admin, open, { published_at: null });
  expect((await findTold(portal.api, start, [page.id])).at(-1)?.data.parent_id).toBeNull();
});

test('drafts and plans are no news, their publication is', async () => {
  const start = await findNow(portal.api);
  const secret = newWord();
  const page = await makeLivePage(admin, { published_at: null });
  await savePage(admin, page, { title: secret, published_at: '2031-01-02T03:04:05Z' });
  await savePage(admin, page, { slug: newWord() });
  expect(await findTypes(admin, await findNow(admin), page.id)).toEqual([]);
  expect(await findTypes(portal.api, start, page.id)).toEqual([]);
  await sql(portal.databaseUrl, `update pages set scheduled_at = now() where document_id = $1`, [page.id]);
  await publishDue(portal.strapi);
  await savePage(admin, page, { title: 'Concept' });
  await expect
    .poll(async () =>
      (await findTold(portal.api, start, [page.id])).map(({ type, data }) => [type, data.title]),
    )
    .toEqual([['page.published', secret]]);
});

test('a page goes and comes back with the pages under it', async () => {
  const page = await makeLivePage(admin);
  const child = await makeLivePage(admin, { parent_id: page.id });
  const start = await findNow(portal.api);
  await admin.delete(`/pages/${page.id}`);
  expect(await findTypes(portal.api, start, page.id, child.id)).toEqual([
    'page.unpublished',
    'page.unpublished',
  ]);
  await admin.post(`/pages/${page.id}/restore`);
  expect(await findTypes(portal.api, start, page.id)).toEqual(['page.unpublished', 'page.published']);
  expect(await findTypes(portal.api, start, child.id)).toEqual(['page.unpublished', 'page.published']);
});

test('what changes of an asset or its files is told, and moves its moment', async () => {
  const { asset } = await makeShown();
  const start = await findNow(portal.api);
  const moment = async () =>
    (await admin.get<Data<AssetResponse>>(`/assets/${asset.id}`)).body.data.updated_at;
  const moments = [await moment()];
  const file = asset.files[0]?.id ?? '';
  const original = getForm({}, 'original', [await samples.png(50, 50)]);
  const other = getForm({}, 'file', [samples.sample('ander.txt', 'anders')]);
  await admin.send('PUT', `/assets/${asset.id}`, { raw: original });
  moments.push(await moment());
  await admin.send('PUT', `/assets/${asset.id}/files/${file}`, { raw: other });
  moments.push(await moment());
  await sendFiles(admin, asset.id, [samples.sample('nog.txt', 'nog een')]);
  moments.push(await moment());
  await admin.put(`/assets/${asset.id}`, { title: 'Anders' });
  moments.push(await moment());
  expect([...new Set(moments)].sort()).toEqual(moments);
  expect(await findTypes(portal.api, start, asset.id)).toEqual(Array(4).fill('asset.changed'));

  const listed = async (since: string) => {
    const { body } = await portal.api.get<Data<AssetResponse[]>>(
      `/library?pageSize=500&changed_since=${encodeURIComponent(since)}`,
    );
    return body.data.some(({ id }) => id === asset.id);
  };
  const last = moments.at(-1) ?? '';
  const later = new Date(Date.parse(last) + 1).toISOString();
  expect([await listed(last), await listed(later)]).toEqual([true, false]);
  const bad = ['', 'gisteren', '2026-13-01T00:00:00Z', '2026-01-01', '1e6'];
  for (const since of bad) {
    for (const path of ['/library', '/assets']) {
      expect((await admin.get(`${path}?changed_since=${since}`)).status).toBe(400);
    }
  }
});

test('what a maintainer writes in the panel is told too', async () => {
  const { asset, page } = await makeShown();
  const start = await findNow(portal.api);
  const panel = await inPanel(portal, MAINTAINER);
  const files = portal.strapi.db.query('plugin::upload.file');
  const { id } = await files.findOne({ where: { documentId: asset.original?.id }, select: ['id'] });
  const fileInfo = JSON.stringify({ name: `${newWord()}.png` });
  const renamed = await panel.send('POST', `/upload?id=${id}`, { raw: getForm({ fileInfo }) });
  expect(renamed.status).toBe(200);
  const { body } = await admin.get<Data<AssetResponse>>(`/assets/${asset.id}`);
  expect(body.data.updated_at > asset.updated_at).toBe(true);
  expect(await findTypes(portal.api, start, asset.id)).toEqual(['asset.changed']);
  const row = `/content-manager/collection-types/api::page.page/${page.id}`;
  expect((await panel.delete(row)).status).toBe(200);
  expect(await findTypes(portal.api, start, page.id)).toEqual(['page.unpublished']);
  expect((await findTypes(portal.api, start, asset.id)).at(-1)).toBe('asset.deleted');
});

test('two pages that go at once tell once that their asset is gone, and no reader misses it', async () => {
  const { asset, page } = await makeShown();
  const other = await makeLivePage(admin, showing(asset));
  const held = await holdLock(portal.databaseUrl, LOCK);
  const writes = [page, other].map((each) => savePage(admin, each, { published_at: null }));
  await expect.poll(held.waiting).toBeGreaterThanOrEqual(2);
  const between = await findNow(portal.api);
  await held.release();
  await Promise.all(writes);
  expect(await findTypes(portal.api, between, page.id, other.id)).toEqual([
    'page.unpublished',
    'page.unpublished',
  ]);
  expect(await findTypes(portal.api, between, asset.id)).toEqual(['asset.deleted']);
});

test('what is rolled back is not told', async () => {
  const { asset } = await makeShown();
  const start = await findNow(portal.api);
  const data: Record<string, unknown> = { title: 'Teruggedraaid' };
  const failing = portal.strapi.db.transaction(async () => {
    await portal.strapi.documents('api::asset.asset').update({ documentId: asset.id, data });
    throw new Error('On purpose');
  });
  await expect(failing).rejects.toThrow('On purpose');
  expect(await findTypes(portal.api, start, asset.id)).toEqual([]);
  await savePage(admin, await makeLivePage(admin), { published_at: PAST });
});
