import type { Core } from '@strapi/strapi';
import { audit, typedAddress } from '../audit';
import { loginRefusals } from '../watching/meters';

/** Why somebody did not get in. Only the log knows; the caller is told less. */
export type Reason = 'password' | 'locked';

interface KnownAccount {
  documentId: string;
  blocked: boolean | null;
}

// The address of an account in full, for it is known anyway; another one only as far as it says what is tried.
async function attemptOn(strapi: Core.Strapi, email: string) {
  const account: KnownAccount | null = await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email }, select: ['documentId', 'blocked'] });
  const details = account
    ? { email, isActive: account.blocked !== true }
    : { email: typedAddress(email), isKnown: false };
  return { actor: null, subject: account?.documentId ?? null, details };
}

/** Notes in the log that a login was refused. */
export async function noteRefusal(strapi: Core.Strapi, email: string, reason: Reason): Promise<void> {
  loginRefusals.inc({ reason });
  const { details, ...line } = await attemptOn(strapi, email);
  await audit(strapi, { action: 'auth.refuse', ...line, details: { ...details, reason } });
}

/** Notes in the log that an address is locked from now on. */
export async function noteLock(strapi: Core.Strapi, email: string, until: Date): Promise<void> {
  const { details, ...line } = await attemptOn(strapi, email);
  await audit(strapi, { action: 'auth.lock', ...line, details: { ...details, until } });
}
