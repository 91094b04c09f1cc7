import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import { changeStyles, type DrawnColour, readColour, writeColour } from './drawing-styles';

const PAINTS = new Set(['fill', 'stroke', 'stop-color', 'color', 'flood-color']);
const REFERENCE = /#([^\s"')]+)/g;
/** Up to this lightness a colour becomes the other one, and from there on to white. */
const DARK = 2 / 3;

/** What a colour looks like without its hue, from 0 to 1. */
const getLightness = ([red, green, blue]: DrawnColour['channels']): number =>
  (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;

const isWhite = ({ channels }: DrawnColour): boolean => channels.every((channel) => channel === 255);

/** A colour in the other one: white stays, and what is light becomes as light a shade of it. */
function getShade(colour: DrawnColour, ink: DrawnColour): DrawnColour {
  const white = Math.max(0, (getLightness(colour.channels) - DARK) / (1 - DARK));
  const mixed = (channel: number): number => Math.round(channel + (255 - channel) * white);
  const [red, green, blue] = ink.channels;
  return { channels: [mixed(red), mixed(green), mixed(blue)], alpha: colour.alpha };
}

const getElements = (of: Element): Element[] => [...of.getElementsByTagName('*')];

/** What only says where something else is seen: masks with their parts, and what these refer to. */
function findMasks(root: Element): Set<Element> {
  const all = getElements(root);
  const byId = new Map(all.map((element) => [element.getAttribute('id') ?? '', element]));
  const found = new Set<Element>();
  const add = (element: Element): void => {
    if (found.has(element)) return;
    found.add(element);
    for (const { value } of element.attributes) {
      for (const [, id = ''] of value.matchAll(REFERENCE)) {
        const other = byId.get(id);
        if (other) [other, ...getElements(other)].forEach(add);
      }
    }
  };
  for (const element of all)
    if (element.localName === 'mask') [element, ...getElements(element)].forEach(add);
  return found;
}

function parse(svg: string): Element {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (root?.localName !== 'svg') throw new Error('This is no SVG.');
  return root;
}

/**
 * A drawing in one colour, given as #rrggbb. White and transparent parts stay. Both the preview and the download of a
 * pictogram use this.
 */
export function recolour(svg: string, hex: string): string {
  const ink = readColour(hex);
  if (!ink) throw new Error(`This is no colour: ${hex}`);
  const root = parse(svg);
  const masks = findMasks(root);
  const drawn = [root, ...getElements(root)].filter((element) => !masks.has(element));
  for (const mask of masks) {
    if (mask.localName === 'mask' && !mask.hasAttribute('fill')) {
      mask.setAttribute('fill', root.getAttribute('fill') ?? 'black');
    }
  }
  // What says nothing about its colour is black.
  if (!root.hasAttribute('fill')) root.setAttribute('fill', 'black');
  const used = new Set<string>();
  for (const element of drawn) {
    changeStyles(element, PAINTS, (name, value) => {
      used.add(name);
      return value;
    });
  }
  const hasColour = used.has('color');
  if (hasColour && !root.hasAttribute('color')) root.setAttribute('color', 'black');
  const change = (_name: string, value: string): string => {
    if (value.toLowerCase() === 'currentcolor') return hasColour ? value : hex;
    const colour = readColour(value);
    const isKept = !colour || colour.alpha === 0 || isWhite(colour);
    return isKept ? value : writeColour(getShade(colour, ink));
  };
  for (const element of drawn) changeStyles(element, PAINTS, change);
  return new XMLSerializer().serializeToString(root);
}
