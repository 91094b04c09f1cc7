import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { webDist } from '../../scripts/lib/paths.mjs';
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

test('browsers that know brotli get what was packed when building, others the file itself', async () => {
  const names = readdirSync(path.join(webDist, 'static'));
  const [name = ''] = names.filter((each) => each.endsWith('.js') && names.includes(`${each}.br`));
  const packed = await portal.site.get<string>(`/static/${name}`, { 'Accept-Encoding': 'br' });
  const plain = await portal.site.get<string>(`/static/${name}`, { 'Accept-Encoding': 'identity' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(packed.bytes.equals(plain.bytes)).toBe(true);
  for (const { headers } of [packed, plain]) {
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(headers.get('cache-control')).toContain('immutable');
  }
  expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
});

test.each(['/', '/api/v1/openapi.json'])('%s is packed on its way', async (address) => {
  const packed = await portal.site.get(address, { 'Accept-Encoding': 'br' });
  const plain = await portal.site.get(address, { 'Accept-Encoding': 'identity' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(packed.bytes.equals(plain.bytes)).toBe(true);
});

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
