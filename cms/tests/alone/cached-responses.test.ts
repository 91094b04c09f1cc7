import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jpeg } from '../samples/files';
import { getForm, makeAsset } from '../samples/sending';
import type { Answer, Client } from '../support/client';
import { collectLog, type LogLine } from '../support/log';
import { PASSWORD, getPeople, twoGroups, type User } from '../support/people';
import { startPortal } from '../support/portal';
import { sendRaw } from '../support/raw';
import type { Data, PageBody } from '../support/wire';

type Started = Awaited<ReturnType<typeof startPortal>>;
type Reader = 'visitor' | 'staff' | 'admin';

const NOW = '2026-01-02T03:04:05.000Z';
const LISTED = 'https://intranet.example.nl';
const ELSEWHERE = { Origin: 'https://elders.example.nl' };
/** A busy machine may stall for a while. */
const BUSY = { timeout: 30_000 };
const PLAIN = { 'Accept-Encoding': 'identity' };

let portal: Started;
let admin: Client;
let person: User;
let groups: [string, string];
let page: PageBody;
let secret: PageBody;
let readers: Record<Reader, Client>;
let lines: LogLine[];

/** How many requests came into the chain. */
const chained = () => vi.mocked(portal.strapi.server.app.createContext).mock.calls.length;

async function makePage(more: object): Promise<PageBody> {
  const blocks = Array.from({ length: 6 }, (_, n) => ({
    type: 'text',
    title: `Blok ${n}`,
    body: `<p>${'Tekst. '.repeat(40)}</p>`,
    groups,
  }));
  const { status, body } = await admin.post<Data<PageBody>>('/pages', { published_at: NOW, blocks, ...more });
  expect(status).toBe(200);
  return body.data;
}

beforeAll(async () => {
  portal = await startPortal({ env: { CORS_ORIGINS: LISTED, LOG_LEVEL: 'http' } });
  lines = collectLog(portal.strapi);
  admin = await portal.admin();
  groups = await twoGroups(admin);
  person = await getPeople(admin).make({ groups: [groups[0]] });
  await makeAsset(admin, await jpeg());
  page = await makePage({ title: 'Kleur', is_public: true });
  secret = await makePage({ title: 'Geheim', is_public: false, groups });
  readers = { visitor: portal.api, staff: await portal.api.as(person.email, PASSWORD), admin };
  vi.spyOn(portal.strapi.server.app, 'createContext');
});
beforeEach(() => void vi.mocked(portal.strapi.server.app.createContext).mockClear());
afterAll(() => portal.stop());

