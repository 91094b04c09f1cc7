import type { ColorResponse } from '../../http/schemas/colors';
import { withoutSystem } from '../../shared/colour-values';

/** Stands between the values of a colour. */
export const BETWEEN_VALUES = ' · ';

const labelValue = (label: string, value: string | null): string[] =>
  value === null ? [] : [`${label} ${withoutSystem(value)}`];

const getPrintCodes = ({ pmsCoated, pmsUncoated, ral, ncs }: ColorResponse): string[] => [
  ...labelValue('PMS', pmsCoated),
  ...labelValue('PMS', pmsUncoated),
  ...labelValue('RAL', ral),
  ...labelValue('NCS', ncs),
];

/** The codes by which people search for a colour, for a block that shows it among others. */
export const readCodes = (color: ColorResponse): string =>
  [color.hex.toUpperCase(), ...getPrintCodes(color)].join(BETWEEN_VALUES);

/** All values of a colour, and what it is for. */
export const readColor = (color: ColorResponse): string => {
  const { hex, rgb, cmyk, note } = color;
  return [
    `HEX ${hex.toUpperCase()}`,
    ...getPrintCodes(color),
    `RGB ${rgb.r} ${rgb.g} ${rgb.b}`,
    ...labelValue('CMYK', cmyk && `${cmyk.c} ${cmyk.m} ${cmyk.y} ${cmyk.k}`),
    ...(note === '' ? [] : [note]),
  ].join(BETWEEN_VALUES);
};

/** The words by which a colour is sought besides its name and values; its name in code is one: `blueDark`. */
export const getColorWords = ({ token, pmsCoated, pmsUncoated, ral, ncs, cmyk }: ColorResponse): string =>
  [
    token,
    'kleur color colour kleurcode hex hexcode rgb',
    ...((pmsCoated ?? pmsUncoated) === null ? [] : ['pms pantone']),
    ...(ral === null ? [] : ['ral']),
    ...(ncs === null ? [] : ['ncs']),
    ...(cmyk === null ? [] : ['cmyk']),
  ].join(' ');
