import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepLogins } from '../../src/saml/store/sweep';
import type { Client } from '../support/client';
import { peopleOf, type List, type User } from '../support/people';
import { ADMIN, startPortalProcess } from '../support/portal';
import type { TestIdp } from '../support/saml/idp';
import { newId, type Told } from '../support/saml/message';
import { lastRefusal, PUBLIC_URL, startSamlPortal, type SamlPortal } from '../support/saml/portal';
import { SHA512 } from '../support/saml/sign';

let portal: SamlPortal;
let admin: Client;

beforeAll(async () => {
  portal = await startSamlPortal();
  admin = await portal.admin();
  people = peopleOf(admin);
  for (const name of ['Communicatie', 'Zorg', 'Portaalbeheer']) {
    await admin.post('/groups', { name, permissions: ['view'] });
  }
});
afterAll(() => portal.stop());

interface Me {
  data: Omit<User, 'groups'> & { firstName: string; lastName: string; groups: { name: string }[] };
}

let count = 0;
let people: ReturnType<typeof peopleOf>;

/** Somebody whom nobody knows yet, as `zorg` describes them. */
function someone(
  more: Record<string, readonly string[]> = {},
): Pick<Told, 'nameId' | 'attributes'> & { email: string } {
  count += 1;
  const email = `medewerker${count}@ziekenhuis.example`;
  const attributes = { mail: [email], givenName: ['Noor'], sn: ['Jansen'], ...more };
  return { nameId: `u-${count}`, email, attributes };
}

/** Logs in through `zorg` and asks who one is. */
async function meAs(told: Partial<Told>, idp: TestIdp = portal.zorg): Promise<Me['data']> {
  const client = await portal.visitor.enter('zorg', idp, { told });
  const { status, body } = await client.get<Me>('/api/v1/profile');
  expect(status).toBe(200);
  return body.data;
}

const refusalOf = async (told: Partial<Told>, provider: 'zorg' | 'academie' = 'zorg'): Promise<string> => {
  const { code, error } = await portal.visitor.login(provider, portal[provider], { told });
  expect(code).toBe('');
  return error;
};

const academic = (email: string, nameId = newId()): Partial<Told> => ({
  nameId,
  attributes: { 'urn:mail': [email], 'urn:voornaam': ['Anne'], 'urn:achternaam': ['Bos'] },
});

const sql = (statement: string) => portal.strapi.db.connection.raw(statement);

describe('the way there', () => {
  test('goes to the staff portal with a request that names us, and marks the browser', async () => {
    const { request, headers } = await portal.visitor.begin('zorg', '/huisstijl/logo');
    const location = new URL(headers.get('location') ?? '');
    expect(`${location.origin}${location.pathname}`).toBe('https://login.ziekenhuis.example/sso');
    expect(location.searchParams.get('tenant')).toBe('1');
    expect(request).toMatchObject({
      issuer: `${PUBLIC_URL}/saml2/zorg/metadata`,
      acsUrl: `${PUBLIC_URL}/saml2/zorg/acs`,
      destination: 'https://login.ziekenhuis.example/sso?tenant=1',
      relayState: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^portal_saml_[\w-]{8}=[\w-]{43}; path=\/api\/v1\/auth\/saml; expires=[^;]+; samesite=lax; secure; httponly$/i,
      ),
    ]);
  });

  test('only prints of what is secret are stored', async () => {
    const { request, cookie } = await portal.visitor.begin('zorg');
    const { rows } = await sql('select * from portal_saml_requests');
    const stored = JSON.stringify(rows);
    expect(stored).toContain(request.id);
    expect(stored).not.toContain(request.relayState);
    expect(stored).not.toContain(cookie.split('=')[1]);
  });

  test.each([
    '/saml2/onbekend/login',
    '/saml2/ZORG/login',
    '/saml2/zorg',
    '/saml2/zorg/acs',
    '/saml2/zorg/login/x',
    '/saml2/zorg/%6cogin',
    '/SAML2/zorg/login',
    '/saml2/__proto__/login',
  ])('%s: 404 with the app', async (path) => {
    const { status, headers } = await portal.site.get(path);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('text/html');
  });

  test('a post to an unknown staff portal: 404', async () => {
    expect((await portal.site.post('/saml2/onbekend/acs', {})).status).toBe(404);
  });

  test('metadata says who we are', async () => {
    const { status, headers, body } = await portal.site.get<string>('/saml2/zorg/metadata');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/samlmetadata\+xml/);
    expect(body).toContain(`entityID="${PUBLIC_URL}/saml2/zorg/metadata"`);
    expect(body).toContain('WantAssertionsSigned="true"');
    expect(body).toMatch(
      new RegExp(
        `<AssertionConsumerService [^>]*bindings:HTTP-POST" Location="${PUBLIC_URL}/saml2/zorg/acs"/>`,
      ),
    );
    expect(body).toContain('urn:oasis:names:tc:SAML:2.0:nameid-format:persistent');
    expect((await portal.site.get<string>('/saml2/zorg/metadata')).body).toBe(body);
  });

  test('the site tells which staff portals there are', async () => {
    const { body } = await portal.api.get<{ data: { samlProviders: unknown } }>('/site');
    expect(body.data.samlProviders).toEqual([
      { id: 'zorg', label: 'Mijn Zorg' },
      { id: 'academie', label: 'academie' },
    ]);
  });
});

