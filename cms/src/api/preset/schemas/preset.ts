import { z } from 'zod';
import { requiredLine } from '../../../http/fields';
import { sortedQuery } from '../../../http/lists';
import { FITS, FORMATS } from '../../../http/schemas/presets';
import { token } from '../../color/schemas/color';

/** The most formats that a portal offers. */
export const MOST_PRESETS = 40;

const SIZE = 'Vul een aantal pixels in van 1 tot en met 10.000.';
const DENSITY = 'Vul een aantal pixels per inch in van 36 tot en met 1200.';

const pixels = z.int({ error: SIZE }).min(1, { error: SIZE }).max(10_000, { error: SIZE }).nullable();

const writable = z.strictObject({
  label: requiredLine(60),
  format: z.enum(FORMATS),
  width: pixels.optional(),
  height: pixels.optional(),
  fit: z.enum(FITS).optional(),
  dpi: z
    .int({ error: DENSITY })
    .min(36, { error: DENSITY })
    .max(1200, { error: DENSITY })
    .nullable()
    .optional(),
  background: token.nullable().optional(),
});

/** A new format; what is left out follows from the picture. */
/** The query of the list of formats. */
export const presetListQuery = sortedQuery('label', 'format');

export const presetCreateInput = writable.meta({ id: 'PresetCreate' });

/** An update of a format: omitted fields stay unchanged. */
export const presetUpdateInput = writable.partial().meta({ id: 'PresetUpdate' });

export type PresetCreate = z.output<typeof presetCreateInput>;
export type PresetUpdate = z.output<typeof presetUpdateInput>;
