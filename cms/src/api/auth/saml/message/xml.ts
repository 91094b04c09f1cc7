import { DOMParser, onWarningStopParsing, type Document, type Element } from '@xmldom/xmldom';

/** The namespaces of SAML 2.0 and XML signatures. */
const NS = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
};

type Namespace = keyof typeof NS;

/** Parses XML strictly: throws on any error. */
export const parseXml = (text: string): Document =>
  new DOMParser({ locator: false, onError: onWarningStopParsing }).parseFromString(text, 'text/xml');

/** Whether an element has this namespace and name. */
export const isNamed = (element: Element | null, namespace: Namespace, name: string): boolean =>
  element?.namespaceURI === NS[namespace] && element.localName === name;

/** Every element of a document, in order. */
export const allElements = (document: Document): Element[] => [...document.getElementsByTagName('*')];

export const elementsIn = (parent: Element): Element[] => [...parent.children];

export const getChildren = (parent: Element, namespace: Namespace, name: string): Element[] =>
  elementsIn(parent).filter((element) => isNamed(element, namespace, name));

/** The only child element with a name; null when there is none or more than one. */
export function getOnlyChild(parent: Element, namespace: Namespace, name: string): Element | null {
  const [first, ...others] = getChildren(parent, namespace, name);
  return first && others.length === 0 ? first : null;
}

/** The trimmed text of an element. */
export const getText = (element: Element): string => (element.textContent ?? '').trim();
