import { beforeAll, describe, expect, test } from 'vitest';
import { findViewerOfUser } from '../../src/auth';
import type { OwnPortal } from '../support/portal';
import { getPair, getStatus as statusAt, login as logIn, tryRefresh as refreshAt } from '../support/sessions';
import { sharedPortal } from '../support/shared-portal';
import { newWord } from '../support/words';

let portal: OwnPortal;

beforeAll(async () => {
  portal = await sharedPortal();
});

const login = () => logIn(portal);
const tryRefresh = (cookie: string) => refreshAt(portal, cookie);
const refresh = async (cookie: string) => getPair(await tryRefresh(cookie));
const getStatus = (bearer: string) => statusAt(portal, bearer);

/** Lets time pass for everything that was used up so far. */
const later = (seconds: number) =>
  portal.strapi.db.connection.raw(
    `update portal_sessions set rotated_at = rotated_at - ? * interval '1 second'`,
    [seconds],
  );

describe('refresh', () => {
  test('gives a new pair and uses the refresh token up', async () => {
    const first = await login();
    const second = await refresh(first.cookie);
    expect(second.bearer).not.toBe(first.bearer);
    expect(second.cookie).not.toBe(first.cookie);
    expect(await getStatus(second.bearer)).toBe(200);
  });

  test('the old token is good for ten seconds more: two tabs both stay logged in', async () => {
    const first = await login();
    const [one, two] = await Promise.all([refresh(first.cookie), refresh(first.cookie)]);
    for (const { bearer } of [one, two]) expect(await getStatus(bearer)).toBe(200);
    expect(await getStatus((await refresh(two.cookie)).bearer)).toBe(200);
  });

  test('and gives one other pair, however often it comes; that ends nothing', async () => {
    const first = await login();
    await refresh(first.cookie);
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryRefresh(first.cookie)));
    const given = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 401);
    expect([given.length, refused.length]).toEqual([1, 19]);
    for (const { headers } of refused) expect(headers.get('set-cookie')).toBeNull();
    for (const answer of given) {
      const { bearer, cookie } = getPair(answer);
      expect(await getStatus(bearer)).toBe(200);
      expect((await tryRefresh(cookie)).status).toBe(200);
    }
  });

  test('after that its use ends the session, every pair of it', async () => {
    const first = await login();
    const second = await refresh(first.cookie);
    await later(11);
    const late = await tryRefresh(first.cookie);
    expect(late.status).toBe(401);
    expect(late.headers.get('set-cookie')).toMatch(/^portal_refresh=; .*expires=Thu, 01 Jan 1970/);
    expect(await getStatus(first.bearer)).toBe(401);
    expect(await getStatus(second.bearer)).toBe(401);
    expect((await tryRefresh(second.cookie)).status).toBe(401);
  });

  test('leaves other sessions of the same account alone', async () => {
    const other = await login();
    const first = await login();
    await refresh(first.cookie);
    await later(11);
    await tryRefresh(first.cookie);
    expect(await getStatus(other.bearer)).toBe(200);
  });

  test('a session ends 30 days after its login, however much it is used', async () => {
    const began = (ago: string) =>
      portal.strapi.db.connection.raw(`update portal_sessions set started_at = now() - interval '${ago}'`);
    const first = await login();
    await began('29 days 23 hours 59 minutes 30 seconds');
    const last = await tryRefresh(first.cookie);
    const { bearer, cookie } = getPair(last);
    const { rows } = await portal.strapi.db.connection.raw(
      `select extract(epoch from greatest(expires_at, access_expires_at) - now()) as left
       from portal_sessions order by id desc limit 1`,
    );
    expect(Number(rows[0].left)).toBeLessThanOrEqual(30);
    expect(await getStatus(bearer)).toBe(200);
    await began('30 days');
    const over = await tryRefresh(cookie);
    expect(over.status).toBe(401);
    expect(over.headers.get('set-cookie')).toContain('portal_refresh=;');
  });

  test.each([
    ['no cookie', ''],
    ['an empty cookie', 'portal_refresh='],
    ['rubbish', 'portal_refresh=rommel'],
  ])('%s: 401', async (_name, cookie) => {
    expect((await tryRefresh(cookie)).status).toBe(401);
  });

  test('an access token is no refresh token, and the other way round', async () => {
    const { bearer, cookie } = await login();
    expect((await tryRefresh(`portal_refresh=${bearer}`)).status).toBe(401);
    expect(await getStatus(cookie.slice('portal_refresh='.length))).toBe(401);
  });

  test('a page of another site cannot use the cookie', async () => {
    const { cookie } = await login();
    const headers = { Cookie: cookie, Origin: 'https://kwaad.example.net' };
    expect((await portal.api.post('/auth/refresh', undefined, headers)).status).toBe(403);
    const own = { Cookie: cookie, Origin: portal.url };
    expect((await portal.api.post('/auth/refresh', undefined, own)).status).toBe(200);
  });

  test('ignores the bearer', async () => {
    const { cookie } = await login();
    const headers = { Cookie: cookie, Authorization: 'Bearer rommel' };
    expect((await portal.api.post('/auth/refresh', undefined, headers)).status).toBe(200);
  });

  test('a session that nobody used for long is over', async () => {
    const { cookie } = await login();
    await portal.strapi.db.connection.raw(
      `update portal_sessions set expires_at = now() - interval '1 second'`,
    );
    expect((await tryRefresh(cookie)).status).toBe(401);
  });
});

