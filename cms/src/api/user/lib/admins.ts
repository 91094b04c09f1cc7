import type { Core } from '@strapi/strapi';

/** The ids of the active admins. */
export async function activeAdmins(strapi: Core.Strapi): Promise<string[]> {
  const rows = await strapi.db.query('plugin::users-permissions.user').findMany({
    where: { role: { type: 'admin' }, blocked: { $ne: true } },
    select: ['documentId'],
  });
  return rows.map((row) => row.documentId);
}
