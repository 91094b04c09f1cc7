import { expect, test } from 'vitest';
import type { ColorResponse } from '../../src/http/schemas/colors';
import { findRequestedColor } from '../../src/search/query/requested-color';
import { parseTerms } from '../../src/search/query/parse';
import { getHsl, getOklch, getRgb } from '../../src/shared/colour-values';

const makeColor = (
  name: string,
  token: string,
  hex: string,
  more: Partial<ColorResponse> = {},
): ColorResponse => ({
  ...{ id: token, token, name, hex, rgb: getRgb(hex), hsl: getHsl(hex), oklch: getOklch(hex) },
  ...{ cmyk: null, cmykCondition: null, pmsCoated: null, pmsUncoated: null, ral: null, ncs: null },
  ...{ role: 'primary', share: null, onDark: null, note: '', ...more },
});
const cmyk = { c: 80, m: 98, y: 4, k: 1 };
const COLORS = [
  makeColor('Paars', 'purple', '#5b2a86', { pmsCoated: '267 C', cmyk }),
  makeColor('Nachtblauw', 'blueDark', '#0b2c5f', { pmsCoated: '2767 C', ral: '5022' }),
  makeColor('Wit', 'white', '#ffffff'),
  makeColor('Vaal', 'pale', '#aabbcc'),
];

const ask = (typed: string) => {
  const asked = findRequestedColor(typed, parseTerms(typed), COLORS);
  return asked && [asked.id, asked.terms.map(({ words }) => words.join(' ')).join(' ')];
};

test.each([
  // A code of three digits is one beside its system.
  ['pms 267', 'purple', 'pms 267'],
  ['Pantone 267 C', 'purple', 'pantone 267'],
  ['pms nummer 267', 'purple', 'pms 267'],
  ['267c', 'purple', '267c'],
  // The system and what people add to it in one word.
  ['kleurnummer paars', 'purple', 'kleur paars'],
  ['pmsnummer paars', 'purple', 'pms paars'],
  ['ralcode nachtblauw', 'blueDark', 'ral nachtblauw'],
  ['cmykwaarden van paars', 'purple', 'cmyk paars'],
  ['hex-waarde paars', 'purple', 'hex paars'],
  ['rgbwaarde nachtblauw', 'blueDark', 'rgb nachtblauw'],
  // By the name in code, which is English.
  ['hex purple', 'purple', 'hex purple'],
  ['color blueDark', 'blueDark', 'color bluedark'],
  // As style sheets shorten it.
  ['#fff', 'white', 'ffffff'],
  ['hex abc', 'pale', 'hex aabbcc'],
  ['#ABC', 'pale', 'aabbcc'],
])('%s asks for %s', (typed, id, terms) => expect(ask(typed)).toEqual([id, terms]));

test.each(['267', 'abc', 'pms', 'pms 26', 'kleurcode', 'paars', 'kamer 267'])('%s asks for none', (typed) =>
  expect(ask(typed)).toBeUndefined(),
);
