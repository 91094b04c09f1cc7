import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { askRaw, sendRaw } from '../support/raw';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

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
    // A screen of the portal, which its own address leads to.
    ['/ADMIN/users', [301]],
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
