import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { MAINTAINER, startPortal } from '../support/portal';
import { askRaw, sendRaw } from '../support/raw';

type Started = Awaited<ReturnType<typeof startPortal>>;
let portal: Started;
let admin: Client;
const lines: Record<string, unknown>[] = [];

const MESSAGE = Symbol.for('message');
const getText = (line: object): string => String(Reflect.get(line, MESSAGE));

beforeAll(async () => {
  portal = await startPortal({ env: { LOG_LEVEL: 'http' } });
  // The log is read here; the output of the tests stays free of it.
  for (const transport of portal.strapi.log.transports) transport.silent = true;
  portal.strapi.log.on('data', (line: object) => lines.push(JSON.parse(getText(line))));
  admin = await portal.admin();
});
afterAll(() => portal.stop());

interface Refusal {
  status: number;
  message: string;
  id?: string;
  errors?: Record<string, string[]>;
}

describe('a path is decided in one way, however it is written', () => {
  const WRITTEN: [target: string, statuses: number[]][] = [
    ['/api/v1/users', [401]],
    ['/api/v1/users/', [401]],
    ['/api/v1/Users', [401, 404]],
    ['/API/v1/users', [404]],
    ['/Api/V1/users', [404]],
    ['//api/v1/users', [404]],
    ['/api//v1/users', [404]],
    ['/api/v1//users', [404]],
    ['/api/v1/./users', [404]],
    ['/api/v1/site/../users', [404]],
    ['/api/v1/site/%2e%2e/users', [404]],
    ['/api/v1/site/.%2E/users', [404]],
    ['/api/v1/..%2fv1/users', [404]],
    ['/api%2fv1%2fusers', [404]],
    ['/%61pi/v1/users', [404]],
    ['/api/v1/users%2f', [404]],
    ['/api/v1/users%00', [400, 404]],
    ['/api/v1/users%0a', [400, 404]],
    ['/api/v1/users;a=b', [404]],
    ['/api/v1/users%', [400, 404]],
    ['/api/v1/users%ff', [400, 404]],
    ['/api/v1/users/%2e%2e', [401]],
    ['/api/v1/users/%00', [401]],
    ['/api/v1/users/%ff', [401]],
    ['\\api\\v1\\users', [404, 400]],
    ['/api\\v1\\users', [404]],
    ['http://kwaad.example.net/api/v1/users', [401]],
    ['http://kwaad.example.net//api/v1/users', [404]],
    ['*', [404]],
    ['/ADMIN/users', [404]],
    ['/Admin/login', [404]],
    ['/CONTENT-MANAGER/content-types', [404]],
  ];
  test.each(WRITTEN)('%s', async (target, statuses) => {
    const { status, body } = await askRaw(portal.url, target);
    expect(statuses).toContain(status);
    expect(body).not.toContain('beheerder@example.org');
  });

  test.each([
    ['TRACE', 404],
    ['PATCH', 404],
    ['PROPFIND', 404],
    ['OPTIONS', 204],
  ])('%s does nothing', async (method, expected) => {
    const { status, body } = await askRaw(portal.url, '/api/v1/users', { method });
    expect(status).toBe(expected);
    expect(body).not.toContain('beheerder@example.org');
  });

  test('HEAD is decided as GET', async () => {
    expect((await portal.api.send('HEAD', '/users')).status).toBe(401);
    const { status, bytes, headers } = await portal.api.send('HEAD', '/pages/map');
    expect([status, bytes.length]).toEqual([200, 0]);
    expect(headers.get('etag')).toBeTruthy();
  });

  test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    '%s overrides nothing',
    async (name) => {
      const { body } = await admin.post<{ data: { id: string } }>('/groups', { name, permissions: ['view'] });
      const address = `/groups/${body.data.id}`;
      expect((await admin.send('POST', address, { headers: { [name]: 'DELETE' } })).status).toBe(404);
      expect(
        (await admin.send('GET', `${address}?_method=DELETE`, { headers: { [name]: 'DELETE' } })).status,
      ).toBe(200);
      expect((await admin.get(address)).status).toBe(200);
    },
  );
});

test('the icon that browsers ask for by themselves is the portal’s', async () => {
  const { status, headers, bytes } = await portal.site.get('/favicon.ico');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/icon/);
  expect(bytes.length).toBeGreaterThan(100);
  expect((await portal.site.post('/favicon.ico')).status).toBe(404);
});

