import { randomBytes } from 'node:crypto';

/** All that an answer of a staff portal says. */
export interface AssertionData {
  destination: string;
  responseIssuer: string;
  issuer: string;
  audience: string;
  recipient: string;
  inResponseTo: string;
  subjectInResponseTo: string;
  status: string;
  nameId: string;
  nameIdFormat: string;
  /** The moment at which it is said; milliseconds. */
  now: number;
  /** Of the conditions; seconds from that moment. */
  notBefore: number;
  notOnOrAfter: number;
  /** Of the subject confirmation; seconds from that moment. */
  confirmedFor: number;
  attributes: Record<string, readonly string[]>;
  responseId: string;
  assertionId: string;
}

export const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';
export const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const PASSWORD = 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport';

/** An id that XML allows. */
export const newId = (): string => `_${randomBytes(16).toString('hex')}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const after = ({ now }: AssertionData, seconds: number): string =>
  new Date(now + seconds * 1000).toISOString();

const attributeXml = ([name, values]: [string, readonly string[]]): string =>
  `<saml:Attribute Name="${escaped(name)}">${values
    .map((value) => `<saml:AttributeValue>${escaped(value)}</saml:AttributeValue>`)
    .join('')}</saml:Attribute>`;

export const subjectXml = (assertion: AssertionData): string =>
  `<saml:Subject><saml:NameID Format="${assertion.nameIdFormat}">${escaped(assertion.nameId)}</saml:NameID>` +
  `<saml:SubjectConfirmation Method="${BEARER}"><saml:SubjectConfirmationData NotOnOrAfter="${after(assertion, assertion.confirmedFor)}"` +
  ` Recipient="${assertion.recipient}" InResponseTo="${assertion.subjectInResponseTo}"/></saml:SubjectConfirmation></saml:Subject>`;

/** The Assertion, not signed yet. */
export const assertionXml = (assertion: AssertionData): string =>
  `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${assertion.assertionId}" Version="2.0" IssueInstant="${after(assertion, 0)}">` +
  `<saml:Issuer>${assertion.issuer}</saml:Issuer>${subjectXml(assertion)}` +
  `<saml:Conditions NotBefore="${after(assertion, assertion.notBefore)}" NotOnOrAfter="${after(assertion, assertion.notOnOrAfter)}">` +
  `<saml:AudienceRestriction><saml:Audience>${assertion.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
  `<saml:AuthnStatement AuthnInstant="${after(assertion, 0)}"><saml:AuthnContext><saml:AuthnContextClassRef>${PASSWORD}` +
  `</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
  `<saml:AttributeStatement>${Object.entries(assertion.attributes).map(attributeXml).join('')}</saml:AttributeStatement></saml:Assertion>`;

/** The whole Response, not signed yet. */
export const responseXml = (assertion: AssertionData): string =>
  `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"` +
  ` ID="${assertion.responseId}" Version="2.0" IssueInstant="${after(assertion, 0)}" Destination="${assertion.destination}" InResponseTo="${assertion.inResponseTo}">` +
  `<saml:Issuer>${assertion.responseIssuer}</saml:Issuer>` +
  `<samlp:Status><samlp:StatusCode Value="${assertion.status}"/></samlp:Status>${assertionXml(assertion)}</samlp:Response>`;
