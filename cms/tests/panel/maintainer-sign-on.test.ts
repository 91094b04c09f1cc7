import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../support/client';
import { type OidcProvider, startOidc } from '../support/oidc';
import { MAINTAINER, startPortal } from '../support/portal';

const SIGN_ON = '/strapi-plugin-sso/oidc';

let oidc: OidcProvider;
let portal: Awaited<ReturnType<typeof startPortal>>;
let maintainer: Client;

beforeAll(async () => {
  oidc = await startOidc();
  portal = await startPortal({ env: oidc.env });
  const login = await portal.site.post<{ data: { token: string } }>('/admin/login', MAINTAINER);
  maintainer = portal.site.bearer(login.body.data.token);
  await maintainer.post('/strapi-plugin-sso/whitelist', { email: 'Lijst@Example.org' });
  await maintainer.post('/strapi-plugin-sso/whitelist', { email: MAINTAINER.email });
});
afterAll(async () => {
  await portal.stop();
  oidc.stop();
});
beforeEach(() => {
  oidc.person = { email: MAINTAINER.email, given_name: 'Onno', family_name: 'Houd' };
  oidc.claims = {};
});

const getCookies = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

/** Goes to the provider as a browser does, and gives where that sends it back to. */
async function start(): Promise<{ back: string; Cookie: string }> {
  const started = await portal.site.get(SIGN_ON);
  expect(started.status).toBe(302);
  const there = await fetch(started.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(there.headers.get('location') ?? '');
  return { back: back.pathname + back.search, Cookie: getCookies(started) };
}

async function signOn() {
  const { back, Cookie } = await start();
  return portal.site.get<string>(back, { Cookie });
}

const accounts = (): Promise<number> => portal.strapi.db.query('admin::user').count();

test('a maintainer who is on the list gets in', async () => {
  const { status, body, headers } = await signOn();
  expect(status).toBe(200);
  const token = decodeURIComponent(/jwtToken=([^;]+);/.exec(body)?.[1] ?? '');
  const me = await portal.site.bearer(token).get<{ data: { email: string } }>('/admin/users/me');
  expect(me.body.data.email).toBe(MAINTAINER.email);
  expect(headers.getSetCookie().find((each) => each.startsWith('strapi_admin_refresh='))).toMatch(
    /samesite=lax; httponly/i,
  );
  expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
});

test('a new person on the list gets an account, without rights until they are given', async () => {
  oidc.person = { email: 'lijst@example.org', given_name: 'Lies', family_name: 'Tel' };
  expect((await signOn()).status).toBe(200);
  const made = await portal.strapi.db
    .query('admin::user')
    .findOne({ where: { email: 'lijst@example.org' }, populate: ['roles'] });
  expect(made).toMatchObject({ firstname: 'Lies', lastname: 'Tel', isActive: true, roles: [] });
});

describe('refused', () => {
  test.each<[string, object]>([
    ['a person who is not on the list', { email: 'vreemd@example.org' }],
    ['no address', {}],
    ['an address that is no text', { email: { $contains: '@' } }],
    ['an address that the provider does not vouch for', { email: MAINTAINER.email, email_verified: false }],
  ])('%s', async (_what, person) => {
    const before = await accounts();
    oidc.person = { ...person };
    const { status, body, headers } = await signOn();
    expect(status).toBe(403);
    expect(body).toContain('niet op de lijst');
    expect(getCookies({ headers })).not.toContain('strapi_admin_refresh');
    expect(await accounts()).toBe(before);
  });

  test('a maintainer who is switched off', async () => {
    const { id } = await portal.strapi.db
      .query('admin::user')
      .create({ data: { email: 'uit@example.org', firstname: 'Uit', isActive: false } });
    await maintainer.post('/strapi-plugin-sso/whitelist', { email: 'uit@example.org' });
    oidc.person = { email: 'uit@example.org' };
    expect((await signOn()).status).toBe(403);
    await portal.strapi.db.query('admin::user').delete({ where: { id } });
  });

  test.each<[string, object]>([
    ['another issuer', { iss: 'https://example.org' }],
    ['another audience', { aud: 'ander' }],
    ['another nonce', { nonce: 'x' }],
    ['another subject', { sub: 'x' }],
    ['an expired token', { exp: 1 }],
  ])('%s', async (_what, claims) => {
    oidc.claims = { ...claims };
    const { status, body } = await signOn();
    expect([status, body]).toEqual([400, expect.stringContaining('Begin opnieuw')]);
  });

  test('an answer that this browser did not ask for, or a second time', async () => {
    const { back, Cookie } = await start();
    expect((await portal.site.get(back)).status).toBe(400);
    expect((await portal.site.get(back.replace('state=', 'state=niet'), { Cookie })).status).toBe(400);
    const other = await start();
    expect((await portal.site.get(back, { Cookie: other.Cookie })).status).toBe(400);
  });
});

test('nobody but who may read the plugin sees or changes the list', async () => {
  const author = await portal.strapi.db.query('admin::role').findOne({ where: { code: 'strapi-author' } });
  const login = { email: 'auteur@example.org', password: 'Een-lang-wachtwoord-3' };
  await portal.strapi
    .service('admin::user')
    .create({ ...login, firstname: 'A', isActive: true, roles: [author?.id] });
  const { body } = await portal.site.post<{ data: { token: string } }>('/admin/login', login);
  const calls = [
    ['GET', '/whitelist'],
    ['POST', '/whitelist'],
    ['DELETE', '/whitelist/1'],
    ['GET', '/sso-roles'],
    ['PUT', '/sso-roles'],
  ] as const;
  for (const [method, path] of calls) {
    const call = (client: Client) => client.send(method, `/strapi-plugin-sso${path}`, { json: undefined });
    expect((await call(portal.site)).status).toBe(401);
    expect((await call(portal.site.bearer(body.data.token))).status).toBe(403);
  }
  expect((await maintainer.get('/strapi-plugin-sso/whitelist')).status).toBe(200);
});

test.each(['google', 'google/callback', 'cognito', 'cognito/callback', 'azuread', 'azuread/callback'])(
  'the plugin has no other way in: %s',
  async (path) => {
    expect((await portal.site.get(`/strapi-plugin-sso/${path}`)).status).toBe(404);
  },
);

test('an unreachable provider is reported, without its secret in the log', async () => {
  const { log } = portal.strapi;
  const written: unknown[] = [];
  const record = (...given: unknown[]) => void written.push(...given);
  const spies = [
    vi.spyOn(log, 'warn').mockImplementation((...given) => (record(...given), log)),
    vi.spyOn(console, 'error').mockImplementation(record),
  ];
  const { back, Cookie } = await start();
  oidc.stop();
  const { status, body } = await portal.site.get<string>(back, { Cookie });
  for (const spy of spies) spy.mockRestore();
  expect([status, body]).toEqual([400, expect.stringContaining('Begin opnieuw')]);
  expect(inspect(written, { depth: 9 })).toContain('sign-on');
  expect(inspect(written, { depth: 9 })).not.toContain(oidc.secret);
});
