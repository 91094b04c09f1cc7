import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { collectLog, type LogLine } from '../support/log';
import { MAINTAINER, startPortal } from '../support/portal';
import { sendRaw } from '../support/raw';
import type { ErrorBody } from '../support/wire';

type Started = Awaited<ReturnType<typeof startPortal>>;
let portal: Started;
let admin: Client;
let lines: LogLine[];

beforeAll(async () => {
  portal = await startPortal({ env: { LOG_LEVEL: 'http' } });
  lines = collectLog(portal.strapi);
  admin = await portal.admin();
});
afterAll(() => portal.stop());

describe('bodies', () => {
  const json = { 'Content-Type': 'application/json' };
  const post = (
    raw: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = json,
    client = admin,
  ) => client.send<ErrorBody>('POST', '/groups', { raw, headers });

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
        '/admin/reset-password',
        '/content-manager/collection-types/api::page.page',
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
