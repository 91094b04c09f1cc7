import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { collectLog, type LogLine } from '../support/log';
import { type OwnPortal, startPortal } from '../support/portal';
import { publish } from '../support/searching';
import { sql } from '../support/sql';
import type { Data, PageBody } from '../support/wire';

let portal: OwnPortal;
let admin: Client;
let page: PageBody;
let lines: LogLine[];

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  page = await publish(admin, { title: 'Wat blijft staan' });
  lines = collectLog(portal.strapi);
});
afterAll(() => portal.stop());

/** Nobody gets a connection, and whoever hears of changes lost theirs: what is in memory may be old. */
async function whileAway(work: () => Promise<void>): Promise<void> {
  const { client } = portal.strapi.db.connection;
  const acquire = client.acquireConnection;
  const away = () =>
    Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  Object.defineProperty(client, 'acquireConnection', { value: away, configurable: true });
  try {
    await sql(
      portal.databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'portal changes' and datname = current_database()`,
    );
    await expect.poll(async () => (await admin.get(`/pages/${page.slug}`)).status).toBe(503);
    await work();
  } finally {
    Object.defineProperty(client, 'acquireConnection', { value: acquire, configurable: true });
  }
}

const REFUSED = [503, 'no-store'];
const seen = async (client: Client, path: string) => {
  const { status, headers } = await client.get(path);
  return [status, headers.get('cache-control')];
};

test('while the database is away visitors read on, nobody else does, and the log says it once', async () => {
  const paths = [`/pages/${page.slug}`, '/pages/map', '/site'];
  const before = await Promise.all(paths.map((path) => portal.api.get(path)));
  const screen = (await portal.site.get(`/huisstijl/${page.slug}`)).bytes.toString();
  await whileAway(async () => {
    const during = await Promise.all(paths.map((path) => portal.api.get(path)));
    expect(during.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(during.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
    expect((await portal.site.get(`/huisstijl/${page.slug}`)).bytes.toString()).toBe(screen);
    expect((await portal.site.get('/robots.txt')).status).toBe(200);
    expect((await portal.site.get('/_health/live')).status).toBe(204);
    for (const path of ['/pages/map', `/admin/pages/${page.slug}`, '/assets']) {
      expect(await seen(admin, path)).toEqual(REFUSED);
    }
    expect(await seen(portal.api, '/search?q=blijft')).toEqual(REFUSED);
    expect((await portal.site.get('/_health')).status).toBe(503);
  });
  const failures = () =>
    lines
      .filter(({ level }) => ['error', 'warn'].includes(level))
      .map(({ level, message }) => [level, message]);
  await expect.poll(failures).toEqual([
    ['error', 'The database does not answer: Error: connect ECONNREFUSED'],
    ['warn', expect.stringMatching(/^The database answers again, after \d+ s\.$/)],
  ]);
});

test('a version that another instance published just before is there to read', async () => {
  expect((await portal.api.get(`/pages/${page.slug}`)).status).toBe(200);
  await sql(
    portal.databaseUrl,
    `with page as (
       select pages.id, revision_id from pages join pages_live_revision_lnk on pages.id = page_id where document_id = $1
     ), published as (
       insert into revisions (document_id, content, content_hash)
       select 'van-een-ander', replace(content, 'Wat blijft staan', 'Wat er net kwam'), 'van-een-ander'
       from revisions where id = (select revision_id from page) returning id
     )
     update pages_live_revision_lnk set revision_id = (select id from published)
     where page_id = (select id from page)`,
    [page.id],
  );
  // Whoever is logged in is answered after all changes so far have arrived.
  expect((await admin.get('/pages/map')).status).toBe(200);
  await whileAway(async () => {
    const { status, body } = await portal.api.get<Data<PageBody>>(`/pages/${page.slug}`);
    expect([status, body.data.title]).toEqual([200, 'Wat er net kwam']);
  });
});

test('what another took offline meanwhile is offline as soon as it is back', async () => {
  await whileAway(async () => {
    await sql(
      portal.databaseUrl,
      'delete from pages_live_revision_lnk using pages where pages.id = page_id and document_id = $1',
      [page.id],
    );
    expect((await portal.api.get(`/pages/${page.slug}`)).status).toBe(200);
  });
  await expect.poll(async () => (await portal.api.get(`/pages/${page.slug}`)).status).toBe(401);
});
