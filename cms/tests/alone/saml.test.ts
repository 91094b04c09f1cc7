import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { academic, colleague, meAs } from '../support/saml/colleagues';
import { PUBLIC_URL, startSamlPortal, type SamlPortal } from '../support/saml/portal';
import { SHA512 } from '../support/saml/sign';

let portal: SamlPortal;

beforeAll(async () => {
  portal = await startSamlPortal();
});
afterAll(() => portal.stop());

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

  test('the site lists which staff portals there are', async () => {
    const { body } = await portal.api.get<{ data: { samlProviders: unknown } }>('/site');
    expect(body.data.samlProviders).toEqual([
      { id: 'zorg', label: 'Mijn Zorg' },
      { id: 'academie', label: 'academie' },
    ]);
  });
});

describe('a good login', () => {
  test('makes an account the first time, and finds it again', async () => {
    const { email, ...assertion } = colleague();
    const me = await meAs(portal, assertion);
    expect(me).toMatchObject({
      email,
      firstName: 'Noor',
      lastName: 'Jansen',
      isActive: true,
      roles: [{ name: 'user' }],
      groups: [],
      lastLoginAt: expect.any(String),
    });
    expect((await meAs(portal, { ...assertion, attributes: {} })).id).toBe(me.id);
  });

  test('is answered as a login is', async () => {
    const { code, cookie, path, status } = await portal.visitor.login('zorg', portal.zorg, {
      assertion: colleague(),
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
    const me = await meAs(portal, colleague());
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
    const { code } = await portal.visitor.login('zorg', portal.zorg, { assertion: colleague(), signs });
    expect(code).toMatch(/^[\w-]{43}$/);
  });

  test('may be signed with SHA-512', async () => {
    const { code } = await portal.visitor.login('zorg', portal.zorg, {
      assertion: colleague(),
      signing: SHA512,
    });
    expect(code).not.toBe('');
  });

  test('may be signed with the next certificate, so that it can be changed', async () => {
    expect((await meAs(portal, colleague(), { idp: portal.zorgNext })).firstName).toBe('Noor');
  });

  test('may be lengthened by an XML declaration and lines in the base64', async () => {
    const { request } = await portal.visitor.begin('zorg');
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${portal.zorg.answer(request, { assertion: colleague() })}`;
    const lines =
      Buffer.from(xml)
        .toString('base64')
        .match(/.{1,76}/g) ?? [];
    const fields = { SAMLResponse: lines.join('\r\n'), RelayState: request.relayState };
    expect((await portal.visitor.post('zorg', fields)).code).not.toBe('');
  });

  test('works through the staff portal that is set with metadata, with its own names of attributes', async () => {
    const me = await meAs(portal, academic('Anne@Academie.example'), { through: 'academie' });
    expect(me).toMatchObject({ email: 'anne@academie.example', firstName: 'Anne', lastName: 'Bos' });
  });

  test('of the same name at another staff portal is of another person', async () => {
    const { nameId, attributes } = colleague();
    const me = await meAs(portal, { nameId, attributes });
    const other = academic(`${nameId}@academie.example`, nameId);
    expect((await meAs(portal, other, { through: 'academie' })).id).not.toBe(me.id);
  });

  test('leads on to a place in the portal', async () => {
    const { request } = await portal.visitor.begin('zorg', '/huisstijl/logo?kleur=blauw#gebruik');
    const ending = await portal.visitor.bring(
      'zorg',
      portal.zorg.answer(request, { assertion: colleague() }),
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
      portal.zorg.answer(request, { assertion: colleague() }),
      request,
    );
    expect(ending.redirect).toBe('/huisstijl');
  });
});
