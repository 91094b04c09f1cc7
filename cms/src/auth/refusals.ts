import type { Core } from '@strapi/strapi';
import { maskAddress } from '../audit';
import { auditRefusal } from '../audit/refusals';
import { loginRefusals } from '../metrics/meters';
import type { LoginLimits, Reason } from './lock/login-limits';
import { API_PREFIX } from '../shared/addresses';

interface KnownAccount {
  documentId: string;
  blocked: boolean | null;
}

// The full address when an account has it, for it is known anyway; otherwise only enough to show what is
// being tried.
async function describeAttempt(strapi: Core.Strapi, email: string) {
  const account: KnownAccount | null = await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email }, select: ['documentId', 'blocked'] });
  const details = account
    ? { email, isActive: account.blocked !== true }
    : { email: maskAddress(email), isKnown: false };
  return { subject: account?.documentId ?? null, details };
}

async function auditLoginRefusal(strapi: Core.Strapi, email: string, reason: Reason): Promise<void> {
  loginRefusals.inc({ reason });
  const { details, ...line } = await describeAttempt(strapi, email);
  await auditRefusal(strapi, { action: 'auth.refuse', ...line, details: { ...details, reason } });
}

async function auditLoginLock(strapi: Core.Strapi, email: string, until: Date): Promise<void> {
  const { details, ...line } = await describeAttempt(strapi, email);
  await auditRefusal(strapi, { action: 'auth.lock', ...line, details: { ...details, until } });
}

export const portalLoginLimits: LoginLimits = {
  name: 'portal',
  path: `${API_PREFIX}/auth/login`,
  perNetwork: 1,
  ceiling: 10,
  auditRefusal: auditLoginRefusal,
  auditLock: auditLoginLock,
};
