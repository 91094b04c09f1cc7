import type { Document, Element } from '@xmldom/xmldom';
import { assertSaml } from '../refusal';
import { allElements, getChildren, isNamed, getOnlyChild, getText } from './xml';

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** The expected destination, sender and request of a message. */
export interface Expected {
  /** The URL that it is posted to. */
  acsUrl: string;
  /** The entity id of the staff portal. */
  issuer: string;
  /** The id of our request. */
  requestId: string;
}

/** The two elements of a message that matter. */
export interface Envelope {
  response: Element;
  assertion: Element;
}

const isIdAttribute = (name: string): boolean => name.toLowerCase() === 'id';

/**
 * No two elements share an id, in any of its spellings, so that a signature cannot cover another element than
 * the one read.
 */
function haveUniqueIds(elements: readonly Element[]): boolean {
  const ids = elements.flatMap((element) =>
    [...element.attributes].flatMap(({ localName, value }) =>
      isIdAttribute(localName ?? '') ? [value] : [],
    ),
  );
  return new Set(ids).size === ids.length;
}

/** Checks that the status is success. A failure may come without an assertion. */
function checkStatus(response: Element): void {
  const status = getOnlyChild(response, 'protocol', 'Status');
  const code = status && getOnlyChild(status, 'protocol', 'StatusCode');
  assertSaml(code, 'no status');
  assertSaml(code.getAttribute('Value') === SUCCESS, 'status', 'saml-denied');
}

/** The Response and the Assertion of a message that holds exactly one of each, in their proper places. */
export function openEnvelope(document: Document): Envelope {
  const elements = allElements(document);
  const named = (name: string) => elements.filter((element) => element.localName === name);
  const response = document.documentElement;
  assertSaml(response && isNamed(response, 'protocol', 'Response'), 'not a response');
  assertSaml(named('Response').length === 1, 'more than one response');
  checkStatus(response);
  assertSaml(!elements.some(({ localName }) => localName?.startsWith('Encrypted')), 'encrypted');
  assertSaml(named('Assertion').length === 1, 'not exactly one assertion');
  assertSaml(named('Subject').length === 1, 'not exactly one subject');
  assertSaml(haveUniqueIds(elements), 'an id twice');
  const assertion = getOnlyChild(response, 'assertion', 'Assertion');
  assertSaml(assertion, 'assertion out of place');
  return { response, assertion };
}

/** Checks the destination, the sender and the request of a response. */
export function checkResponse(response: Element, expected: Expected): void {
  assertSaml(response.getAttribute('Version') === '2.0', 'version');
  assertSaml(response.getAttribute('Destination') === expected.acsUrl, 'destination');
  assertSaml(response.getAttribute('InResponseTo') === expected.requestId, 'in response to');
  const issuers = getChildren(response, 'assertion', 'Issuer');
  assertSaml(issuers.length < 2 && issuers.every((issuer) => getText(issuer) === expected.issuer), 'issuer');
}