/** What is read when it is ready: asks until it is sent without the chain. What changed just before is announced once more by the database. */
const ready = (ask: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> =>
  vi.waitFor(async () => {
    const before = chained();
    const answer = await ask();
    expect(chained()).toBe(before);
    return answer;
  }, BUSY);

/** All headers but those of one request; in Vary, whose order says nothing. */
function getHeaders({ headers }: Answer<unknown>): Record<string, string> {
  const { date, 'x-request-id': id, vary = '', ...rest } = Object.fromEntries(headers);
  expect([date, id]).toEqual([expect.any(String), expect.stringMatching(/^[\w-]{36}$/)]);
  return { ...rest, vary: vary.split(', ').sort().join(', ') };
}

describe('what is ready is sent as the chain sends it', () => {
  const READ: [reader: Reader, path: () => string][] = [
    ['visitor', () => `/pages/${page.slug}`],
    ['staff', () => `/pages/${secret.slug}`],
    ['admin', () => `/pages/${page.slug}`],
    ['visitor', () => '/pages/map'],
    ['staff', () => '/pages/map'],
    ['staff', () => '/assets?pageSize=5'],
    ['admin', () => '/assets?sort=title:asc&used=false'],
  ];
  const DRAWN: [path: string, headers: Record<string, string>][] = [
    ['/huisstijl/kleur', { Cookie: 'locale=nl-NL; side-menu=open' }],
    ['/huisstijl/kleur/', {}],
  ];
  const SENT: [name: string, method: string, headers: Record<string, string>][] = [
    ['plain', 'GET', PLAIN],
    ['packed', 'GET', { 'Accept-Encoding': 'gzip, deflate, br, zstd' }],
    ['for who cannot unpack brotli', 'GET', { 'Accept-Encoding': 'gzip, deflate' }],
    ['for who weighs codings', 'GET', { 'Accept-Encoding': 'br;q=0, identity, *;q=0.1' }],
    ['for HEAD', 'HEAD', PLAIN],
  ];
  describe.each(SENT)('%s', (_, method, headers) => {
    test.each(READ)('to %s', async (reader, path) => {
      const send = (more = {}) => readers[reader].send(method, path(), { headers: { ...headers, ...more } });
      const early = await ready(send);
      const usual = await send(ELSEWHERE);
      expect(chained()).toBeGreaterThan(0);
      expect(early.status).toBe(200);
      expect([early.status, getHeaders(early), early.bytes.toString()]).toEqual([
        ...[usual.status, getHeaders(usual), usual.bytes.toString()],
      ]);
    });
  });

  describe.each(SENT)('%s', (_, method, headers) => {
    test.each(DRAWN)('a page drawn for visitors, at %s', async (path, cookies) => {
      const send = (more = {}) =>
        portal.site.send(method, path, { headers: { ...headers, ...cookies, ...more } });
      const early = await ready(send);
      const usual = await send(ELSEWHERE);
      expect(chained()).toBeGreaterThan(0);
      expect([early.status, getHeaders(early), early.bytes.toString()]).toEqual([
        ...[usual.status, getHeaders(usual), usual.bytes.toString()],
      ]);
    });
  });

  test.each(['portal_session=1', 'x=y; side-menu=closed'])(
    'a page is not sent as drawn to the browser that sends %s',
    async (cookie) => {
      await ready(() => portal.site.get('/huisstijl/kleur', PLAIN));
      const own = await portal.site.get<string>('/huisstijl/kleur', { ...PLAIN, Cookie: cookie });
      expect(own.body).toContain('<div id="root"></div>');
    },
  );

  test.each(READ)('as not changed, to %s', async (reader, path) => {
    const { headers } = await ready(() => readers[reader].get(path(), PLAIN));
    const seen = { ...PLAIN, 'If-None-Match': `"iets anders", W/${headers.get('etag')}` };
    const early = await ready(() => readers[reader].get(path(), seen));
    const usual = await readers[reader].get(path(), { ...seen, ...ELSEWHERE });
    expect([early.status, early.bytes.length]).toEqual([304, 0]);
    expect([early.status, getHeaders(early)]).toEqual([usual.status, getHeaders(usual)]);
  });

  test('with every header that an ordinary answer has', async () => {
    const ordinary = await portal.api.get('/site', PLAIN);
    const early = await ready(() => portal.api.get(`/pages/${page.slug}`, PLAIN));
    const { etag, 'cache-control': cache, 'content-length': length, ...rest } = getHeaders(ordinary);
    expect(getHeaders(early)).toMatchObject(rest);
    expect(Object.keys(getHeaders(early))).toEqual(
      expect.arrayContaining([...Object.keys(rest), 'etag', 'cache-control', 'content-length']),
    );
    expect([etag, cache, length].every(Boolean)).toBe(true);
  });
});

test('who comes from another origin or names no host is answered by the chain', async () => {
  const path = `/pages/${page.slug}`;
  await ready(() => portal.api.get(path, PLAIN));
  const listed = await portal.api.get(path, { Origin: LISTED });
  expect(listed.headers.get('access-control-allow-origin')).toBe(LISTED);
  const nameless = `GET /api/v1${path} HTTP/1.1\r\nConnection: close\r\n\r\n`;
  expect((await sendRaw(portal.url, nameless)).status).toBe(400);
});

describe('a right counts at the very next reading', () => {
  const read = (path: string) => () => readers.staff.get(path, PLAIN);

  test('of a group that a person leaves', async () => {
    const path = `/pages/${secret.slug}`;
    expect((await ready(read(path))).status).toBe(200);
    const { change } = getPeople(admin);
    await change(person, { groups: [] });
    expect((await read(path)()).status).toBe(404);
    expect((await read(path)()).status).toBe(404);
    await change(person, { groups: [groups[0]] });
    expect((await ready(read(path))).status).toBe(200);
  });

  test('of a page that is no longer public', async () => {
    const closed = await makePage({ title: 'Straks dicht', is_public: true });
    const path = `/pages/${closed.slug}`;
    expect((await ready(() => portal.api.get(path, PLAIN))).status).toBe(200);
    await admin.put(`/pages/${closed.id}`, { is_public: false, published_at: new Date(0).toISOString() });
    expect((await portal.api.get(path, PLAIN)).status).toBe(401);
  });

  test('of a session that ends', async () => {
    const own = await portal.api.as(person.email, PASSWORD);
    const ask = () => own.get('/pages/map', PLAIN);
    expect((await ready(ask)).status).toBe(200);
    await own.post('/auth/logout');
    expect((await ask()).status).toBe(401);
  });

  test('and what changed is read at once', async () => {
    const path = '/assets?pageSize=7';
    const ask = () => admin.get<{ data: { id: string; title: string }[] }>(path, PLAIN);
    await ready(ask);
    const [asset] = (await ask()).body.data;
    await admin.send('PUT', `/assets/${asset?.id}`, { raw: getForm({ title: 'Nieuwe naam' }) });
    expect((await ask()).body.data[0]?.title).toBe('Nieuwe naam');
  });
});

test('what is ready has its line in the log', async () => {
  const path = '/assets?pageSize=9';
  const { headers } = await ready(() => admin.get(path, PLAIN));
  const find = () => lines.find(({ request }) => request === headers.get('x-request-id'));
  await expect.poll(find).toMatchObject({
    method: 'GET',
    path: '/api/v1/assets',
    status: 200,
    ip: '127.0.0.1',
    user: expect.any(String),
  });
});
