import type { Document, Element } from '@xmldom/xmldom';
import { demand } from '../refusal';
import { allElements, getChildren, isNamed, getOnlyChild, getText } from './xml';

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** What a message has to be addressed to, come from and answer. */
export interface Expected {
  /** Where it is posted to. */
  acsUrl: string;
  /** The entity id of the staff portal. */
  issuer: string;
  /** The id of our request. */
  requestId: string;
}

/** The two elements that count in a message. */
export interface Envelope {
  response: Element;
  assertion: Element;
}

const isIdAttribute = (name: string): boolean => name.toLowerCase() === 'id';

/** No id stands for two elements, whichever way it is written: a signature cannot mean another than is read. */
function haveOwnIds(elements: readonly Element[]): boolean {
  const ids = elements.flatMap((element) =>
    [...element.attributes].flatMap(({ localName, value }) =>
      isIdAttribute(localName ?? '') ? [value] : [],
    ),
  );
  return new Set(ids).size === ids.length;
}

/** Checks that the staff portal says yes. It may say no without an assertion. */
function checkStatus(response: Element): void {
  const status = getOnlyChild(response, 'protocol', 'Status');
  const code = status && getOnlyChild(status, 'protocol', 'StatusCode');
  demand(code, 'no status');
  demand(code.getAttribute('Value') === SUCCESS, 'status', 'saml-denied');
}

/** The Response and the Assertion of a message that holds just one of each, in their places. */
export function openEnvelope(document: Document): Envelope {
  const elements = allElements(document);
  const named = (name: string) => elements.filter((element) => element.localName === name);
  const response = document.documentElement;
  demand(response && isNamed(response, 'protocol', 'Response'), 'not a response');
  demand(named('Response').length === 1, 'more than one response');
  checkStatus(response);
  demand(!elements.some(({ localName }) => localName?.startsWith('Encrypted')), 'encrypted');
  demand(named('Assertion').length === 1, 'not exactly one assertion');
  demand(named('Subject').length === 1, 'not exactly one subject');
  demand(haveOwnIds(elements), 'an id twice');
  const assertion = getOnlyChild(response, 'assertion', 'Assertion');
  demand(assertion, 'assertion out of place');
  return { response, assertion };
}

/** Checks to whom a response is addressed, who sent it, and what it answers. */
export function checkResponse(response: Element, expected: Expected): void {
  demand(response.getAttribute('Version') === '2.0', 'version');
  demand(response.getAttribute('Destination') === expected.acsUrl, 'destination');
  demand(response.getAttribute('InResponseTo') === expected.requestId, 'in response to');
  const issuers = getChildren(response, 'assertion', 'Issuer');
  demand(issuers.length < 2 && issuers.every((issuer) => getText(issuer) === expected.issuer), 'issuer');
}
