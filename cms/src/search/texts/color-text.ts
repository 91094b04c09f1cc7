import type { ColorAnswer } from '../../http/schemas/colors';
import { withoutSystem } from '../../shared/colour-values';

/** Stands between the values of a colour. */
export const BETWEEN_VALUES = ' · ';

const given = (label: string, value: string | null): string[] =>
  value === null ? [] : [`${label} ${withoutSystem(value)}`];

const getPrinted = ({ pmsCoated, pmsUncoated, ral, ncs }: ColorAnswer): string[] => [
  ...given('PMS', pmsCoated),
  ...given('PMS', pmsUncoated),
  ...given('RAL', ral),
  ...given('NCS', ncs),
];

/** The codes by which people seek a colour, for a block that shows it among others. */
export const readCodes = (color: ColorAnswer): string =>
  [color.hex.toUpperCase(), ...getPrinted(color)].join(BETWEEN_VALUES);

/** All values of a colour, and what it is for. */
export const readColor = (color: ColorAnswer): string => {
  const { hex, rgb, cmyk, note } = color;
  return [
    `HEX ${hex.toUpperCase()}`,
    ...getPrinted(color),
    `RGB ${rgb.r} ${rgb.g} ${rgb.b}`,
    ...given('CMYK', cmyk && `${cmyk.c} ${cmyk.m} ${cmyk.y} ${cmyk.k}`),
    ...(note === '' ? [] : [note]),
  ].join(BETWEEN_VALUES);
};

/** The words by which a colour is sought besides its name and values; its name in code is one: `blueDark`. */
export const getColorWords = ({ token, pmsCoated, pmsUncoated, ral, ncs, cmyk }: ColorAnswer): string =>
  [
    token,
    'kleur color colour kleurcode hex hexcode rgb',
    ...((pmsCoated ?? pmsUncoated) === null ? [] : ['pms pantone']),
    ...(ral === null ? [] : ['ral']),
    ...(ncs === null ? [] : ['ncs']),
    ...(cmyk === null ? [] : ['cmyk']),
  ].join(' ');
