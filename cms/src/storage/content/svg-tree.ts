import type { Attr, Element, Node } from '@xmldom/xmldom';
import { cleanCss, isInner } from './svg-css';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

// What draws. Not among them: script, foreignObject, and what loads or runs something.
const ELEMENTS = new Set(
  [
    'svg g defs symbol use switch title desc metadata style a view',
    'path rect circle ellipse line polyline polygon image text tspan textPath',
    'marker pattern mask clipPath linearGradient radialGradient stop filter',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode',
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
    'animate animateMotion animateTransform mpath',
  ].flatMap((line) => line.split(' ')),
);

const ELEMENT_NODE = 1;
const TEXT_NODES = [3, 4];

const isElement = (node: Node): node is Element => node.nodeType === ELEMENT_NODE;

const isReference = ({ localName, namespaceURI }: Attr): boolean =>
  (localName === 'href' && (namespaceURI === null || namespaceURI === XLINK)) || localName === 'src';

function keepsAttribute(attribute: Attr): boolean {
  const { localName, namespaceURI, value } = attribute;
  if (namespaceURI === XMLNS) return value === SVG || value === XLINK;
  if (namespaceURI === XML) return localName === 'space' || localName === 'lang';
  if (isReference(attribute)) return isInner(value);
  if (namespaceURI !== null) return false;
  if (/^on/i.test(localName ?? '')) return false;
  return !(localName === 'attributeName' && /href|^on|style/i.test(value));
}

function cleanAttributes(element: Element): void {
  for (const attribute of Array.from(element.attributes)) {
    if (!keepsAttribute(attribute)) {
      element.removeAttributeNode(attribute);
    } else if (attribute.namespaceURI === null && !isReference(attribute)) {
      const clean = cleanCss(attribute.value);
      if (clean !== attribute.value) attribute.value = clean;
    }
  }
}

const keeps = (node: Node): boolean =>
  isElement(node)
    ? node.namespaceURI === SVG && ELEMENTS.has(node.localName ?? '')
    : TEXT_NODES.includes(node.nodeType);

/** Takes everything out of a drawing that runs, loads or links; what draws stays as it is. */
export function cleanTree(root: Element): void {
  const waiting: Element[] = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    cleanAttributes(element);
    if (element.localName === 'style') element.textContent = cleanCss(element.textContent ?? '');
    for (const child of Array.from(element.childNodes)) {
      if (!keeps(child)) element.removeChild(child);
      else if (isElement(child)) waiting.push(child);
    }
  }
}

/** Whether an element is the root of a drawing. */
export const isDrawing = (element: Element | null): element is Element =>
  element !== null && element.localName === 'svg' && element.namespaceURI === SVG;