describe('a good login', () => {
  test('makes an account the first time, and finds it again', async () => {
    const { email, ...told } = someone();
    const me = await meAs(told);
    expect(me).toMatchObject({
      ...{ email, firstName: 'Noor', lastName: 'Jansen', isActive: true },
      ...{ roles: [{ name: 'user' }], groups: [], lastLoginAt: expect.any(String) },
    });
    expect((await meAs({ ...told, attributes: {} })).id).toBe(me.id);
  });

  test('is answered as a login is', async () => {
    const { code, cookie, path, status } = await portal.visitor.login('zorg', portal.zorg, {
      told: someone(),
    });
    expect({ status, path }).toEqual({ status: 303, path: '/login/saml' });
    const answer = await portal.visitor.exchange(code, cookie);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 900,
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const set = answer.headers.getSetCookie();
    expect(set.some((each) => /^portal_refresh=[\w-]{43};.*httponly/i.test(each))).toBe(true);
    expect(set.some((each) => /^portal_saml_[\w-]{8}=; .*1970/.test(each))).toBe(true);
  });

  test('is in the audit log', async () => {
    const me = await meAs(someone());
    const { rows } = await sql(
      `select actor_id, details::json from portal_audit where action = 'auth.login' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({ actor_id: me.id, details: { by: 'saml', provider: 'zorg' } });
  });

  test.each([
    ['the assertion', ['Assertion']],
    ['the response', ['Response']],
    ['both', ['Assertion', 'Response']],
  ] as const)('may be signed as a whole or in part: %s', async (_name, signs) => {
    const { code } = await portal.visitor.login('zorg', portal.zorg, { told: someone(), signs });
    expect(code).toMatch(/^[\w-]{43}$/);
  });

  test('may be signed with SHA-512', async () => {
    const { code } = await portal.visitor.login('zorg', portal.zorg, { told: someone(), signing: SHA512 });
    expect(code).not.toBe('');
  });

  test('may be signed with the next certificate, so that it can be changed', async () => {
    expect((await meAs(someone(), portal.zorgNext)).firstName).toBe('Noor');
  });

  test('may be lengthened by an XML declaration and lines in the base64', async () => {
    const { request } = await portal.visitor.begin('zorg');
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${portal.zorg.answer(request, { told: someone() })}`;
    const lines =
      Buffer.from(xml)
        .toString('base64')
        .match(/.{1,76}/g) ?? [];
    const fields = { SAMLResponse: lines.join('\r\n'), RelayState: request.relayState };
    expect((await portal.visitor.post('zorg', fields)).code).not.toBe('');
  });

  test('works through the staff portal that is set with metadata, with its own names of attributes', async () => {
    const client = await portal.visitor.enter('academie', portal.academie, {
      told: academic('Anne@Academie.example'),
    });
    const { body } = await client.get<Me>('/api/v1/profile');
    expect(body.data).toMatchObject({ email: 'anne@academie.example', firstName: 'Anne', lastName: 'Bos' });
  });

  test('of the same name at another staff portal is of somebody else', async () => {
    const { nameId, attributes } = someone();
    const me = await meAs({ nameId, attributes });
    const other = academic(`${nameId}@academie.example`, nameId);
    const client = await portal.visitor.enter('academie', portal.academie, { told: other });
    expect((await client.get<Me>('/api/v1/profile')).body.data.id).not.toBe(me.id);
  });

  test('leads on to a place in the portal', async () => {
    const { request } = await portal.visitor.begin('zorg', '/huisstijl/logo?kleur=blauw#gebruik');
    const ending = await portal.visitor.bring(
      'zorg',
      portal.zorg.answer(request, { told: someone() }),
      request,
    );
    expect(ending.redirect).toBe('/huisstijl/logo?kleur=blauw#gebruik');
  });

  test.each([
    'https://kwaad.example.net/',
    '//kwaad.example.net/',
    '/\\kwaad.example.net',
    '/%2fkwaad.example.net',
    '/%255ckwaad.example.net',
    'javascript:alert(1)',
    '/\tkwaad',
    '/%0d%0aLocation:%20x',
    'huisstijl',
    '/%',
    `/${'x'.repeat(1001)}`,
  ])('leads to the guide instead of to %s', async (target) => {
    const { request } = await portal.visitor.begin('zorg', target);
    const ending = await portal.visitor.bring(
      'zorg',
      portal.zorg.answer(request, { told: someone() }),
      request,
    );
    expect(ending.redirect).toBe('/huisstijl');
  });
});

describe('an account', () => {
  test('follows names and groups at each login', async () => {
    const person = someone({ groups: ['Zorg', 'Een groep die hier niet is'] });
    const first = await meAs(person);
    expect(first.groups.map(({ name }) => name)).toEqual(['Zorg']);
    const attributes = { ...person.attributes, sn: ['van Dam'], groups: ['Communicatie'] };
    const second = await meAs({ ...person, attributes });
    expect(second).toMatchObject({ id: first.id, firstName: 'Noor', lastName: 'van Dam' });
    expect(second.groups.map(({ name }) => name)).toEqual(['Communicatie']);
    expect((await meAs({ ...person, attributes: {} })).groups).toEqual([]);
  });

  test('keeps its groups where the staff portal has no say in them', async () => {
    const told = academic('groepen@academie.example');
    const client = await portal.visitor.enter('academie', portal.academie, { told });
    const me = (await client.get<Me>('/api/v1/profile')).body.data;
    const { body } = await admin.get<{ data: { id: string }[] }>('/groups?search=Zorg');
    const groups = body.data.map(({ id }) => id);
    await admin.put(`/users/${me.id}`, { groups, roles: ['admin'] });
    const again = await portal.visitor.enter('academie', portal.academie, { told });
    expect((await again.get<Me>('/api/v1/profile')).body.data).toMatchObject({
      groups: [{ name: 'Zorg' }],
      roles: [{ name: 'admin' }],
    });
  });

  test('is admin while the group of admins comes, and only then', async () => {
    const person = someone({ groups: ['Portaalbeheer'] });
    expect((await meAs(person)).roles).toEqual([{ name: 'admin' }]);
    const { id, roles } = await meAs({
      ...person,
      attributes: { ...person.attributes, groups: ['portaalbeheer'] },
    });
    expect(roles).toEqual([{ name: 'user' }]);
    await admin.put(`/users/${id}`, { roles: ['admin'] });
    expect((await meAs({ ...person, attributes: {} })).roles).toEqual([{ name: 'user' }]);
  });

  test('stays admin while nobody else is one', async () => {
    const person = someone({ groups: ['Portaalbeheer'] });
    const last = await meAs(person);
    await sql(`update up_users set blocked = true where document_id <> '${last.id}'`);
    expect((await meAs({ ...person, attributes: {} })).roles).toEqual([{ name: 'admin' }]);
    await sql('update up_users set blocked = false');
    expect((await meAs({ ...person, attributes: {} })).roles).toEqual([{ name: 'user' }]);
  });

  test('that is inactive is refused', async () => {
    const person = someone();
    const { id } = await meAs(person);
    await admin.put(`/users/${id}`, { isActive: false });
    expect(await refusalOf(person)).toBe('saml-inactive');
    expect((await lastRefusal(portal)).reason).toBe('inactive account');
  });

  test('that became inactive between the answer and the code is refused', async () => {
    const person = someone();
    const { id } = await meAs(person);
    const { code, cookie } = await portal.visitor.login('zorg', portal.zorg, { told: person });
    await admin.put(`/users/${id}`, { isActive: false });
    expect((await portal.visitor.exchange(code, cookie)).status).toBe(401);
  });

  test('that was deleted is made anew, with no rights of the old one', async () => {
    const person = someone();
    const { id } = await meAs(person);
    await admin.put(`/users/${id}`, { roles: ['admin'] });
    await admin.delete(`/users/${id}`);
    const again = await meAs(person);
    expect(again.id).not.toBe(id);
    expect(again.roles).toEqual([{ name: 'user' }]);
  });

  test('is not made without an address', async () => {
    expect(await refusalOf({ ...someone({ mail: [] }) })).toBe('saml-no-address');
    expect(await refusalOf({ ...someone({ mail: ['geen adres'] }) })).toBe('saml-no-address');
  });

  test('without names is called by its address until they come', async () => {
    const person = someone({ givenName: [], sn: [] });
    expect(await meAs(person)).toMatchObject({ firstName: person.email.split('@')[0], lastName: '' });
  });

  test('of somebody else with the address is never taken, when the settings do not say so', async () => {
    expect(await refusalOf({ ...someone({ mail: [ADMIN.email] }) })).toBe('saml-address-taken');
    const person = await people.make();
    expect(await refusalOf({ ...someone({ mail: [person.email.toUpperCase()] }) })).toBe(
      'saml-address-taken',
    );
  });

  test('is linked by its address where the settings say so, once', async () => {
    const person = await people.make();
    const told = academic(person.email);
    const client = await portal.visitor.enter('academie', portal.academie, { told });
    expect((await client.get<Me>('/api/v1/profile')).body.data.id).toBe(person.id);
    // Another person at the staff portal got the address meanwhile.
    expect(await refusalOf(academic(person.email), 'academie')).toBe('saml-address-taken');
  });

  test('that is inactive is never linked', async () => {
    const person = await people.make({ isActive: false });
    const told = academic(person.email);
    expect(await refusalOf(told, 'academie')).toBe('saml-inactive');
    await admin.put(`/users/${person.id}`, { isActive: true });
    const client = await portal.visitor.enter('academie', portal.academie, { told });
    expect((await client.get<Me>('/api/v1/profile')).status).toBe(200);
  });

  test('is made once when somebody comes in four tabs at the same moment', async () => {
    const person = someone({ groups: ['Zorg'] });
    const all = await Promise.all(
      [1, 2, 3, 4].map(() => portal.visitor.login('zorg', portal.zorg, { told: person })),
    );
    expect(all.map(({ error }) => error)).toEqual(['', '', '', '']);
    const { body } = await admin.get<List>(`/users?search=${person.email}`);
    expect(body.data).toHaveLength(1);
    const [first, second] = all;
    expect((await portal.visitor.exchange(second?.code ?? '', second?.cookie ?? '')).status).toBe(200);
    expect((await portal.visitor.exchange(first?.code ?? '', first?.cookie ?? '')).status).toBe(200);
  });
});

describe('once only', () => {
  test('a message that is sent again is refused', async () => {
    const { request } = await portal.visitor.begin('zorg');
    const xml = portal.zorg.answer(request, { told: someone() });
    expect((await portal.visitor.bring('zorg', xml, request)).code).not.toBe('');
    expect((await portal.visitor.bring('zorg', xml, request)).error).toBe('saml-expired');
  });

  test('a message cannot answer another request', async () => {
    const [mine, other] = [await portal.visitor.begin('zorg'), await portal.visitor.begin('zorg')];
    const xml = portal.zorg.answer(mine.request, { told: someone() });
    expect((await portal.visitor.bring('zorg', xml, other.request)).error).toBe('saml-answer');
    expect((await lastRefusal(portal)).reason).toBe('in response to');
  });

  test('an assertion counts once, whatever it answers', async () => {
    const told = { ...someone(), assertionId: newId() };
    expect((await portal.visitor.login('zorg', portal.zorg, { told })).code).not.toBe('');
    expect((await portal.visitor.login('zorg', portal.zorg, { told })).error).toBe('saml-expired');
    expect((await lastRefusal(portal)).reason).toBe('used assertion');
  });

  test('a RelayState does not count at another staff portal', async () => {
    const { request } = await portal.visitor.begin('academie');
    const xml = portal.zorg.answer(
      { ...request, acsUrl: `${PUBLIC_URL}/saml2/zorg/acs` },
      { told: someone() },
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
    const xml = portal.zorg.answer(request, { told: someone() });
    expect((await portal.visitor.bring('zorg', xml, request)).error).toBe('saml-expired');
  });

  test('of twelve at once, at two instances, one gets in', async () => {
    const beside = await startPortalProcess({ beside: portal, env: portal.env });
    try {
      const { request } = await portal.visitor.begin('zorg');
      const xml = portal.zorg.answer(request, { told: someone() });
      const told = { ...someone(), assertionId: newId() };
      const others = await Promise.all(Array.from({ length: 12 }, () => portal.visitor.begin('zorg')));
      const places = [portal.site, beside.site];
      const same = others.map((_, n) => portal.visitor.bring('zorg', xml, request, places[n % 2]));
      const endings = await Promise.all(same);
      expect(endings.filter(({ code }) => code !== '')).toHaveLength(1);
      expect(endings.filter(({ error }) => error === 'saml-expired')).toHaveLength(11);
      const oneAssertion = await Promise.all(
        others.map((other, n) =>
          portal.visitor.bring(
            'zorg',
            portal.zorg.answer(other.request, { told }),
            other.request,
            places[n % 2],
          ),
        ),
      );
      expect(oneAssertion.filter(({ code }) => code !== '')).toHaveLength(1);
    } finally {
      await beside.stop();
    }
  });
});

describe('a code', () => {
  const codeOf = () => portal.visitor.login('zorg', portal.zorg, { told: someone() });

  test('counts once', async () => {
    const { code, cookie } = await codeOf();
    expect((await portal.visitor.exchange(code, cookie)).status).toBe(200);
    const again = await portal.visitor.exchange(code, cookie);
    expect(again.status).toBe(401);
    expect(again.body).toEqual({ status: 401, message: expect.any(String) });
  });

  test('counts for a minute', async () => {
    const { code, cookie } = await codeOf();
    const { rows } = await sql(
      'select extract(epoch from max(expires_at) - now())::int as seconds from portal_saml_codes',
    );
    expect(rows[0].seconds).toBeLessThanOrEqual(60);
    await sql(`update portal_saml_codes set expires_at = now() - interval '1 second'`);
    expect((await portal.visitor.exchange(code, cookie)).status).toBe(401);
  });

  test('in a browser that did not begin is refused and used up: nobody is logged in as somebody else', async () => {
    const [{ code, cookie }, mine] = [await codeOf(), await portal.visitor.begin('zorg')];
    const answer = await portal.visitor.exchange(code, mine.cookie);
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await lastRefusal(portal)).toEqual({ subject: 'zorg', reason: 'code in another browser' });
    expect((await portal.visitor.exchange(code, cookie)).status).toBe(401);
  });

  test('in a browser without cookies is refused', async () => {
    const { code } = await codeOf();
    expect((await portal.visitor.exchange(code, '')).status).toBe(401);
  });

  test('from a page of another site is refused', async () => {
    const { code, cookie } = await codeOf();
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
  const xml = portal.zorg.answer(request, { told: someone() });
  expect((await portal.visitor.bring('zorg', xml, request)).code).not.toBe('');
});
