import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Odd } from '../support/saml/idp';
import { assertionXml, subjectXml } from '../support/saml/message';
import { lastRefusal, startSamlPortal, type SamlPortal } from '../support/saml/portal';
import { SHA1, SHA256 } from '../support/saml/sign';
import { WRAPPINGS } from '../support/saml/wrapping';

let portal: SamlPortal;

beforeAll(async () => {
  portal = await startSamlPortal();
});
afterAll(() => portal.stop());

const people = () => portal.strapi.db.query('plugin::users-permissions.user').count();

interface Case extends Odd {
  name: string;
  reason: string;
  error?: string;
}

const inNameId = (text: string) => (xml: string) => xml.replace('>u100<', `>${text}<`);
const EVIL = 'https://kwaad.example.net/';

const cases: Case[] = [
  { name: 'unsigned', signs: [], reason: 'unsigned' },
  {
    name: 'changed after signing: the name',
    after: inNameId('u1'),
    reason: 'library: Invalid signature',
  },
  {
    name: 'changed after signing: an attribute',
    after: (xml) => xml.replace('sanne@', 'beheerder@'),
    reason: 'library: Invalid signature',
  },
  {
    name: 'a right signature of the assertion, a wrong one of the response',
    signs: ['Assertion', 'Response'],
    after: (xml) => xml.replace('<samlp:StatusCode', '<samlp:StatusCode a="b"'),
    reason: 'library: Invalid document signature',
  },
  { name: 'signed with SHA-1', signing: SHA1, reason: 'signature method' },
  {
    name: 'a digest of SHA-1',
    signing: { method: SHA256.method, digest: SHA1.digest },
    reason: 'digest method',
  },
  {
    name: 'signed with the certificate as a shared secret',
    after: (xml) => xml.replace(SHA256.method, 'http://www.w3.org/2000/09/xmldsig#hmac-sha1'),
    reason: 'signature method',
  },
  {
    name: 'a signature that transforms',
    after: (xml) =>
      xml.replace(
        'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
        'http://www.w3.org/TR/1999/REC-xslt-19991116',
      ),
    reason: 'transforms',
  },
  {
    name: 'a signature of nothing in particular',
    after: (xml) => xml.replace(/URI="#[^"]*"/, 'URI=""'),
    reason: 'signature of another element',
  },
  {
    name: 'a signature with two descriptions',
    after: (xml) => xml.replace(/<ds:SignedInfo>.*<\/ds:SignedInfo>/s, '$&$&'),
    reason: 'parts of a signature',
  },
  { name: 'expired', told: { notOnOrAfter: -120 }, reason: 'library: SAML assertion expired' },
  { name: 'not valid yet', told: { notBefore: 120 }, reason: 'library: SAML assertion not yet valid' },
  { name: 'confirmed until a while ago', told: { confirmedFor: -120 }, reason: 'subject confirmation' },
  {
    name: 'confirmed without an end',
    before: (xml) => xml.replace(/(<saml:SubjectConfirmationData) NotOnOrAfter="[^"]*"/, '$1'),
    reason: 'library: Error parsing NotOnOrAfter',
  },
  {
    name: 'for another audience',
    told: { audience: `${EVIL}metadata` },
    reason: 'library: SAML assertion audience mismatch',
  },
  {
    name: 'for any audience',
    before: (xml) => xml.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, ''),
    reason: 'library: SAML assertion has no AudienceRestriction',
  },
  {
    name: 'under no conditions',
    before: (xml) => xml.replace(/<saml:Conditions.*<\/saml:Conditions>/, ''),
    reason: 'library: Cannot read properties of null',
  },
  { name: 'for another recipient', told: { recipient: `${EVIL}acs` }, reason: 'subject confirmation' },
  {
    name: 'without a recipient',
    before: (xml) => xml.replace(/ Recipient="[^"]*"/, ''),
    reason: 'subject confirmation',
  },
  { name: 'for another destination', told: { destination: `${EVIL}acs` }, reason: 'destination' },
  {
    name: 'without a destination',
    before: (xml) => xml.replace(/ Destination="[^"]*"/, ''),
    reason: 'destination',
  },
  { name: 'from another issuer', told: { issuer: EVIL }, reason: 'issuer' },
  { name: 'in a response from another issuer', told: { responseIssuer: EVIL }, reason: 'issuer' },
  { name: 'to another request', told: { inResponseTo: '_ander' }, reason: 'in response to' },
  {
    name: 'to no request',
    before: (xml) => xml.replace(/ InResponseTo="[^"]*"/, ''),
    reason: 'in response to',
  },
  {
    name: 'confirmed for another request',
    told: { subjectInResponseTo: '_ander' },
    reason: 'subject confirmation',
  },
  {
    name: 'confirmed for no request',
    before: (xml) => xml.replace(/(SubjectConfirmationData.*) InResponseTo="[^"]*"/, '$1'),
    reason: 'subject confirmation',
  },
  {
    name: 'for whoever holds a key',
    before: (xml) => xml.replace('cm:bearer', 'cm:holder-of-key'),
    reason: 'subject confirmation',
  },
  {
    name: 'the staff portal says no',
    told: { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' },
    reason: 'status',
    error: 'saml-denied',
  },
  {
    name: 'the staff portal says no, without an assertion',
    told: { status: 'urn:oasis:names:tc:SAML:2.0:status:Requester' },
    signs: [],
    before: (xml, told) => xml.replace(assertionXml(told), ''),
    reason: 'status',
    error: 'saml-denied',
  },
  {
    name: 'without a status',
    before: (xml) => xml.replace(/<samlp:Status>.*<\/samlp:Status>/, ''),
    reason: 'no status',
  },
  {
    name: 'two subjects',
    before: (xml, told) =>
      xml.replace(subjectXml(told), subjectXml({ ...told, nameId: 'u1' }) + subjectXml(told)),
    reason: 'not exactly one subject',
  },
  {
    name: 'two names of one subject',
    before: (xml) => xml.replace(/<saml:NameID.*?<\/saml:NameID>/, '$&$&'),
    reason: 'no name',
    error: 'saml-no-name-id',
  },
  {
    name: 'two assertions',
    after: (xml, told) =>
      xml.replace('</samlp:Response>', `${assertionXml({ ...told, assertionId: '_2' })}$&`),
    reason: 'not exactly one assertion',
  },
  {
    name: 'no assertion',
    signs: ['Response'],
    before: (xml, told) => xml.replace(assertionXml(told), ''),
    reason: 'not exactly one assertion',
  },
  {
    name: 'an encrypted assertion',
    signs: ['Response'],
    before: (xml, told) => xml.replace(assertionXml(told), '<saml:EncryptedAssertion/>'),
    reason: 'encrypted',
  },
  {
    name: 'an id twice',
    after: (xml) => xml.replace('<samlp:Status>', '<samlp:Status id="_1"><a ID="_1"/>'),
    reason: 'an id twice',
  },
  {
    name: 'a document type',
    after: (xml) => `<!DOCTYPE samlp:Response [<!ENTITY a "u1">]>${xml}`,
    reason: 'document type',
  },
  { name: 'a comment in the name', after: inNameId('u1<!-- -->00'), reason: 'comment' },
  { name: 'a comment in the name, signed', before: inNameId('u1<!-- -->00'), reason: 'comment' },
  { name: 'CDATA in the name', before: inNameId('<![CDATA[u1]]>'), reason: 'CDATA' },
  {
    name: 'a processing instruction',
    after: inNameId('u1<?x y?>00'),
    reason: 'declaration or processing instruction',
  },
  {
    name: 'an element in the name',
    before: inNameId('u1<b xmlns="">00</b>'),
    reason: 'no name',
    error: 'saml-no-name-id',
  },
  { name: 'no name', told: { nameId: ' ' }, reason: 'no name', error: 'saml-no-name-id' },
  {
    name: 'a passing name',
    told: { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
    reason: 'a passing name',
    error: 'saml-no-name-id',
  },
  {
    name: 'nobody logged in',
    before: (xml) => xml.replace(/<saml:AuthnStatement.*<\/saml:AuthnStatement>/, ''),
    reason: 'nobody logged in',
  },
  {
    name: 'SAML 1.1',
    before: (xml) => xml.replace('Version="2.0"', 'Version="1.1"'),
    reason: 'version',
  },
  { name: 'something else', after: () => '<html/>', reason: 'not a response' },
  { name: 'broken XML', after: (xml) => xml.slice(0, -5), reason: 'not well-formed' },
  { name: 'an unknown entity', after: inNameId('&u100;'), reason: 'not well-formed' },
  { name: 'no XML', after: () => 'Welkom', reason: 'not well-formed' },
];

describe('a message', () => {
  test.each(cases)('$name: the login screen, and a line in the log', async (odd) => {
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
      `SAMLResponse=AAAA&RelayState=${encodeURIComponent(EVIL)}`,
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

test('the log tells the reason, and nothing of what was sent', async () => {
  const warn = vi.spyOn(portal.strapi.log, 'warn');
  await portal.visitor.login('zorg', portal.zorg, { told: { audience: 'https://geheim.example.net/' } });
  expect(warn.mock.calls).toEqual([
    ['SAML: login through zorg refused: library: SAML assertion audience mismatch'],
  ]);
  warn.mockRestore();
});

test('a refused message uses its RelayState up', async () => {
  const { request } = await portal.visitor.begin('zorg');
  const wrong = portal.zorg.answer(request, { signs: [] });
  expect((await portal.visitor.bring('zorg', wrong, request)).error).toBe('saml-answer');
  expect((await portal.visitor.bring('zorg', portal.zorg.answer(request), request)).error).toBe(
    'saml-expired',
  );
});
