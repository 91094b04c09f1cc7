import type { Core } from '@strapi/strapi';
import type { ProfileResponse } from '../../../http/schemas/users';
import { presentUser, type UserRow } from '../../user/presenters/user';
import { runSql } from '../../../database/sql';

type OwnFields = Pick<ProfileResponse, 'pendingEmail' | 'hasPassword'>;

const OWN_FIELDS = `
  select password_hash is not null as "hasPassword",
    (select max(c.email) from portal_email_changes c where c.user_id = u.id and c.expires_at > now())
      as "pendingEmail"
  from up_users u where u.id = ?`;

/** The API form of a profile: a User with the fields that only its owner sees. */
export async function presentProfile(strapi: Core.Strapi, user: UserRow): Promise<ProfileResponse> {
  const { rows } = await runSql<OwnFields>(strapi, OWN_FIELDS, [user.id]);
  const { pendingEmail = null, hasPassword = false } = rows[0] ?? {};
  return { ...presentUser(user), pendingEmail, hasPassword };
}
