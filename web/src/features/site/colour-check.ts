import type { ColorNames } from '../../lib/colors';
import { contrast } from '../../theme/contrast';

/** The minimum contrast of text for WCAG AA and AAA (1.4.3, 1.4.6). */
const AA = 4.5;
const AAA = 7;

interface Pair {
  name: string;
  /** What it is called unless it was renamed. */
  label: string;
  /** What it does. */
  use: string;
  /** What the portal puts with it, the usual first. */
  partners: readonly string[];
  /** Whether the colour is the text. */
  isText?: true;
}

/** The colours of the portal, each with what has to be readable with it. */
export const PAIRS: readonly Pair[] = [
  { name: 'blue', label: 'Blauw', use: 'knoppen, links', partners: ['white'] },
  { name: 'blueDark', label: 'Nachtblauw', use: 'opening, kop', partners: ['white'] },
  { name: 'blueLight', label: 'IJsblauw', use: 'rustig vlak', partners: ['black', 'blueDark'] },
  { name: 'aqua', label: 'Aqua', use: 'lijsten, beeld', partners: ['white'] },
  { name: 'purple', label: 'Paars', use: 'vlakken, tegels', partners: ['white'] },
  { name: 'orange', label: 'Oranje', use: 'let op', partners: ['white'] },
  { name: 'red', label: 'Rood', use: 'fout', partners: ['white'] },
  { name: 'green', label: 'Groen', use: 'goed', partners: ['white'] },
  { name: 'black', label: 'Zwart', use: 'tekst', partners: ['white'], isText: true },
  { name: 'grey', label: 'Grijs', use: 'bijschriften', partners: ['white', 'greyLight'], isText: true },
  { name: 'greyLight', label: 'Papiergrijs', use: 'papier', partners: ['black'] },
  { name: 'white', label: 'Wit', use: 'achtergrond', partners: ['black'] },
];

export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

const toHex = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const STEPS = 512;

/** Where text on a colour is at its best: at black or at white. */
const endFor = (hex: string): number => (contrast(hex, '#000000') > contrast(hex, '#ffffff') ? 0 : 255);

/** The colour nearest to one that is readable with its partners: darker on white, lighter on black. */
export function nearest(hex: string, ...partners: readonly string[]): string {
  const target = endFor(partners[0] ?? '#ffffff');
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (let step = 0; step <= STEPS; step += 1) {
    const mixed = toHex(parts.map((part) => part + ((target - part) * step) / STEPS));
    if (partners.every((partner) => contrast(mixed, partner) >= AA)) return mixed;
  }
  return toHex([target, target, target]);
}

/** A ratio with one decimal, rounded down: 4,49 is not 4,5. */
const inWords = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',');

interface Verdict {
  /** 'Wit erop: 5,8'. */
  text: string;
  level: 'AAA' | 'AA' | null;
  /** The nearest colour that holds, when this one does not. */
  mend: string | null;
}

/** What a colour of the portal is called. */
export const getColourName = (token: string, names: ColorNames): string =>
  names[token] ?? PAIRS.find(({ name }) => name === token)?.label ?? token;

/** Whether a colour of a palette is readable: with its usual partner, or the first that fails; null while it is no colour. */
export function checkColour(
  { name, partners, isText }: Pair,
  palette: Record<string, string>,
  names: ColorNames = {},
): Verdict | null {
  const hex = palette[name] ?? '';
  if (!isColour(hex)) return null;
  const known = partners.flatMap((partner) => {
    const other = palette[partner] ?? '';
    return isColour(other)
      ? [{ other, word: getColourName(partner, names), ratio: contrast(hex, other) }]
      : [];
  });
  // One that asks for the opposite fails in its own row.
  const pairs = known.filter(({ other }) => endFor(other) === endFor(known[0]?.other ?? other));
  const shown = pairs.find(({ ratio }) => ratio < AA) ?? pairs[0];
  if (!shown) return null;
  const { word, ratio } = shown;
  const level = ratio >= AAA ? 'AAA' : ratio >= AA ? 'AA' : null;
  return {
    text: `${isText ? `Op ${word.toLowerCase()}` : `${word} erop`}: ${inWords(ratio)}`,
    level,
    mend: level ? null : nearest(hex, ...pairs.map(({ other }) => other)),
  };
}
