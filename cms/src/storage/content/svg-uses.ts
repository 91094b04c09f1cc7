import type { Element, Node } from '@xmldom/xmldom';

const XLINK = 'http://www.w3.org/1999/xlink';
const ELEMENT = 1;

const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;

const childrenOf = (element: Element): Element[] => Array.from(element.childNodes).filter(isElement);

function* elementsIn(root: Element): Generator<Element> {
  const waiting = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    for (const child of childrenOf(element)) waiting.push(child);
  }
}

const targetOf = (use: Element): string =>
  (use.getAttribute('href') ?? use.getAttributeNS(XLINK, 'href') ?? '').replace(/^#/, '');

/** How many parts are drawn in all: a part that uses another one draws that once more, and so on. */
export function drawnParts(root: Element): number {
  const byId = new Map<string, Element>();
  for (const element of elementsIn(root)) byId.set(element.getAttribute('id') ?? '', element);
  const known = new Map<Element, number>();
  const count = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    // What uses itself is not drawn.
    known.set(element, 0);
    const target = element.localName === 'use' ? byId.get(targetOf(element)) : undefined;
    const inside = target ? [...childrenOf(element), target] : childrenOf(element);
    const parts = inside.reduce((sum, each) => sum + count(each), 1);
    known.set(element, parts);
    return parts;
  };
  return count(root);
}
