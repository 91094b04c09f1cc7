import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BAD_MESSAGES } from '../support/saml/bad-messages';
import { forgetRefusals, lastRefusal, startSamlPortal, type SamlPortal } from '../support/saml/portal';
import { WRAPPINGS } from '../support/saml/wrapping';

let portal: SamlPortal;

beforeAll(async () => {
  portal = await startSamlPortal();
});
beforeEach(() => forgetRefusals(portal));
afterAll(() => portal.stop());

const people = () => portal.strapi.db.query('plugin::users-permissions.user').count();

describe('a message', () => {
  test.each(BAD_MESSAGES)('$name: the login screen, and a line in the log', async (odd) => {
    const before = await people();
    const ending = await portal.visitor.login('zorg', portal.zorg, odd);
    expect(await lastRefusal(portal)).toEqual({ subject: 'zorg', reason: odd.reason });
    const error = odd.error ?? 'saml-answer';
    expect(ending).toMatchObject({ status: 303, path: '/login', error, code: '' });
    expect(await people()).toBe(before);
  });

  test('signed with a key that is not known, its certificate beside it', async () => {
    const ending = await portal.visitor.login('zorg', portal.zorg, { signing: { key: portal.unknown } });
    expect(ending).toMatchObject({ status: 303, path: '/login', error: 'saml-answer' });
    expect(await lastRefusal(portal)).toEqual({ subject: 'zorg', reason: 'library: Invalid signature' });
  });

  test('signed by another staff portal of the same hospital', async () => {
    const { key } = portal.academie;
    const ending = await portal.visitor.login('zorg', portal.zorg, { signing: { key } });
    expect(ending.error).toBe('saml-answer');
  });

  test('signed with the key that is for encryption', async () => {
    const ending = await portal.visitor.login('academie', portal.academie, {
      signing: { key: portal.unknown },
    });
    expect(ending.error).toBe('saml-answer');
  });

  test.each(WRAPPINGS)('$name', async ({ signs, wrap }) => {
    const before = await people();
    const ending = await portal.visitor.login('zorg', portal.zorg, {
      signs: [signs],
      after: (xml) => wrap(xml, 'u1'),
    });
    expect(ending).toMatchObject({ status: 303, path: '/login', error: 'saml-answer', code: '' });
    const twice = signs === 'Response' ? 'more than one response' : 'not exactly one assertion';
    expect((await lastRefusal(portal)).reason).toBe(twice);
    expect(await people()).toBe(before);
  });
});

describe('a form', () => {
  const send = (raw: string, type = 'application/x-www-form-urlencoded') =>
    portal.site.send('POST', '/saml2/zorg/acs', { raw, headers: { 'Content-Type': type } });
  const location = async (answer: ReturnType<typeof send>) => {
    const { status, headers } = await answer;
    return `${status} ${headers.get('location')?.split('/').at(-1) ?? ''}`;
  };

  const forms: [string, string, string, string][] = [
    ['nothing', '', 'saml-answer', 'not exactly one SAMLResponse'],
    ['no RelayState', 'SAMLResponse=AAAA', 'saml-expired', 'no RelayState'],
    ['an unknown RelayState', 'SAMLResponse=AAAA&RelayState=x', 'saml-expired', 'unknown or used RelayState'],
    [
      'a RelayState of another site',
      `SAMLResponse=AAAA&RelayState=${encodeURIComponent('https://kwaad.example.net/')}`,
      'saml-expired',
      'unknown or used RelayState',
    ],
    [
      'a long RelayState',
      `SAMLResponse=AAAA&RelayState=${'x'.repeat(81)}`,
      'saml-expired',
      'unknown or used RelayState',
    ],
    [
      'two responses',
      'SAMLResponse=AAAA&SAMLResponse=BBBB&RelayState=x',
      'saml-answer',
      'not exactly one SAMLResponse',
    ],
    [
      'more than a form of SAML can be',
      `SAMLResponse=${'A'.repeat(300_000)}&RelayState=x`,
      'saml-answer',
      'too large or broken off',
    ],
  ];
  test.each(forms)('with %s', async (_name, raw, error, reason) => {
    expect(await location(send(raw))).toBe(`303 login?error=${error}`);
    expect(await lastRefusal(portal)).toEqual({ subject: 'zorg', reason });
  });

  test('of another type', async () => {
    expect(await location(send('{}', 'application/json'))).toBe('303 login?error=saml-answer');
    expect((await lastRefusal(portal)).reason).toBe('not a form');
  });

  test('with something that is not base64', async () => {
    const { request } = await portal.visitor.begin('zorg');
    const fields = { SAMLResponse: '<xml/>', RelayState: request.relayState };
    expect((await portal.visitor.post('zorg', fields)).error).toBe('saml-answer');
    expect((await lastRefusal(portal)).reason).toBe('not base64');
  });
});

test('the log gives the reason, and nothing of what was sent', async () => {
  const warn = vi.spyOn(portal.strapi.log, 'warn');
  await portal.visitor.login('zorg', portal.zorg, { assertion: { audience: 'https://geheim.example.net/' } });
  expect(warn.mock.calls).toEqual([
    ['SAML: login through zorg refused: library: SAML assertion audience mismatch'],
  ]);
  warn.mockRestore();
});

test('a refused login may be begun again for the same place', async () => {
  const { request } = await portal.visitor.begin('zorg', '/huisstijl/logo');
  const wrong = portal.zorg.answer(request, { signs: [] });
  const { error, redirect } = await portal.visitor.bring('zorg', wrong, request);
  expect({ error, redirect }).toEqual({ error: 'saml-answer', redirect: '/huisstijl/logo' });
});

test('a refused message uses its RelayState up', async () => {
  const { request } = await portal.visitor.begin('zorg');
  const wrong = portal.zorg.answer(request, { signs: [] });
  expect((await portal.visitor.bring('zorg', wrong, request)).error).toBe('saml-answer');
  expect((await portal.visitor.bring('zorg', portal.zorg.answer(request), request)).error).toBe(
    'saml-expired',
  );
});
