import type { Element } from '@xmldom/xmldom';
import { converter, parse } from 'culori';

/** A colour as it is drawn: red, green and blue up to 255, and how much it covers, up to 1. */
export interface DrawnColour {
  channels: readonly [red: number, green: number, blue: number];
  alpha: number;
}

const toRgb = converter('rgb');
const toByte = (part: number): number => Math.round(Math.min(Math.max(part, 0), 1) * 255);

/** The colour that a value of CSS names; null for one that names none, as `none`, `currentColor` and `url(#a)`. */
export function readColour(value: string): DrawnColour | null {
  const colour = toRgb(parse(value.trim()));
  if (!colour) return null;
  const { r, g, b, alpha = 1 } = colour;
  return { channels: [toByte(r), toByte(g), toByte(b)], alpha: Math.min(Math.max(alpha, 0), 1) };
}

/** A colour as every program for drawings reads it. */
export function writeColour({ channels, alpha }: DrawnColour): string {
  if (alpha < 1) return `rgba(${channels.join(', ')}, ${Number(alpha.toFixed(4))})`;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

// Up to the end of a declaration; one with brackets in brackets is left as it is. No part can match what another does,
// so that it takes a moment for any text.
const DECLARATION = /([\w-]+)(\s*:\s*)((?:[^;{}()"'!]|\([^(){};"']*\))+)(?=[;}!]|$)/g;

/** Gives a property another value. */
export type ChangeStyle = (name: string, value: string) => string;

const changeCss = (css: string, names: ReadonlySet<string>, change: ChangeStyle): string =>
  css.replace(DECLARATION, (whole, name: string, colon: string, value: string) => {
    const plain = name.toLowerCase();
    return names.has(plain) ? `${name}${colon}${change(plain, value.trim())}` : whole;
  });

const isAnimation = ({ localName }: Element): boolean => localName === 'animate' || localName === 'set';

function changeAnimation(element: Element, names: ReadonlySet<string>, change: ChangeStyle): void {
  const animated = element.getAttribute('attributeName') ?? '';
  if (!names.has(animated)) return;
  for (const name of ['from', 'to', 'values']) {
    const values = element.getAttribute(name);
    if (values === null) continue;
    const changed = values.split(';').map((value) => change(animated, value.trim()));
    element.setAttribute(name, changed.join(';'));
  }
}

/** Gives the named properties of an element other values, wherever a drawing has them: attributes, styles, style sheets. */
export function changeStyles(element: Element, names: ReadonlySet<string>, change: ChangeStyle): void {
  for (const name of names) {
    const value = element.getAttribute(name);
    if (value !== null) element.setAttribute(name, change(name, value.trim()));
  }
  const style = element.getAttribute('style');
  if (style !== null) element.setAttribute('style', changeCss(style, names, change));
  if (element.localName === 'style') {
    element.textContent = changeCss(element.textContent ?? '', names, change);
  }
  if (isAnimation(element)) changeAnimation(element, names, change);
}
