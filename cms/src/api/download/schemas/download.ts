import { z } from 'zod';
import { id, line } from '../../../http/fields';
import { nonNegativeInteger, publicId, moment } from '../../../http/schemas/plain';

/** How many items a zip holds, and how many bytes. */
const MOST_ITEMS = 200;
export const MOST_BYTES = 5 * 1024 ** 3;

const item = z.union([z.strictObject({ asset: id, preset: id.optional() }), z.strictObject({ file: id })], {
  error: 'Noem een asset, een bestand, of een asset met een formaat.',
});

/** A requested item: an asset as it is or in a preset, or one file. */
export type Item = z.output<typeof item>;

export const items = z
  .array(item)
  .min(1, { error: 'Kies minstens één bestand.' })
  .max(MOST_ITEMS, { error: `Dit zijn te veel bestanden (hoogstens ${MOST_ITEMS} tegelijk).` });

/** POST /downloads. */
export const downloadInput = z.strictObject({ items, purpose: line(200).optional() });

/** A zip that anyone with its id can fetch for a day. */
export const downloadEntity = z
  .object({
    id: publicId,
    name: z.string(),
    size: nonNegativeInteger.meta({ description: 'The bytes of the zip.' }),
    count: nonNegativeInteger.meta({ description: 'The files in it, besides LEESMIJ.txt.' }),
    expires_at: moment,
    url: z.string(),
  })
  .meta({ id: 'Download' });

export type DownloadResponse = z.output<typeof downloadEntity>;
