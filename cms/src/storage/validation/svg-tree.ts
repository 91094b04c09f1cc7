import type { Attr, Element, Node, Text } from '@xmldom/xmldom';
import { cleanCss } from './svg-css';
import { isInner, type References } from './svg-references';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XHTML = 'http://www.w3.org/1999/xhtml';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

const wordsOf = (...lines: string[]): Set<string> => new Set(lines.flatMap((line) => line.split(' ')));

// Elements that draw. Excludes script, foreignObject, and whatever loads or runs something.
const ELEMENTS = wordsOf(
  'svg g defs symbol use switch title desc metadata style a view',
  'path rect circle ellipse line polyline polygon image text tspan tref textPath',
  'marker pattern mask clipPath linearGradient radialGradient stop filter',
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode',
  'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  'animate animateMotion animateTransform set mpath',
);
const PICTURES = wordsOf('image feImage');
const ANIMATIONS = wordsOf('animate animateMotion animateTransform set');
/** Attributes that hold names and words, in which brackets and backslashes mean nothing. */
const WORDS = wordsOf('id class role lang title name alt label result in in2 begin end');
const WORDS_BY_PREFIX = /^(?:aria|data)-/;
/** Most values, of most drawings: nothing to clean. */
const PLAIN = /^(?:[^(\\]*|url\(#[\w-]+\))$/;
const ANIMATED_VALUES = ['from', 'to', 'by', 'values'];

const ELEMENT = 1;
const ATTRIBUTE = 2;
const TEXT = 3;
const CDATA = 4;
const INSTRUCTION = 7;

const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;
const isAttribute = (node: Node): node is Attr => node.nodeType === ATTRIBUTE;
const isText = (node: Node): node is Text => node.nodeType === TEXT || node.nodeType === CDATA;

const isReference = ({ localName, namespaceURI }: Attr): boolean =>
  localName === 'href' && (namespaceURI === null || namespaceURI === XLINK);

/** What a reference becomes; null to leave it out. */
function cleanReference({ ownerElement, value }: Attr, references: References): string | null {
  const name = ownerElement?.localName ?? '';
  if (PICTURES.has(name)) return references.picture(value);
  return references.element(value, name === 'a' ? 'link' : 'linked-picture');
}

function cleanValue(attribute: Attr, references: References): string | null {
  const { localName, namespaceURI, value } = attribute;
  const name = localName ?? '';
  if (namespaceURI === XMLNS) return value === SVG || value === XLINK ? value : null;
  if (namespaceURI === XML) return ['space', 'lang', 'id'].includes(name) ? value : null;
  if (isReference(attribute)) return cleanReference(attribute, references);
  if (namespaceURI !== null || name === 'src') return null;
  if (/^on/i.test(name)) {
    references.note('script');
    return null;
  }
  if (WORDS.has(name) || WORDS_BY_PREFIX.test(name) || PLAIN.test(value)) return value;
  return cleanCss(value, references);
}

function cleanAttribute(attribute: Attr, references: References): Attr | undefined {
  const value = cleanValue(attribute, references);
  if (value === null) return undefined;
  if (value !== attribute.value) attribute.value = value;
  return attribute;
}

/** Whether an animation changes what may run or link; one from element to element of the drawing does neither. */
function isActiveAnimation(element: Element): boolean {
  if (!ANIMATIONS.has(element.localName ?? '')) return false;
  const changed = element.getAttribute('attributeName') ?? '';
  if (/^\s*(?:on|(?:style|src)\s*$)/i.test(changed)) return true;
  const values = ANIMATED_VALUES.flatMap((name) => element.getAttribute(name)?.split(';') ?? []);
  return /href/i.test(changed) && !values.every(isInner);
}

/** Notes an element that is left out, when a browser would have shown or run it. */
function noteElement(element: Element, { note }: References): void {
  const { namespaceURI, localName } = element;
  if (namespaceURI !== SVG && namespaceURI !== XHTML) return;
  if (localName === 'script') note('script');
  else if (localName === 'link') note('linked-style');
  else if (ANIMATIONS.has(localName ?? '')) note('link');
  // Programs keep work of their own in what only they are to read.
  else if (localName === 'foreignObject' && !element.getAttribute('requiredExtensions')) note('page');
  else if (namespaceURI === XHTML || /^(?:iframe|audio|video|canvas)$/.test(localName ?? '')) note('page');
}

const isKept = ({ namespaceURI, localName }: Element): boolean =>
  namespaceURI === SVG && ELEMENTS.has(localName ?? '');

const isStyle = (node: Node | null): boolean =>
  node !== null && isElement(node) && isKept(node) && node.localName === 'style';

/**
 * Makes a filter for the serialiser that omits every node of a drawing that runs, loads or links. Removing
 * nodes from the tree one by one would take a minute for a crafted drawing.
 */
export function nodeCleaner(references: References): (node: Node) => Node | undefined {
  const cleaned = new WeakSet<Node>();
  // Joins the rules of a style into its first text node, so that nothing can hide between two nodes.
  const ruleText = (piece: Text, style: Node): Node | undefined => {
    if (cleaned.has(style)) return undefined;
    cleaned.add(style);
    return piece.ownerDocument.createTextNode(cleanCss(style.textContent ?? '', references));
  };
  const cleanElement = (element: Element): Element | undefined => {
    if (isKept(element) && !isActiveAnimation(element)) return element;
    noteElement(element, references);
    return undefined;
  };
  return (node) => {
    if (isAttribute(node)) return cleanAttribute(node, references);
    if (isElement(node)) return cleanElement(node);
    if (!isText(node)) return undefined;
    const { parentNode } = node;
    if (parentNode && isStyle(parentNode)) return ruleText(node, parentNode);
    return node.ownerDocument.createTextNode(node.data);
  };
}

/** Notes style sheets that a drawing refers to before its root. */
export function noteStyleSheets(nodes: Iterable<Node>, { note }: References): void {
  for (const { nodeType, nodeName } of nodes) {
    if (nodeType === INSTRUCTION && nodeName === 'xml-stylesheet') note('linked-style');
  }
}

/** Whether an element is the root of a drawing. */
export const isDrawing = (element: Element | null): element is Element =>
  element?.localName === 'svg' && element.namespaceURI === SVG;

/** A drawing whose root goes by its plain name, by which programs know a drawing; all that is in it keeps its own. */
export function withPlainRoot(drawing: string, root: Element): string {
  const name = root.tagName;
  if (name === 'svg') return drawing;
  const namespace = root.getAttribute('xmlns') === SVG ? '' : ` xmlns="${SVG}"`;
  const content = drawing.slice(`<${name}`.length);
  const end = `</${name}>`;
  return `<svg${namespace}${content.endsWith(end) ? `${content.slice(0, -end.length)}</svg>` : content}`;
}
