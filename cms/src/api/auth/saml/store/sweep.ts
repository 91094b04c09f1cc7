import type { Core } from '@strapi/strapi';

const PASSING = ['api::saml.saml-request', 'api::saml.saml-assertion', 'api::saml.saml-code'] as const;

/** Deletes expired logins. */
export async function sweepLogins(strapi: Core.Strapi): Promise<void> {
  for (const uid of PASSING) {
    await strapi.db.query(uid).deleteMany({ where: { expiresAt: { $lt: new Date() } } });
  }
}

export function sweepLoginsHourly(strapi: Core.Strapi): void {
  strapi.cron.add({ sweepLogins: { task: () => sweepLogins(strapi), options: { rule: '37 * * * *' } } });
}
