import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepLogins } from '../../src/api/auth/saml/store/logins';
import { colleague } from '../support/saml/colleagues';
import { newId } from '../support/saml/message';
import {
  forgetRefusals,
  lastRefusal,
  PUBLIC_URL,
  startSamlPortal,
  type SamlPortal,
} from '../support/saml/portal';

let portal: SamlPortal;

beforeAll(async () => {
  portal = await startSamlPortal();
});
beforeEach(() => forgetRefusals(portal));
afterAll(() => portal.stop());

const sql = (statement: string) => portal.strapi.db.connection.raw(statement);

describe('once only', () => {
  test('a message that is sent again is refused', async () => {
    const { request } = await portal.visitor.begin('zorg');
    const xml = portal.zorg.answer(request, { assertion: colleague() });
    expect((await portal.visitor.bring('zorg', xml, request)).code).not.toBe('');
    expect((await portal.visitor.bring('zorg', xml, request)).error).toBe('saml-expired');
  });

  test('a message cannot answer another request', async () => {
    const [mine, other] = [await portal.visitor.begin('zorg'), await portal.visitor.begin('zorg')];
    const xml = portal.zorg.answer(mine.request, { assertion: colleague() });
    expect((await portal.visitor.bring('zorg', xml, other.request)).error).toBe('saml-answer');
    expect((await lastRefusal(portal)).reason).toBe('in response to');
  });

  test('an assertion counts once, whatever it answers', async () => {
    const assertion = { ...colleague(), assertionId: newId() };
    expect((await portal.visitor.login('zorg', portal.zorg, { assertion })).code).not.toBe('');
    expect((await portal.visitor.login('zorg', portal.zorg, { assertion })).error).toBe('saml-expired');
    expect((await lastRefusal(portal)).reason).toBe('used assertion');
  });

  test('a RelayState does not count at another staff portal', async () => {
    const { request } = await portal.visitor.begin('academie');
    const xml = portal.zorg.answer(
      { ...request, acsUrl: `${PUBLIC_URL}/saml2/zorg/acs` },
      { assertion: colleague() },
    );
    expect((await portal.visitor.bring('zorg', xml, request)).error).toBe('saml-expired');
  });

  test('a login counts for ten minutes', async () => {
    const { request } = await portal.visitor.begin('zorg');
    const { rows } = await sql(
      'select extract(epoch from max(expires_at) - now())::int as seconds from portal_saml_requests',
    );
    expect(rows[0].seconds).toBeGreaterThan(500);
    expect(rows[0].seconds).toBeLessThanOrEqual(600);
    await sql(`update portal_saml_requests set expires_at = now() - interval '1 second'`);
    const xml = portal.zorg.answer(request, { assertion: colleague() });
    expect((await portal.visitor.bring('zorg', xml, request)).error).toBe('saml-expired');
  });

  test('of twelve at once, one gets in', async () => {
    const { request } = await portal.visitor.begin('zorg');
    const xml = portal.zorg.answer(request, { assertion: colleague() });
    const assertion = { ...colleague(), assertionId: newId() };
    const others = await Promise.all(Array.from({ length: 12 }, () => portal.visitor.begin('zorg')));
    const same = others.map(() => portal.visitor.bring('zorg', xml, request));
    const endings = await Promise.all(same);
    expect(endings.filter(({ code }) => code !== '')).toHaveLength(1);
    expect(endings.filter(({ error }) => error === 'saml-expired')).toHaveLength(11);
    const oneAssertion = await Promise.all(
      others.map((other) =>
        portal.visitor.bring('zorg', portal.zorg.answer(other.request, { assertion }), other.request),
      ),
    );
    expect(oneAssertion.filter(({ code }) => code !== '')).toHaveLength(1);
  });
});

describe('a code', () => {
  const getCode = () => portal.visitor.login('zorg', portal.zorg, { assertion: colleague() });

  test('counts once', async () => {
    const { code, cookie } = await getCode();
    expect((await portal.visitor.exchange(code, cookie)).status).toBe(200);
    const again = await portal.visitor.exchange(code, cookie);
    expect(again.status).toBe(401);
    expect(again.body).toEqual({ status: 401, message: expect.any(String) });
  });

  test('counts for a minute', async () => {
    const { code, cookie } = await getCode();
    const { rows } = await sql(
      'select extract(epoch from max(expires_at) - now())::int as seconds from portal_saml_codes',
    );
    expect(rows[0].seconds).toBeLessThanOrEqual(60);
    await sql(`update portal_saml_codes set expires_at = now() - interval '1 second'`);
    expect((await portal.visitor.exchange(code, cookie)).status).toBe(401);
  });

  test('in a browser that did not begin is refused and used up: nobody is logged in as another person', async () => {
    const [{ code, cookie }, mine] = [await getCode(), await portal.visitor.begin('zorg')];
    const answer = await portal.visitor.exchange(code, mine.cookie);
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await lastRefusal(portal)).toEqual({ subject: 'zorg', reason: 'code in another browser' });
    expect((await portal.visitor.exchange(code, cookie)).status).toBe(401);
  });

  test('in a browser without cookies is refused', async () => {
    const { code } = await getCode();
    expect((await portal.visitor.exchange(code, '')).status).toBe(401);
  });

  test('from a page of another site is refused', async () => {
    const { code, cookie } = await getCode();
    const headers = { Cookie: cookie, Origin: 'https://kwaad.example.net' };
    expect((await portal.api.post('/auth/saml', { code }, headers)).status).toBe(403);
    expect((await portal.visitor.exchange(code, cookie)).status).toBe(200);
  });

  test.each([{}, { code: '' }, { code: 7 }, { code: 'x'.repeat(201) }, { code: 'x', more: 1 }])(
    'is a short text: %j: 400',
    async (body) => {
      expect((await portal.api.post('/auth/saml', body)).status).toBe(400);
    },
  );

  test('that nobody made is refused', async () => {
    expect((await portal.visitor.exchange('x', '')).status).toBe(401);
  });
});

test('what can no longer be used is swept', async () => {
  const { rows } = await sql('select count(*)::int as count from portal_saml_assertions');
  expect(rows[0].count).toBeGreaterThan(0);
  for (const table of ['requests', 'assertions', 'codes']) {
    await sql(`update portal_saml_${table} set expires_at = now() - interval '1 second'`);
  }
  const { request } = await portal.visitor.begin('zorg');
  await sweepLogins(portal.strapi);
  const kept = await sql(`select (select count(*) from portal_saml_requests)::int as requests,
    (select count(*) from portal_saml_assertions)::int as assertions, (select count(*) from portal_saml_codes)::int as codes`);
  expect(kept.rows[0]).toEqual({ requests: 1, assertions: 0, codes: 0 });
  const xml = portal.zorg.answer(request, { assertion: colleague() });
  expect((await portal.visitor.bring('zorg', xml, request)).code).not.toBe('');
});
