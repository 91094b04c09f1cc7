import { contrast } from '../../theme/contrast';

/** The minimum contrast of text for WCAG AA and AAA (1.4.3, 1.4.6). */
const AA = 4.5;
const AAA = 7;

/** The text that comes on a colour, or the ground that it is text on. */
export type Partner = 'white' | 'black';

interface Pair {
  name: string;
  /** What it is called, and what it does. */
  label: string;
  use: string;
  partner: Partner;
  /** Whether the colour is the text. */
  isText?: true;
}

/** The colours of the portal, each with the pair that has to be readable. */
export const PAIRS: readonly Pair[] = [
  { name: 'blue', label: 'Blauw', use: 'knoppen, links', partner: 'white' },
  { name: 'blueDark', label: 'Donkerblauw', use: 'opening, kop', partner: 'white' },
  { name: 'blueLight', label: 'Lichtblauw', use: 'rustig vlak', partner: 'black' },
  { name: 'aqua', label: 'Aqua', use: 'lijsten, beeld', partner: 'white' },
  { name: 'purple', label: 'Paars', use: 'vlakken, tegels', partner: 'white' },
  { name: 'orange', label: 'Oranje', use: 'let op', partner: 'white' },
  { name: 'red', label: 'Rood', use: 'fout', partner: 'white' },
  { name: 'green', label: 'Groen', use: 'goed', partner: 'white' },
  { name: 'black', label: 'Zwart', use: 'tekst', partner: 'white', isText: true },
  { name: 'grey', label: 'Grijs', use: 'bijschriften', partner: 'white', isText: true },
  { name: 'greyLight', label: 'Lichtgrijs', use: 'papier', partner: 'black' },
  { name: 'white', label: 'Wit', use: 'achtergrond', partner: 'black' },
];

export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

const toHex = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const STEPS = 512;

/** The colour nearest to one that is readable with its partner: darker on white, lighter on black. */
export function nearest(hex: string, partner: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const target = contrast(partner, '#000000') > contrast(partner, '#ffffff') ? 0 : 255;
  for (let step = 0; step <= STEPS; step += 1) {
    const mixed = toHex(parts.map((part) => part + ((target - part) * step) / STEPS));
    if (contrast(mixed, partner) >= AA) return mixed;
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

const WORDS: Record<Partner, string> = { white: 'Wit', black: 'Zwart' };

/** Whether a colour of a palette is readable; null while it is no colour. */
export function judge({ name, partner, isText }: Pair, palette: Record<string, string>): Verdict | null {
  const [hex = '', other = ''] = [palette[name], palette[partner]];
  if (!isColour(hex) || !isColour(other)) return null;
  const ratio = contrast(hex, other);
  const level = ratio >= AAA ? 'AAA' : ratio >= AA ? 'AA' : null;
  return {
    text: `${isText ? `Op ${WORDS[partner].toLowerCase()}` : `${WORDS[partner]} erop`}: ${inWords(ratio)}`,
    level,
    mend: level ? null : nearest(hex, other),
  };
}
