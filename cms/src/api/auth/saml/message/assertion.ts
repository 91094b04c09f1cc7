import type { Element } from '@xmldom/xmldom';
import { assertSaml } from '../refusal';
import type { Expected } from './envelope';
import { allElements, getChildren, elementsIn, isNamed, getOnlyChild, parseXml, getText } from './xml';

/** The tolerated clock difference with a staff portal. */
export const CLOCK_SKEW_MS = 30_000;

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const MAX_NAME_ID = 1024;

/** The contents of a verified assertion. */
export interface Statement {
  assertionId: string;
  /** When the assertion expires, in milliseconds. */
  goodUntil: number;
  nameId: string;
  /** All values by attribute name. */
  attributes: ReadonlyMap<string, readonly string[]>;
}

const getTime = (element: Element, name: string): number => Date.parse(element.getAttribute(name) ?? '');

/** When a bearer confirmation for us and this request expires; null when it is invalid. */
function getConfirmationEnd(confirmation: Element, expected: Expected, now: number): number | null {
  const data = getOnlyChild(confirmation, 'assertion', 'SubjectConfirmationData');
  if (confirmation.getAttribute('Method') !== BEARER || !data) return null;
  if (data.getAttribute('Recipient') !== expected.acsUrl) return null;
  if (data.getAttribute('InResponseTo') !== expected.requestId) return null;
  const until = getTime(data, 'NotOnOrAfter');
  const isEarly = data.hasAttribute('NotBefore') && !(getTime(data, 'NotBefore') <= now + CLOCK_SKEW_MS);
  return until > now - CLOCK_SKEW_MS && !isEarly ? until : null;
}

/** A persistent name id: a transient one would create a new account at each login. */
function getNameId(subject: Element): string {
  const nameId = getOnlyChild(subject, 'assertion', 'NameID');
  assertSaml(nameId && elementsIn(nameId).length === 0, 'no name', 'saml-no-name-id');
  assertSaml(nameId.getAttribute('Format') !== TRANSIENT, 'a passing name', 'saml-no-name-id');
  const name = getText(nameId);
  assertSaml(name !== '' && name.length <= MAX_NAME_ID, 'no name', 'saml-no-name-id');
  return name;
}

function getAttributes(assertion: Element): Map<string, string[]> {
  const attributes = new Map<string, string[]>();
  for (const statement of getChildren(assertion, 'assertion', 'AttributeStatement')) {
    for (const attribute of getChildren(statement, 'assertion', 'Attribute')) {
      const name = attribute.getAttribute('Name') ?? '';
      const values = getChildren(attribute, 'assertion', 'AttributeValue').map(getText);
      attributes.set(name, [...(attributes.get(name) ?? []), ...values.filter((value) => value !== '')]);
    }
  }
  return attributes;
}

/** Reads an assertion whose signature, audience and conditions were verified, and checks the rest of it. */
export function readAssertion(xml: string, expected: Expected, now: number): Statement {
  const document = parseXml(xml);
  const assertion = document.documentElement;
  assertSaml(assertion && isNamed(assertion, 'assertion', 'Assertion'), 'not an assertion');
  const subjects = allElements(document).filter(({ localName }) => localName === 'Subject');
  const subject = getOnlyChild(assertion, 'assertion', 'Subject');
  assertSaml(subject && subjects.length === 1, 'not exactly one subject');
  const issuer = getOnlyChild(assertion, 'assertion', 'Issuer');
  assertSaml(issuer && getText(issuer) === expected.issuer, 'issuer');
  const assertionId = assertion.getAttribute('ID') ?? '';
  assertSaml(assertionId !== '' && assertion.getAttribute('Version') === '2.0', 'version');
  assertSaml(getChildren(assertion, 'assertion', 'AuthnStatement').length > 0, 'nobody logged in');
  const until = getChildren(subject, 'assertion', 'SubjectConfirmation').flatMap(
    (confirmation) => getConfirmationEnd(confirmation, expected, now) ?? [],
  );
  assertSaml(until.length > 0, 'subject confirmation');
  return {
    assertionId,
    goodUntil: Math.max(...until) + CLOCK_SKEW_MS,
    nameId: getNameId(subject),
    attributes: getAttributes(assertion),
  };
}
