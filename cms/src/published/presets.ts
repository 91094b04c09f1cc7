import { z } from 'zod';
import { FITS, FORMATS, type PresetResponse } from '../http/schemas/presets';

const pixels = z.int().positive().max(10_000).nullable().catch(null);

// Other tools may store anything: invalid values count as missing.
const rowSchema = z.object({
  documentId: z.string(),
  label: z.string(),
  format: z.enum(FORMATS),
  width: pixels,
  height: pixels,
  fit: z.enum(FITS).catch('inside'),
  dpi: z.int().positive().max(1200).nullable().catch(null),
  background: z
    .string()
    .nullable()
    .transform((token) => token || null)
    .catch(null),
});

/** A format from its row; null when the row is none. */
export function presetFromRow(row: unknown): PresetResponse | null {
  const found = rowSchema.safeParse(row);
  if (!found.success) return null;
  const { documentId: id, ...preset } = found.data;
  return { id, ...preset };
}
