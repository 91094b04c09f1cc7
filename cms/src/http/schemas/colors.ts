import { z } from 'zod';
import { publicId } from './plain';

export const ROLES = ['primary', 'secondary', 'accent', 'neutral', 'signal'] as const;

export const CONDITIONS = ['FOGRA51', 'FOGRA52'] as const;

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const percent = z.number().min(0).max(100);

/** A colour of the house style. */
export const colorEntity = z
  .object({
    id: publicId,
    token: z.string().meta({ description: 'The name in code, such as blueDark.' }),
    name: z.string(),
    hex,
    rgb: z.object({ r: z.int(), g: z.int(), b: z.int() }),
    hsl: z.object({ h: z.int(), s: z.int(), l: z.int() }),
    oklch: z.object({ l: z.number(), c: z.number(), h: z.number() }),
    cmyk: z.object({ c: percent, m: percent, y: percent, k: percent }).nullable(),
    cmykCondition: z.enum(CONDITIONS).nullable(),
    pmsCoated: z.string().nullable(),
    pmsUncoated: z.string().nullable(),
    ral: z.string().nullable(),
    ncs: z.string().nullable(),
    role: z.enum(ROLES),
    share: z.int().min(0).max(100).nullable(),
    onDark: hex.nullable(),
    note: z.string(),
  })
  .meta({ id: 'Color' });

export type ColorResponse = z.output<typeof colorEntity>;

const level = z.enum(['AAA', 'AA']).nullable();

/** The contrast of one colour as text on another. */
export const contrastEntity = z
  .object({
    text: z.string(),
    background: z.string(),
    ratio: z.number(),
    normal: level,
    large: level,
    graphics: z.boolean(),
  })
  .meta({ id: 'ColorContrast' });
