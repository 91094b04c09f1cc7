import type { Core } from '@strapi/strapi';
import { audit, type AuditLine, typedAddress } from '../index';
import { named, type Maintainer } from '../who';

const typedEmail = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email.trim().toLowerCase()
    : '';

async function refusal(strapi: Core.Strapi): Promise<AuditLine> {
  const email = typedEmail(strapi.requestContext.get()?.request.body);
  const known: Maintainer | null = await strapi.db.query('admin::user').findOne({ where: { email } });
  const details = known ? { maintainer: named(known) } : { email: typedAddress(email), isKnown: false };
  return { action: 'maintainer.refuse', details };
}

/**
 * Notes who logs in to Strapi's panel. Strapi only tells of it and waits for nobody, so a line that cannot be kept is
 * named in the log of the server.
 */
export function watchLogins(strapi: Core.Strapi): void {
  const note = async (line: () => AuditLine | Promise<AuditLine>): Promise<void> => {
    try {
      await audit(strapi, await line());
    } catch (error) {
      strapi.log.error(`A login to the panel is not in the audit log: ${String(error)}`);
    }
  };
  const about =
    (action: 'maintainer.login' | 'maintainer.logout') =>
    ({ user }: { user: Maintainer }) =>
      note(() => ({ action, subject: String(user.id), details: { maintainer: named(user) } }));
  strapi.eventHub.on('admin.auth.success', about('maintainer.login'));
  strapi.eventHub.on('admin.logout', about('maintainer.logout'));
  strapi.eventHub.on('admin.auth.error', () => note(() => refusal(strapi)));
}
