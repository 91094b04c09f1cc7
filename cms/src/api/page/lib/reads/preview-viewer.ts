import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { invalidField } from '../../../../http/errors';
import type { Published } from '../../../../published';
import { anonymous, type Viewer } from '../../../../permissions/viewer';
import { findViewerOfUser } from '../../../../auth';

/** The viewer to preview a draft as: `anonymous`, `group:ID` or `user:ID`. */
export const asQuery = z.object({
  as: z
    .string()
    .regex(/^(anonymous|(group|user):[A-Za-z0-9]{1,64})$/, {
      error: 'Kies anonymous, group: of user: met een id erachter.',
    })
    .optional(),
});

/** The viewer of a preview. */
export interface PreviewViewer {
  viewer: Viewer;
  /** Whether it represents a member of one group and no other. */
  isGroup: boolean;
}

async function loadUserViewer(strapi: Core.Strapi, documentId: string): Promise<Viewer> {
  const viewer = await findViewerOfUser(strapi, documentId);
  if (viewer) return viewer;
  const users = strapi.db.query('plugin::users-permissions.user');
  if ((await users.count({ where: { documentId } })) === 0) {
    throw invalidField('as', 'Deze gebruiker bestaat niet (meer).');
  }
  // An inactive user cannot log in.
  return anonymous;
}

/** The viewer that `as` names; throws 400 when it does not exist. */
export async function loadPreviewViewer(
  strapi: Core.Strapi,
  live: Published,
  as: string,
): Promise<PreviewViewer> {
  const [kind, id = ''] = as.split(':');
  if (kind === 'user') return { viewer: await loadUserViewer(strapi, id), isGroup: false };
  if (kind !== 'group') return { viewer: anonymous, isGroup: false };
  const group = (await live.snapshot()).groups.get(id);
  if (!group) throw invalidField('as', 'Deze groep bestaat niet (meer).');
  return { viewer: { kind: 'user', id: '', groups: [group] }, isGroup: true };
}
