import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { type Portal, startPortal, startPortalProcess } from '../support/portal';
import { askRaw } from '../support/raw';

const PUBLIC_URL = 'https://huisstijl.example.org';
const INTRANET = 'https://intranet.example.org';

type Started = Awaited<ReturnType<typeof startPortal>>;
/** With Strapi's panel, on a plain address. */
let open: Started;
/** Without the panel, on https, with another origin that may call the API. */
let closed: Portal;

beforeAll(async () => {
  open = await startPortal();
  closed = await startPortalProcess({
    beside: open,
    env: { STRAPI_ADMIN: 'off', PUBLIC_URL, CORS_ORIGINS: INTRANET },
  });
});
afterAll(async () => {
  await closed.stop();
  await open.stop();
});

const browser = { Accept: 'text/html' };

describe('every answer carries the headers', () => {
  const ANSWERS: [
    what: string,
    ask: (portal: Portal) => Promise<{ headers: Headers | Map<string, string> }>,
  ][] = [
    ['the portal', ({ site }) => site.get('/', browser)],
    ['an unknown address', ({ site }) => site.get('/onbekend')],
    ['a file', ({ site }) => site.get('/favicon.svg')],
    ['a part of a page', ({ site }) => site.get('/static/onbekend.js')],
    ['a call', ({ api }) => api.get('/site')],
    ['a refusal', ({ api }) => api.get('/users')],
    ['an unknown call', ({ api }) => api.get('/onbekend')],
    [
      'a malformed body',
      ({ api }) =>
        api.send('POST', '/auth/login', { raw: '{', headers: { 'Content-Type': 'application/json' } }),
    ],
    ['a preflight', ({ api }) => api.send('OPTIONS', '/site')],
    ['a method that is not there', ({ site }) => site.send('DELETE', '/huisstijl')],
    ['health', ({ site }) => site.get('/_health')],
    ['security.txt', ({ site }) => site.get('/.well-known/security.txt')],
    ['a stable address', ({ site }) => site.get('/vast/logo.svg')],
    ['a preview that is not', ({ site }) => site.get('/_files/x/y/1.webp')],
    ['the panel’s API', ({ site }) => site.get('/admin/users')],
    ['what is no HTTP', ({ url }) => askRaw(url, '/ /')],
  ];
  test.each(ANSWERS)('%s', async (_what, ask) => {
    for (const portal of [open, closed]) {
      const { headers } = await ask(portal);
      const has = (name: string) => headers.get(name) ?? null;
      expect(has('x-content-type-options')).toBe('nosniff');
      expect(has('referrer-policy')).toBe('no-referrer');
      expect(has('permissions-policy')).toContain('camera=()');
      expect(has('content-security-policy')).toContain('frame-ancestors');
      expect(has('cross-origin-opener-policy')).toBe('same-origin');
      expect(has('strict-transport-security')).toBe(portal === closed ? 'max-age=31536000' : null);
      for (const name of ['x-powered-by', 'server', 'strapi', 'x-response-time'])
        expect(has(name)).toBeNull();
    }
  });

  test('the portal runs no inline script and takes no inline style', async () => {
    const { headers } = await open.site.get('/', browser);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  });
});

describe('other origins', () => {
  const cors = (headers: Headers) =>
    ['origin', 'credentials', 'methods', 'headers'].map((name) =>
      headers.get(`access-control-allow-${name}`),
    );
  const preflight = (client: Client, origin: string) =>
    client.send('OPTIONS', '/groups', {
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization',
      },
    });

  test('one that is listed may call with credentials', async () => {
    const { headers } = await closed.api.get('/site', { Origin: INTRANET });
    expect(cors(headers).slice(0, 2)).toEqual([INTRANET, 'true']);
    expect(headers.get('vary')).toMatch(/origin/i);
    const { status, headers: allowed } = await preflight(closed.api, INTRANET);
    expect(status).toBe(204);
    expect(cors(allowed)).toEqual([
      INTRANET,
      'true',
      expect.stringContaining('PUT'),
      expect.stringContaining('Authorization'),
    ]);
  });

  test.each([
    'https://kwaad.example.net',
    'null',
    'https://intranet.example.org.kwaad.nl',
    'http://intranet.example.org',
    'https://intranet.example.org:444',
    'https://INTRANET.example.org',
    '',
  ])('%j gets no CORS headers', async (origin) => {
    for (const { api } of [open, closed]) {
      const { status, headers } = await api.get('/site', origin === '' ? {} : { Origin: origin });
      expect([status, ...cors(headers)]).toEqual([200, null, null, null, null]);
      const asked = await preflight(api, origin);
      expect([asked.status, ...cors(asked.headers)]).toEqual([204, null, null, null, null]);
    }
    expect((await closed.api.get('/site')).headers.get('vary')).toMatch(/origin/i);
  });

  test('the panel’s API is for nobody else', async () => {
    const { headers } = await closed.site.get('/admin/init', { Origin: INTRANET });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each(['https://kwaad.example.net', 'null'])('%s cannot use the cookie of a login', async (origin) => {
    for (const path of ['/auth/login', '/auth/refresh', '/auth/saml']) {
      const { status, headers } = await closed.api.post(path, {}, { Origin: origin });
      expect(status).toBe(403);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });
});

test('security.txt names where to go, for half a year, and no admin', async () => {
  const { status, headers, body } = await closed.site.get<string>('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    body
      .trim()
      .split('\n')
      .map((line) => [line.split(': ')[0], line.split(': ').slice(1).join(': ')]),
  );
  expect(fields.get('Contact')).toBe(PUBLIC_URL);
  expect(body).not.toContain('@');
  expect(fields.get('Canonical')).toBe(`${PUBLIC_URL}/.well-known/security.txt`);
  expect(fields.get('Preferred-Languages')).toContain('nl');
  const end = Date.parse(fields.get('Expires') ?? '');
  expect(end).toBeGreaterThan(Date.now());
  expect(end).toBeLessThan(Date.now() + 366 * 86_400_000);
});
