import type { ColorAnswer } from '../../http/schemas/colors';
import { withoutSystem } from '../../utils/colour-values';

const given = (label: string, value: string | null): string[] =>
  value === null ? [] : [`${label} ${withoutSystem(value)}`];

/** The codes by which people seek a colour, for a block that shows it among others. */
export const readCodes = ({ hex, pmsCoated, pmsUncoated, ral, ncs }: ColorAnswer): string =>
  [
    hex.toUpperCase(),
    ...given('PMS', pmsCoated),
    ...given('PMS', pmsUncoated),
    ...given('RAL', ral),
    ...given('NCS', ncs),
  ].join(' · ');

/** All values of a colour, and what it is for. */
export const readColor = (color: ColorAnswer): string => {
  const { rgb, cmyk, note } = color;
  return [
    readCodes(color),
    `RGB ${rgb.r} ${rgb.g} ${rgb.b}`,
    ...given('CMYK', cmyk && `${cmyk.c} ${cmyk.m} ${cmyk.y} ${cmyk.k}`),
    ...(note === '' ? [] : [note]),
  ].join(' · ');
};
