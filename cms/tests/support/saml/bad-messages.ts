import type { Odd } from './idp';
import { assertionXml, subjectXml } from './message';
import { SHA1, SHA256 } from './sign';

export interface BadMessage extends Odd {
  name: string;
  /** What the log says. */
  reason: string;
  /** With which error the login screen opens; saml-answer unless said otherwise. */
  error?: string;
}

const inNameId = (text: string) => (xml: string) => xml.replace('>u100<', `>${text}<`);
const EVIL = 'https://kwaad.example.net/';

/** Everything that may be wrong with a message, the signing key and wrapping aside. */
export const BAD_MESSAGES: readonly BadMessage[] = [
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
  { name: 'expired', assertion: { notOnOrAfter: -120 }, reason: 'library: SAML assertion expired' },
  { name: 'not valid yet', assertion: { notBefore: 120 }, reason: 'library: SAML assertion not yet valid' },
  { name: 'confirmed until a while ago', assertion: { confirmedFor: -120 }, reason: 'subject confirmation' },
  {
    name: 'confirmed without an end',
    before: (xml) => xml.replace(/(<saml:SubjectConfirmationData) NotOnOrAfter="[^"]*"/, '$1'),
    reason: 'library: Error parsing NotOnOrAfter',
  },
  {
    name: 'for another audience',
    assertion: { audience: `${EVIL}metadata` },
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
  { name: 'for another recipient', assertion: { recipient: `${EVIL}acs` }, reason: 'subject confirmation' },
  {
    name: 'without a recipient',
    before: (xml) => xml.replace(/ Recipient="[^"]*"/, ''),
    reason: 'subject confirmation',
  },
  { name: 'for another destination', assertion: { destination: `${EVIL}acs` }, reason: 'destination' },
  {
    name: 'without a destination',
    before: (xml) => xml.replace(/ Destination="[^"]*"/, ''),
    reason: 'destination',
  },
  { name: 'from another issuer', assertion: { issuer: EVIL }, reason: 'issuer' },
  { name: 'in a response from another issuer', assertion: { responseIssuer: EVIL }, reason: 'issuer' },
  { name: 'to another request', assertion: { inResponseTo: '_ander' }, reason: 'in response to' },
  {
    name: 'to no request',
    before: (xml) => xml.replace(/ InResponseTo="[^"]*"/, ''),
    reason: 'in response to',
  },
  {
    name: 'confirmed for another request',
    assertion: { subjectInResponseTo: '_ander' },
    reason: 'subject confirmation',
  },
  {
    name: 'confirmed for no request',
    before: (xml) => xml.replace(/(SubjectConfirmationData.*) InResponseTo="[^"]*"/, '$1'),
    reason: 'subject confirmation',
  },
  {
    name: 'for the holder of a key',
    before: (xml) => xml.replace('cm:bearer', 'cm:holder-of-key'),
    reason: 'subject confirmation',
  },
  {
    name: 'the staff portal says no',
    assertion: { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' },
    reason: 'status',
    error: 'saml-denied',
  },
  {
    name: 'the staff portal says no, without an assertion',
    assertion: { status: 'urn:oasis:names:tc:SAML:2.0:status:Requester' },
    signs: [],
    before: (xml, assertion) => xml.replace(assertionXml(assertion), ''),
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
    before: (xml, assertion) =>
      xml.replace(subjectXml(assertion), subjectXml({ ...assertion, nameId: 'u1' }) + subjectXml(assertion)),
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
    after: (xml, assertion) =>
      xml.replace('</samlp:Response>', `${assertionXml({ ...assertion, assertionId: '_2' })}$&`),
    reason: 'not exactly one assertion',
  },
  {
    name: 'no assertion',
    signs: ['Response'],
    before: (xml, assertion) => xml.replace(assertionXml(assertion), ''),
    reason: 'not exactly one assertion',
  },
  {
    name: 'an encrypted assertion',
    signs: ['Response'],
    before: (xml, assertion) => xml.replace(assertionXml(assertion), '<saml:EncryptedAssertion/>'),
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
  { name: 'no name', assertion: { nameId: ' ' }, reason: 'no name', error: 'saml-no-name-id' },
  {
    name: 'a passing name',
    assertion: { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
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
