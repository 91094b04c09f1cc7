import { afterAll, beforeAll, expect, test } from 'vitest';
import { jpeg, txt } from '../samples/files';
import { makeAsset, sendFiles } from '../samples/sending';
import type { Client } from '../support/client';
import { PASSWORD, getPeople } from '../support/people';
import { type Portal, startPortal } from '../support/portal';
import { getSeries, readAlerts, readDashboard } from '../support/watched';
import type { Data, PageBody } from '../support/wire';

const TOKEN = 'een-token-dat-alleen-prometheus-kent';
const NOW = '2026-01-02T03:04:05.000Z';

let portal: Portal;
let admin: Client;

beforeAll(async () => {
  portal = await startPortal({ env: { METRICS_TOKEN: TOKEN } });
  admin = await portal.admin();
});
afterAll(() => portal.stop());

async function metrics(): Promise<string> {
  const { status, bytes } = await portal.site.bearer(TOKEN).get('/metrics');
  expect(status).toBe(200);
  return bytes.toString('utf8');
}

/** The value of a line; 0 when there is none. */
const getValue = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1) ?? 0,
  );

const getCount = (method: string, route: string, status: string): string =>
  `portal_http_request_seconds_count{method="${method}",route="${route}",status="${status}"}`;

/** Waits until something was counted so often more: an answer is counted when its connection is done with it. */
async function grew(series: string, by: number, act: () => Promise<unknown>): Promise<void> {
  const before = getValue(await metrics(), series);
  await act();
  await expect.poll(async () => getValue(await metrics(), series)).toBe(before + by);
}

async function makePage(title: string): Promise<PageBody> {
  const made = await admin.post<Data<PageBody>>('/pages', { title, is_public: true, published_at: NOW });
  expect(made.status).toBe(200);
  return made.body.data;
}

test('only who has the token reads them', async () => {
  for (const reader of [
    portal.site,
    portal.site.bearer('een-ander-token'),
    portal.site.bearer(`${TOKEN}x`),
  ]) {
    const { status, headers, bytes } = await reader.get('/metrics');
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect(bytes.toString()).not.toContain('portal_');
  }
  const { status, headers } = await portal.site.bearer(TOKEN).get('/metrics');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('they show how the process, the database, the memory and the queues are', async () => {
  const text = await metrics();
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'portal_database_pool{state="waiting"}',
    'portal_ready_answers_bytes',
    'portal_ready_answers_asked_total{result="hit"}',
    'portal_known_viewers',
    'portal_mails_waiting',
    'portal_mails_oldest_seconds',
    'portal_schedules_waiting',
    'portal_schedules_late_seconds',
    'portal_webhooks_failing',
    'portal_deliveries_late_seconds',
    'portal_renditions_drawn_total',
    'portal_downloads_under_way',
  ])
    expect(text).toMatch(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} [\\d.e+-]+$`, 'm'));
  expect(getValue(text, 'portal_changes_told')).toBe(1);
  expect(getValue(text, 'portal_database_answers')).toBe(1);
  expect(getValue(text, 'portal_database_pool{state="free"}')).toBeGreaterThanOrEqual(0);
});

test('requests count by the route that takes them, those that are answered early too', async () => {
  const { slug } = await makePage('Kleur');
  await grew(getCount('GET', '/api/v1/pages/:slug', '2xx'), 2, async () => {
    await portal.api.get(`/pages/${slug}`);
    await admin.get(`/pages/${slug}`);
  });
  await grew(getCount('GET', '/api/v1/pages/map', '2xx'), 1, () => portal.api.get('/pages/map'));
  const { headers } = await portal.api.get(`/pages/${slug}`);
  const tag = headers.get('etag') ?? '';
  await grew(getCount('GET', '/api/v1/pages/:slug', '3xx'), 1, () =>
    portal.api.get(`/pages/${slug}`, { 'If-None-Match': tag }),
  );
  await grew(getCount('GET', '/api/v1/admin/pages/:slug', '2xx'), 1, () => admin.get(`/admin/pages/${slug}`));
  await grew(getCount('GET', '/api/v1/admin/groups', '4xx'), 1, () => portal.api.get('/admin/groups'));
  await grew(getCount('GET', 'portal', '2xx'), 1, () => portal.site.get('/huisstijl/kleur'));
  expect(await metrics()).not.toMatch(/route="[^"]*metrics/);
});

test('whatever people ask for, and as whom, the lines stay as many and reveal nothing of them', async () => {
  const { slug, id } = await makePage('Vertrouwelijk plan');
  const person = await getPeople(admin).make({ email: 'iemand.van.ons@example.org' });
  const own = await portal.api.as(person.email, PASSWORD);
  const ask = async (mark: string): Promise<void> => {
    for (const path of [`/pages/${mark}`, `/${mark}`, `/pages/${slug}?zoek=${mark}`, `/users/${id}${mark}`])
      await own.get(path);
    await portal.site.get(`/${mark}`);
    await portal.site.get(`/static/${mark}.js`);
    await portal.site.send('PATCH', `/${mark}`);
    await portal.api.post('/auth/login', {
      email: `${mark}@example.org`,
      password: 'een-verkeerd-wachtwoord',
    });
  };
  const lines = async () => (await metrics()).split('\n').length;
  await ask('eerste');
  await expect.poll(metrics).toContain('method="other"');
  // The last of them: an answer counts when it has gone out whole.
  await expect.poll(metrics).toContain(getCount('POST', '/api/v1/auth/login', '4xx'));
  const before = await lines();
  for (let n = 0; n < 20; n += 1) await ask(`zoekwoord${'abcdefghijklmnopqrst'[n]}`);
  expect(await lines()).toBe(before);
  const text = await metrics();
  for (const word of ['zoekwoord', 'eerste', 'example.org', person.id, slug, id, '127.0.0.1', TOKEN])
    expect(text.toLowerCase()).not.toContain(word.toLowerCase());
});

test('a refused login is counted, with why', async () => {
  await grew('portal_login_refusals_total{reason="password"}', 1, () =>
    portal.api.post('/auth/login', { email: 'niemand@example.org', password: 'een-verkeerd-wachtwoord' }),
  );
});

test('uploads are counted, and downloads while they run', async () => {
  const asset = await makeAsset(admin, await jpeg());
  const send = (field: string) => sendFiles(admin, asset.id, [txt()], field);
  await grew('portal_uploads_total{outcome="kept"}', 1, async () => {
    const { body } = await send('files[]');
    const { status } = await admin.get(`/files/${body.data.files[0]?.id}/download`);
    expect(status).toBe(200);
  });
  await expect.poll(async () => getValue(await metrics(), 'portal_downloads_under_way')).toBe(0);
  await grew('portal_uploads_total{outcome="refused"}', 1, () => send('onbekend'));
});

test('alerts and the dashboard ask for series, and choose by labels, that are there', async () => {
  // Some series come with the first that they count.
  await admin.post('/nergens', {});
  const text = await metrics();
  const asked = [...readAlerts().map(({ expr }) => expr), ...readDashboard()].flatMap(getSeries);
  expect(asked.length).toBeGreaterThan(20);
  for (const { name, labels } of asked) {
    const family = name.replace(/_(bucket|count|sum)$/, '');
    expect(text).toMatch(new RegExp(`^# TYPE (${name}|${family}) `, 'm'));
    // Prometheus gives every series the label of its job.
    for (const label of labels.filter((each) => each !== 'job')) {
      expect(text).toMatch(new RegExp(`^${name}\\{.*\\b${label}="`, 'm'));
    }
  }
});