describe('logout', () => {
  test('refuses every token of the session from that moment on', async () => {
    const first = await login();
    const second = await refresh(first.cookie);
    const answer = await portal.api.bearer(second.bearer).post('/auth/logout');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^portal_refresh=; path=\/api\/v1\/auth; expires=Thu, 01 Jan 1970/,
    );
    for (const { bearer } of [first, second]) expect(await getStatus(bearer)).toBe(401);
    expect((await tryRefresh(second.cookie)).status).toBe(401);
  });

  test('that meets a refresh leaves nothing behind', async () => {
    for (let n = 0; n < 10; n += 1) {
      const { bearer, cookie } = await login();
      const [, refreshed] = await Promise.all([
        portal.api.bearer(bearer).post('/auth/logout'),
        tryRefresh(cookie),
      ]);
      if (refreshed.status === 200) expect(await getStatus(refreshed.body.access_token)).toBe(401);
    }
  });

  test('without a login: 401', async () => {
    expect((await portal.api.post('/auth/logout')).status).toBe(401);
    expect((await portal.api.bearer('rommel').post('/auth/logout')).status).toBe(401);
  });
});

describe('an access token', () => {
  test('ends by itself', async () => {
    const { bearer, cookie } = await login();
    await portal.strapi.db.connection.raw(
      `update portal_sessions set access_expires_at = now() - interval '1 second'`,
    );
    expect(await getStatus(bearer)).toBe(401);
    expect((await tryRefresh(cookie)).status).toBe(200);
  });

  test.each(['Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', "Bearer ' or 1=1", 'Bearer \u00ff'])(
    'is not what looks like one: %s',
    async (header) => {
      expect((await portal.api.get('/profile', { Authorization: header })).status).toBe(401);
    },
  );
});

test('deactivation, role and groups count at the next look', async () => {
  const users = portal.strapi.db.query('plugin::users-permissions.user');
  const groups = portal.strapi.db.query('api::group.group');
  const group = await groups.create({
    data: { name: `Drukkers ${newWord()}`, canView: true, canUse: false, canEdit: true },
  });
  const role = await portal.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'user' } });
  const email = `iemand@${newWord()}.example`;
  const user = await users.create({
    data: { username: email, email, role: role.id, groups: [group.id] },
  });
  const look = () => findViewerOfUser(portal.strapi, user.documentId);
  const inGroup = (permissions: string[]) => ({
    kind: 'user',
    id: user.documentId,
    groups: [{ id: group.documentId, permissions }],
  });
  expect(await look()).toEqual(inGroup(['view', 'download-for-edit']));
  await groups.update({ where: { id: group.id }, data: { canView: false } });
  expect(await look()).toEqual(inGroup(['download-for-edit']));
  await groups.delete({ where: { id: group.id } });
  expect(await look()).toMatchObject({ kind: 'user', groups: [] });
  await users.update({ where: { id: user.id }, data: { blocked: true } });
  expect(await look()).toBeNull();
});
