import type { ColorAnswer } from '../../http/schemas/colors';

const given = (label: string, value: string | null): string[] =>
  value === null ? [] : [`${label} ${value}`];

/** The values of a colour, as people seek them. */
export const readColor = ({ hex, rgb, cmyk, note, ...codes }: ColorAnswer): string =>
  [
    hex.toUpperCase(),
    `RGB ${rgb.r} ${rgb.g} ${rgb.b}`,
    ...given('CMYK', cmyk && `${cmyk.c} ${cmyk.m} ${cmyk.y} ${cmyk.k}`),
    ...given('PMS', codes.pmsCoated),
    ...given('PMS', codes.pmsUncoated),
    ...given('RAL', codes.ral),
    ...given('NCS', codes.ncs),
    ...(note === '' ? [] : [note]),
  ].join(' · ');
