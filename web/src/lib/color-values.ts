import type { Color } from '../api/types';

/** What a value is for. */
export type Use = 'screen' | 'print' | 'paint' | 'code';

export interface ColorValue {
  label: string;
  text: string;
  use: Use;
}

/** A code without the name of its system, which stands before it as its label. */
const withoutSystem = (code: string): string => code.replace(/^(?:pms|pantone|ral|ncs) /i, '');

/** The values of a colour, the most used first, in the form in which people paste them. What was not entered is left out. */
export function getColorValues({ hex, rgb, hsl, oklch, cmyk, ...entered }: Color): ColorValue[] {
  const given = (label: string, text: string | null, use: Use): ColorValue[] =>
    text === null ? [] : [{ label, text: withoutSystem(text), use }];
  return [
    { label: 'HEX', text: hex.toUpperCase(), use: 'screen' },
    { label: 'RGB', text: `${rgb.r} ${rgb.g} ${rgb.b}`, use: 'screen' },
    { label: 'HSL', text: `${hsl.h} ${hsl.s}% ${hsl.l}%`, use: 'screen' },
    { label: 'OKLCH', text: `${oklch.l} ${oklch.c} ${oklch.h}`, use: 'screen' },
    ...given('CMYK', cmyk && `${cmyk.c} ${cmyk.m} ${cmyk.y} ${cmyk.k}`, 'print'),
    ...given('PMS', entered.pmsCoated, 'print'),
    ...given('PMS', entered.pmsUncoated, 'print'),
    ...given('RAL', entered.ral, 'paint'),
    ...given('NCS', entered.ncs, 'paint'),
  ];
}
