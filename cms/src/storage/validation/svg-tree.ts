import type { Attr, Element, Node, Text } from '@xmldom/xmldom';
import { cleanCss, isInner } from './svg-css';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

// Elements that draw. Excludes script, foreignObject, and whatever loads or runs something.
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

const ELEMENT = 1;
const ATTRIBUTE = 2;
const TEXT = 3;
const CDATA = 4;

const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;
const isAttribute = (node: Node): node is Attr => node.nodeType === ATTRIBUTE;
const isText = (node: Node): node is Text => node.nodeType === TEXT || node.nodeType === CDATA;

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

function cleanAttribute(attribute: Attr): Attr | undefined {
  if (!keepsAttribute(attribute)) return undefined;
  if (attribute.namespaceURI === null && !isReference(attribute)) attribute.value = cleanCss(attribute.value);
  return attribute;
}

const isKept = ({ namespaceURI, localName }: Element): boolean =>
  namespaceURI === SVG && ELEMENTS.has(localName ?? '');

const isStyle = (node: Node | null): boolean =>
  node !== null && isElement(node) && isKept(node) && node.localName === 'style';

/**
 * Makes a filter for the serialiser that omits every node of a drawing that runs, loads or links. Removing
 * nodes from the tree one by one would take a minute for a crafted drawing.
 */
export function nodeCleaner(): (node: Node) => Node | undefined {
  const cleaned = new WeakSet<Node>();
  // Joins the rules of a style into its first text node, so that nothing can hide between two nodes.
  const ruleText = (piece: Text, style: Node): Node | undefined => {
    if (cleaned.has(style)) return undefined;
    cleaned.add(style);
    return piece.ownerDocument.createTextNode(cleanCss(style.textContent ?? ''));
  };
  return (node) => {
    if (isAttribute(node)) return cleanAttribute(node);
    if (isElement(node)) return isKept(node) ? node : undefined;
    if (!isText(node)) return undefined;
    const { parentNode } = node;
    if (parentNode && isStyle(parentNode)) return ruleText(node, parentNode);
    return node.ownerDocument.createTextNode(node.data);
  };
}

/** Whether an element is the root of a drawing. */
export const isDrawing = (element: Element | null): element is Element =>
  element?.localName === 'svg' && element.namespaceURI === SVG;
