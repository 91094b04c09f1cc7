import type { Color } from '../../api/types';
import type { ColorWrite } from './api';
import { ROLES } from './roles';

/** The fields of a colour as they are typed; '' is none. */
export interface ColorForm {
  name: string;
  token: string;
  hex: string;
  role: string;
  share: string;
  onDark: string;
  note: string;
  'cmyk.c': string;
  'cmyk.m': string;
  'cmyk.y': string;
  'cmyk.k': string;
  cmykCondition: string;
  pmsCoated: string;
  pmsUncoated: string;
  ral: string;
  ncs: string;
}

export const INKS = ['c', 'm', 'y', 'k'] as const;

const inWords = (value: number | null | undefined): string => `${value ?? ''}`.replace('.', ',');

/** The form of a colour, or of a new one. */
export const getForm = (color: Color | undefined): ColorForm => ({
  name: color?.name ?? '',
  token: color?.token ?? '',
  hex: color?.hex.toUpperCase() ?? '',
  role: color?.role ?? 'primary',
  share: inWords(color?.share),
  onDark: color?.onDark?.toUpperCase() ?? '',
  note: color?.note ?? '',
  'cmyk.c': inWords(color?.cmyk?.c),
  'cmyk.m': inWords(color?.cmyk?.m),
  'cmyk.y': inWords(color?.cmyk?.y),
  'cmyk.k': inWords(color?.cmyk?.k),
  cmykCondition: color?.cmykCondition ?? '',
  pmsCoated: color?.pmsCoated ?? '',
  pmsUncoated: color?.pmsUncoated ?? '',
  ral: color?.ral ?? '',
  ncs: color?.ncs ?? '',
});

// What is no number goes as NaN, which JSON turns into null: the server says so beside the field.
const getNumber = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));

/** What the form says, for the server to check. */
export function writeForm(form: ColorForm): ColorWrite {
  const { name, token, hex, share, onDark, note, cmykCondition, ...rest } = form;
  const { pmsCoated, pmsUncoated, ral, ncs } = rest;
  const [c, m, y, k] = [rest['cmyk.c'], rest['cmyk.m'], rest['cmyk.y'], rest['cmyk.k']];
  const hasInks = [c, m, y, k].some((ink) => ink.trim() !== '');
  return {
    name,
    ...(token.trim() === '' ? {} : { token: token.trim() }),
    hex,
    role: ROLES.find(({ value }) => value === form.role)?.value ?? 'primary',
    share: share.trim() === '' ? null : getNumber(share),
    onDark: onDark.trim() === '' ? null : onDark,
    note,
    cmyk: hasInks ? { c: getNumber(c), m: getNumber(m), y: getNumber(y), k: getNumber(k) } : null,
    cmykCondition: cmykCondition === 'FOGRA51' || cmykCondition === 'FOGRA52' ? cmykCondition : null,
    pmsCoated,
    pmsUncoated,
    ral,
    ncs,
  };
}