const TRICKS = [
  'populate=*',
  'populate[blocks][populate]=*',
  'populate=deep',
  'filters[id][$gt]=0',
  'filters[updatedBy][password][$startsWith]=$',
  'where[id]=1',
  '_where[0][id]=1',
  'fields=*',
  'fields[0]=passwordHash',
  'sort=password:asc',
  'status=draft',
  'publicationState=preview',
  'locale=*',
  'locale=en',
  'pagination[limit]=-1',
  'start=0&limit=-1',
  '_q=a',
  'hasPublishedVersion=false',
  '__proto__[admin]=true',
  'constructor[prototype][admin]=true',
];
test.each(TRICKS)('Strapi’s query %s has no effect', async (query) => {
  for (const address of ['/pages/map', '/pages/huisstijl', '/site']) {
    const [plain, tricked] = [await portal.api.get(address), await portal.api.get(`${address}?${query}`)];
    expect([tricked.status, tricked.body]).toEqual([plain.status, plain.body]);
  }
});

describe('bodies', () => {
  const json = { 'Content-Type': 'application/json' };
  const post = (
    raw: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = json,
    client = admin,
  ) => client.send<Refusal>('POST', '/groups', { raw, headers });

  const group = JSON.stringify({ name: 'Redactie', permissions: ['view'] });
  const REFUSED: [name: string, raw: string, status: number][] = [
    ['400,000 open brackets', '['.repeat(400_000), 400],
    ['1,001 names', `{${Array.from({ length: 1_001 }, (_, n) => `"k${n}":1`).join(',')}}`, 400],
    ['400,000 nested lists', '['.repeat(400_000) + ']'.repeat(400_000), 400],
    ['100,000 nested objects', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000), 400],
    ['300,000 keys', `{${Array.from({ length: 300_000 }, (_, n) => `"k${n}":1`).join(',')}}`, 413],
    ['more than 5 MiB', JSON.stringify({ name: 'x'.repeat(5 * 1024 * 1024 + 1) }), 413],
    ['half an object', '{"name": ', 400],
    ['nothing', '', 400],
    ['a text', '"Redactie"', 400],
    ['a number', '1', 400],
    ['null', 'null', 400],
    ['__proto__', '{"__proto__":{"name":"Redactie","permissions":["view"]}}', 400],
    ['constructor', '{"name":"Redactie","permissions":[],"constructor":{"prototype":{"admin":true}}}', 400],
    ['NUL', '{"name":"a\\u0000","permissions":[]}', 400],
  ];
  test.each(REFUSED)('%s', async (_name, raw, status) => {
    const answer = await post(raw);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ status, message: expect.any(String) });
    expect(answer.bytes.length).toBeLessThan(100_000);
  });

  test('of a page 5 MiB are taken, of a visitor hardly anything', async () => {
    const sendTo = async (path: string, bytes: number, client = portal.api) => {
      const raw = JSON.stringify({ title: 'x'.repeat(bytes) });
      return (await client.send('POST', path, { raw, headers: json })).status;
    };
    expect(await sendTo('/pages', 5_200_000, admin)).toBe(400);
    expect(await sendTo('/pages', 5_300_000, admin)).toBe(413);
    for (const path of ['/auth/login', '/auth/register', '/auth/password/email', '/auth/saml']) {
      expect(await sendTo(path, 16_000)).toBe(400);
      expect(await sendTo(path, 17_000)).toBe(413);
    }
  });

  test('compressed ones are refused, a small one that unpacks to much too', async () => {
    for (const bytes of [Buffer.from(group), Buffer.alloc(50_000_000, ' ')]) {
      const { status } = await post(new Uint8Array(gzipSync(bytes)), { ...json, 'Content-Encoding': 'gzip' });
      expect(status).toBe(400);
    }
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/json, text/html',
  ])('%s is no JSON', async (type) => {
    expect((await post(group, { 'Content-Type': type })).status).toBe(400);
  });

  describe('outside the API', () => {
    const email = (bytes: number) => JSON.stringify({ email: 'x'.repeat(bytes), password: 'y' });
    const sendTo = (path: string, raw: string, client = portal.site) =>
      client.send('POST', path, { raw, headers: json });

    test('nobody unknown may send more than a login needs', async () => {
      for (const path of [
        '/admin/login',
        '/admin/forgot-password',
        '/admin/register-admin',
        '/content-manager/x',
      ]) {
        expect((await sendTo(path, email(16_385))).status).toBe(413);
        expect((await sendTo(path, email(16_385), portal.site.bearer('onzin'))).status).toBe(413);
      }
      expect((await sendTo('/admin/login', email(1_000))).status).toBe(400);
      expect((await sendTo('/admin/login', '{"half')).status).toBe(400);
      expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    });

    test('it is refused by its head, and as soon as more has come than it may be', async () => {
      const head = 'Content-Type: application/json\r\nHost: x\r\nConnection: close\r\n';
      const start = `POST /admin/login HTTP/1.1\r\n${head}`;
      const declared = await sendRaw(portal.url, `${start}Content-Length: 5000000\r\n\r\n{`);
      expect(declared.status).toBe(413);
      const chunk = `4e20\r\n${' '.repeat(20_000)}\r\n`;
      const chunked = await sendRaw(portal.url, `${start}Transfer-Encoding: chunked\r\n\r\n${chunk}`);
      expect(chunked.status).toBe(413);
    });

    test('maintainers may send a page', async () => {
      const login = await portal.site.post<{ data: { token: string } }>('/admin/login', MAINTAINER);
      const maintainer = portal.site.bearer(login.body.data.token);
      const body = JSON.stringify({ title: 'Een lange pagina', blocks: [], lead: 'x'.repeat(100_000) });
      const { status } = await sendTo('/content-manager/collection-types/api::page.page', body, maintainer);
      expect(status).not.toBe(413);
    });
  });

  test('who may not do it is refused before the body is read', async () => {
    expect((await post('{"half', json, portal.api)).status).toBe(401);
    expect((await post('{"half', json, portal.api.bearer('onzin'))).status).toBe(401);
  });
});

