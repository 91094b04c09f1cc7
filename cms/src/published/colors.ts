import { z } from 'zod';
import { CONDITIONS, ROLES, type ColorResponse } from '../http/schemas/colors';
import { getHsl, getOklch, getRgb } from '../shared/colour-values';

const HEX = /^#[0-9a-f]{6}$/;

const percent = z.number().min(0).max(100);

const words = z
  .string()
  .nullable()
  .transform((value) => value || null)
  .catch(null);

/** The optional details of a colour. Other tools may store anything: invalid values count as missing. */
export const colorDetails = z.object({
  token: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  name: z.string(),
  hex: z.string().toLowerCase().regex(HEX),
  role: z.enum(ROLES).catch('primary'),
  share: z.int().min(0).max(100).nullable().catch(null),
  cmyk: z.object({ c: percent, m: percent, y: percent, k: percent }).nullable().catch(null),
  cmykCondition: z.enum(CONDITIONS).nullable().catch(null),
  pmsCoated: words,
  pmsUncoated: words,
  ral: words,
  ncs: words,
  onDark: z.string().toLowerCase().regex(HEX).nullable().catch(null),
  note: z.string().catch(''),
});

export type ColorDetails = z.output<typeof colorDetails>;

const rowSchema = colorDetails.extend({ documentId: z.string() });

/** A colour from its row, with what follows from its value on a screen; null when it has no such value. */
export function colorFromRow(row: unknown): ColorResponse | null {
  const found = rowSchema.safeParse(row);
  if (!found.success) return null;
  const { documentId: id, ...color } = found.data;
  const { hex } = color;
  return { id, ...color, rgb: getRgb(hex), hsl: getHsl(hex), oklch: getOklch(hex) };
}

/** The colours by their token, as clients paint with them. */
export const getPalette = (colors: readonly Pick<ColorResponse, 'token' | 'hex'>[]): Record<string, string> =>
  Object.fromEntries(colors.map(({ token, hex }) => [token, hex]));
