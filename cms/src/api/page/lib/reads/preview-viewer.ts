import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { invalidField } from '../../../../http/errors';
import type { Published } from '../../../../published';
import { anonymous, type Viewer } from '../../../../permissions/viewer';
import { viewerOfUser } from '../../../../auth';

/** Whose eyes a draft is looked at with: `anonymous`, `group:ID` or `user:ID`. */
export const asQuery = z.object({
  as: z
    .string()
    .regex(/^(anonymous|(group|user):[A-Za-z0-9]{1,64})$/, {
      error: 'Kies anonymous, group: of user: met een id erachter.',
    })
    .optional(),
});

/** A viewer that an admin asks about. */
export interface AskedViewer {
  viewer: Viewer;
  /** Whether it stands for whoever is in one group and no other. */
  isGroup: boolean;
}

async function userViewer(strapi: Core.Strapi, documentId: string): Promise<Viewer> {
  const viewer = await viewerOfUser(strapi, documentId);
  if (viewer) return viewer;
  const users = strapi.db.query('plugin::users-permissions.user');
  if ((await users.count({ where: { documentId } })) === 0) {
    throw invalidField('as', 'Deze gebruiker bestaat niet (meer).');
  }
  // Who is inactive cannot log in.
  return anonymous;
}

/** The viewer that `as` names; throws 400 for one that does not exist. */
export async function getPreviewViewer(
  strapi: Core.Strapi,
  live: Published,
  as: string,
): Promise<AskedViewer> {
  const [kind, id = ''] = as.split(':');
  if (kind === 'user') return { viewer: await userViewer(strapi, id), isGroup: false };
  if (kind !== 'group') return { viewer: anonymous, isGroup: false };
  const group = (await live.snapshot()).groups.get(id);
  if (!group) throw invalidField('as', 'Deze groep bestaat niet (meer).');
  return { viewer: { kind: 'user', id: '', groups: [group] }, isGroup: true };
}
