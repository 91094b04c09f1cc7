import type { Core } from '@strapi/strapi';

const DAY = 86_400_000;

const EXPIRING = [
  'api::auth.session',
  'api::auth.registration',
  'api::auth.password-link',
  'api::auth.email-change',
] as const;

/** Deletes expired sessions, mailed links and counters. */
export async function sweepSessions(strapi: Core.Strapi): Promise<void> {
  const now = new Date();
  for (const uid of EXPIRING) await strapi.db.query(uid).deleteMany({ where: { expiresAt: { $lt: now } } });
  const dayAgo = new Date(now.getTime() - DAY);
  await strapi.db.query('api::auth.login-attempt').deleteMany({
    where: { updatedAt: { $lt: dayAgo }, $or: [{ lockedUntil: null }, { lockedUntil: { $lt: now } }] },
  });
}
