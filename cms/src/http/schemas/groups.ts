import { z } from 'zod';
import { publicId } from './plain';

export const groupEntity = z
  .object({
    id: publicId,
    name: z.string(),
    permissions: z.array(z.enum(['view', 'download-for-use', 'download-for-edit'])),
  })
  .meta({ id: 'Group' });

/** What the viewer may do with a block or an asset. */
export const abilitiesEntity = z
  .object({ view: z.boolean(), use: z.boolean(), edit: z.boolean() })
  .meta({ id: 'Abilities' });
