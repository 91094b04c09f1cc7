import { DOMParser, onWarningStopParsing, type Document, type Element } from '@xmldom/xmldom';

/** The namespaces of SAML 2.0 and XML signatures. */
export const NS = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
};

/** One of them. */
export type Namespace = keyof typeof NS;

/** Parses XML; throws at anything that is not quite right. */
export const parseXml = (text: string): Document =>
  new DOMParser({ locator: false, onError: onWarningStopParsing }).parseFromString(text, 'text/xml');

/** Whether an element is the one of a namespace with a name. */
export const isNamed = (element: Element | null, namespace: Namespace, name: string): boolean =>
  element?.namespaceURI === NS[namespace] && element.localName === name;

/** Every element of a document, in order. */
export const allElements = (document: Document): Element[] => [...document.getElementsByTagName('*')];

/** The elements right below one. */
export const elementsIn = (parent: Element): Element[] => [...parent.children];

/** The elements of one kind right below one. */
export const getChildren = (parent: Element, namespace: Namespace, name: string): Element[] =>
  elementsIn(parent).filter((element) => isNamed(element, namespace, name));

/** The only element of a kind right below one; null when there is none, or more. */
export function getOnlyChild(parent: Element, namespace: Namespace, name: string): Element | null {
  const [first, ...others] = getChildren(parent, namespace, name);
  return first && others.length === 0 ? first : null;
}

/** The text in an element, without the space around it. */
export const getText = (element: Element): string => (element.textContent ?? '').trim();
