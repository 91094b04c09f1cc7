import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { webDist } from '../../../scripts/lib/paths.mjs';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';

let portal: Portal;

beforeAll(async () => {
  portal = await sharedPortal();
});

const asBrowser = { Accept: 'text/html' };

test.each([
  '/',
  '/huisstijl',
  '/huisstijl/logo',
  '/login',
  '/admin/users',
  '/wij-zijn-noorderlicht',
  '/assets/abc',
])('a browser that opens %s gets the portal', async (address) => {
  const { status, headers, body } = await portal.site.get<string>(address, asBrowser);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(body).toContain('<div id="root">');
  expect(body).not.toContain('%STYLE_NONCE%');
});

test.each(['/onbekend', '/huisstijl/a/b', '/admin/roles', '/static/weg.js', '/static', '/wij-zijn-ander'])(
  '%s is not there, and the portal says so',
  async (address) => {
    const { status, body } = await portal.site.get<string>(address, asBrowser);
    expect(status).toBe(404);
    expect(body).toContain('<div id="root">');
  },
);

test.each([
  '/..%2f..%2fpackage.json',
  '/static/..%2f..%2f..%2fpackage.json',
  '/%00',
  '/static/%2e%2e/%2e%2e/package.json',
  '/.env',
])('%s leads nowhere', async (address) => {
  const { status, body } = await portal.site.get<string>(address);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('"dependencies"');
});

test('files whose name holds their content are kept for ever', async () => {
  const [file = ''] = readdirSync(path.join(webDist, 'static')).filter((name) => name.endsWith('.js'));
  const { status, headers } = await portal.site.get(`/static/${file}`);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

/** What a client takes, and how it gets it. */
const CODINGS = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', null],
  ['gzip;q=0, br;q=0', null],
] as const;

async function sendEach(address: string) {
  return Promise.all(
    CODINGS.map(async ([takes, coding]) => {
      const answer = await portal.site.get(address, { 'Accept-Encoding': takes });
      expect([takes, answer.headers.get('content-encoding')]).toEqual([takes, coding]);
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      return answer;
    }),
  );
}

test.each(['.js', '.css', '.svg'])('%s is sent as it was packed when building', async (ending) => {
  const names = readdirSync(path.join(webDist, 'static'));
  const [name = ''] = names.filter((each) => each.endsWith(ending) && names.includes(`${each}.br`));
  const answers = await sendEach(`/static/${name}`);
  const [br, gzip, , plain] = answers;
  for (const { headers, bytes } of answers) {
    expect(bytes.equals(plain?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(headers.get('content-type')).toBe(plain?.headers.get('content-type'));
    expect(headers.get('cache-control')).toContain('immutable');
  }
  expect(new Set([br, gzip, plain].map((each) => each?.headers.get('etag'))).size).toBe(3);
});

test('fonts are sent as they are: they are packed already', async () => {
  const [name = ''] = readdirSync(path.join(webDist, 'static')).filter((each) => each.endsWith('.woff2'));
  const { headers } = await portal.site.get(`/static/${name}`, { 'Accept-Encoding': 'gzip, br' });
  expect(headers.get('content-encoding')).toBeNull();
});

test.each(['/', '/huisstijl', '/api/v1/openapi.json', '/api/v1/colors', '/api/v1/colors/contrast'])(
  '%s is packed on its way, with a strong tag for each coding',
  async (address) => {
    const [br, gzip, both, plain] = await sendEach(address);
    expect([br, gzip].every((each) => each?.bytes.equals(plain?.bytes ?? Buffer.alloc(0)))).toBe(true);
    const tags = [br, gzip, plain].map((each) => each?.headers.get('etag') ?? '');
    expect(new Set(tags).size).toBe(3);
    expect(both?.headers.get('etag')).toBe(tags[0]);
    for (const tag of tags) {
      expect(tag).toMatch(/^"[\w-]+"$/);
      const known = await portal.site.get(address, { 'Accept-Encoding': 'gzip', 'If-None-Match': tag });
      expect([known.status, known.headers.get('etag')]).toEqual([304, tags[1]]);
    }
  },
);

test.each([
  '/admin/users',
  '/admin/users/abc',
  '/admin/groups',
  '/admin/groups/create',
  '/admin/search',
  '/admin/site',
  '/admin/audit',
])('who opens %s without saying what they take gets the portal, too', async (address) => {
  const { status, body } = await portal.site.get<string>(address);
  expect(status).toBe(200);
  expect(body).toContain('<div id="root">');
});

test('Strapi’s panel calls its own API at the same place', async () => {
  const withToken = await portal.site.get('/admin/users', { Authorization: 'Bearer x' });
  expect(withToken.headers.get('content-type')).toContain('json');
  const { status, headers } = await portal.site.get('/admin/users', { Accept: 'application/json' });
  expect(status).toBe(401);
  expect(headers.get('content-type')).toContain('json');
});

test('an unknown call of the API is an error in its form', async () => {
  const { status, body } = await portal.api.get<{ status: number; message: string }>('/onbekend', asBrowser);
  expect(status).toBe(404);
  expect(body).toEqual({ status: 404, message: 'Dit bestaat niet (meer).' });
});

test('the portal is healthy while its database answers', async () => {
  const { status, body } = await portal.site.get('/_health');
  expect(status).toBe(204);
  expect(body).toBeUndefined();
});
