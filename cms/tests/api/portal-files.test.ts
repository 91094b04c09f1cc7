import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webDist } from '../../scripts/lib/paths.mjs';
import { type Portal, startPortal } from '../support/portal';

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

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

test('Strapi’s panel calls its own API at the same place', async () => {
  const { status, headers } = await portal.site.get('/admin/users', { Accept: 'application/json' });
  expect(status).toBe(401);
  expect(headers.get('content-type')).toContain('json');
});

test('an unknown call of the API is an error in its form', async () => {
  const { status, body } = await portal.api.get<{ status: number; message: string }>('/onbekend', asBrowser);
  expect(status).toBe(404);
  expect(body).toEqual({ status: 404, message: 'Dit bestaat niet (meer).' });
});
