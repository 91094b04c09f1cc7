import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { audit, diffSnapshots } from '../../audit';
import { endUserSessions, hashPassword, newPassword } from '../../auth';
import { activeAdmins } from './lib/users';
import { getDocumentId } from '../../utils/document-id';
import { getUserSnapshot } from './audit/snapshot';
import { findUser, type UserRow } from './presenters/user';
import { changeAccounts } from '../../database/locks';
import { guardFields } from '../../http/outside-writes';
import { personFields } from './schemas/user';

const USER = 'plugin::users-permissions.user';

const lastAdminRefused = () =>
  new errors.ApplicationError(
    'Dit is de laatste actieve beheerder van de portal. Maak eerst iemand anders beheerder.',
  );

/** Takes the plain password out of the data: the portal stores it in its own way. */
async function extractPassword(data: Record<string, unknown>): Promise<string | null> {
  const { password } = data;
  delete data.password;
  if (typeof password !== 'string') return null;
  const { error } = newPassword.safeParse(password);
  if (error) throw new errors.ValidationError(error.issues[0]?.message ?? 'Kies een ander wachtwoord.');
  return hashPassword(password);
}

async function auditChange(
  strapi: Core.Strapi,
  before: UserRow | null,
  after: UserRow | null,
  password: boolean,
) {
  const action = !after ? 'user.delete' : before ? 'user.update' : 'user.create';
  const changed = diffSnapshots(before && getUserSnapshot(before), after && getUserSnapshot(after));
  const details = { ...changed, ...(password && { newPassword: true }) };
  await audit(strapi, { action, subject: (after ?? before)?.documentId, details });
}

/**
 * Applies the portal's rules to users written in Strapi's content manager: names are clean, passwords are hashed with argon2,
 * a new password or deactivation ends the sessions, and at least one active admin remains.
 */
export function guardAccounts(strapi: Core.Strapi): void {
  guardFields(strapi, { uid: USER, shape: personFields });
  const users = () => strapi.db.query(USER);
  const settle = async (documentId: string, passwordHash: string | null): Promise<void> => {
    const where = { documentId };
    if (passwordHash) await users().update({ where, data: { passwordHash } });
    const user = await users().findOne({ where, select: ['id', 'blocked'] });
    if (user && (passwordHash || user.blocked)) await endUserSessions(strapi, user.id);
  };
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== USER || !['create', 'update', 'delete'].includes(action)) return next();
    const data: unknown = 'data' in params ? params.data : undefined;
    const passwordHash = data ? await extractPassword(Object(data)) : null;
    return changeAccounts(strapi, async () => {
      const hadAdmin = (await activeAdmins(strapi)).length > 0;
      const before = await findUser(strapi, getDocumentId(params));
      const result = await next();
      if (hadAdmin && (await activeAdmins(strapi)).length === 0) throw lastAdminRefused();
      const id = getDocumentId(result);
      if (id !== null) await settle(id, passwordHash);
      const after = action === 'delete' ? null : await findUser(strapi, id);
      await auditChange(strapi, before, after, passwordHash !== null);
      return result;
    });
  });
}
