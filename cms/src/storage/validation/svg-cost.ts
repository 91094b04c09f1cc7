import type { Element, Node } from '@xmldom/xmldom';

const XLINK = 'http://www.w3.org/1999/xlink';
const ELEMENT = 1;
const REFERENCE = /url\(\s*['"]?#([^'")\s]+)/g;
/** The cost of one pass over all pixels, in drawn elements. */
const PASS = 200;

const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;

const getChildren = (element: Element): Element[] => Array.from(element.childNodes).filter(isElement);

function* elementsIn(root: Element): Generator<Element> {
  const waiting = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    for (const child of getChildren(element)) waiting.push(child);
  }
}

const usedId = (use: Element): string =>
  (use.getAttribute('href') ?? use.getAttributeNS(XLINK, 'href') ?? '').replace(/^#/, '');

/** The ids of patterns, filters, masks and markers that an element uses. */
const paintedIds = (element: Element): string[] =>
  Array.from(element.attributes).flatMap(({ value }) =>
    value.includes('url(') ? Array.from(value.matchAll(REFERENCE), ([, id = '']) => id) : [],
  );

const numbersIn = (element: Element, name: string): number[] =>
  (element.getAttribute(name) ?? '')
    .split(/[\s,]+/)
    .map(Number)
    .filter((value) => value > 0);

/** How often a filter step passes over the pixels. */
function countPasses(element: Element): number {
  const { localName } = element;
  if (localName === 'feTurbulence') return numbersIn(element, 'numOctaves')[0] ?? 1;
  if (localName === 'feMorphology') return Math.max(1, ...numbersIn(element, 'radius'));
  if (localName !== 'feConvolveMatrix') return 1;
  const [columns = 3, rows = columns] = numbersIn(element, 'order');
  return columns * rows;
}

const ownCost = (element: Element): number =>
  element.localName?.startsWith('fe') ? PASS * countPasses(element) : 1;

/**
 * The cost of drawing, in drawn elements: an element that uses another draws it once more, recursively. An
 * estimate, to refuse drawings that are impossible to render; style rules are ignored.
 */
export function drawingCost(root: Element): number {
  const byId = new Map<string, Element>();
  for (const element of elementsIn(root)) byId.set(element.getAttribute('id') ?? '', element);
  const known = new Map<Element, number>();
  const cost = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    // An element that uses itself is not drawn.
    known.set(element, 0);
    const ids = element.localName === 'use' ? [usedId(element)] : [];
    const targets = [...ids, ...paintedIds(element)].flatMap((id) => byId.get(id) ?? []);
    const sum = [...getChildren(element), ...targets].reduce(
      (all, each) => all + cost(each),
      ownCost(element),
    );
    known.set(element, sum);
    return sum;
  };
  return cost(root);
}