describe('the log', () => {
  const getLine = async (path: string) => {
    const find = () => lines.find((line) => line.path === path);
    await expect.poll(find).toBeDefined();
    return find();
  };

  test('has a line for each request, without what stands in its query', async () => {
    const { headers } = await admin.get('/admin/groups?search=geheim-woord');
    const id = headers.get('x-request-id');
    const line = await getLine('/api/v1/admin/groups');
    expect(line).toMatchObject({
      level: 'http',
      method: 'GET',
      status: 200,
      ip: '127.0.0.1',
      request: id,
      user: expect.any(String),
      ms: expect.any(Number),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(JSON.stringify(lines)).not.toContain('geheim-woord');
  });

  test('an id of the client is not believed', async () => {
    const { headers } = await portal.api.get('/site', { 'X-Request-Id': 'van-buiten-1234' });
    expect(headers.get('x-request-id')).not.toBe('van-buiten-1234');
  });

  test('what goes wrong on our side is answered with an id only, and the log says more', async () => {
    const sql = (statement: string) => portal.strapi.db.connection.raw(statement);
    await sql('alter table groups rename to groups_away');
    try {
      const { status, body, headers } = await admin.get<Refusal>('/admin/groups');
      expect(status).toBe(500);
      expect(Object.keys(body).sort()).toEqual(['id', 'message', 'status']);
      expect(body.id).toBe(headers.get('x-request-id'));
      expect(body.message).toContain(body.id);
      expect(body.message).not.toMatch(/relation|select|groups/i);
      const logged = lines.find(({ level, request }) => level === 'error' && request === body.id);
      expect(logged?.message).toContain('groups');
    } finally {
      await sql('alter table groups_away rename to groups');
    }
  });

  test('holds no password and no token', async () => {
    const { body } = await portal.api.post<{ access_token: string }>('/auth/login', {
      email: 'beheerder@example.org',
      password: 'een-lang-wachtwoord-1',
    });
    await portal.api.bearer(body.access_token).get('/profile');
    await getLine('/api/v1/profile');
    const all = JSON.stringify(lines);
    expect(all).not.toContain(body.access_token);
    expect(all).not.toContain('een-lang-wachtwoord-1');
  });
});

test('what is no HTTP is refused', async () => {
  for (const bytes of [
    'nonsense\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`,
  ]) {
    const { status, headers } = await sendRaw(
      portal.url,
      bytes.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    );
    expect([400, 431]).toContain(status);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('connections that bring nothing end', () => {
  const { headersTimeout, requestTimeout, timeout } = portal.strapi.server.httpServer;
  expect([headersTimeout, requestTimeout, timeout].every((ms) => ms > 0)).toBe(true);
  expect(headersTimeout).toBeLessThanOrEqual(30_000);
});
