import { z } from 'zod';
import { publicId, moment } from '../../../http/schemas/plain';

const editor = z.string().regex(/^[\w-]{1,64}$/, {
  error: 'Gebruik 1 tot en met 64 letters, cijfers, koppeltekens en lage streepjes.',
});

/** PUT /admin/pages/{id}/presence: the tab in which a page is edited, identified by a random id. */
export const presenceInput = z.strictObject({ editor }).meta({ id: 'PresenceWrite' });

/** DELETE /admin/pages/{id}/presence: the tab that was closed. */
export const presenceQuery = z.object({ editor: editor.meta({ description: 'The id of the tab.' }) });

/** Another tab in which the page is edited: its user, and since when. */
export const presenceEntity = z
  .object({
    id: publicId.meta({ description: 'The id of the user.' }),
    name: z.string(),
    since: moment,
    own: z.boolean().meta({ description: 'Whether it is another tab of the caller.' }),
  })
  .meta({ id: 'Presence' });

export type PresenceResponse = z.output<typeof presenceEntity>;
