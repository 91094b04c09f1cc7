import type { Core } from '@strapi/strapi';

/** The row id of a user, for relations written by row; null when there is none. */
export async function userRow(strapi: Core.Strapi, documentId: string | null): Promise<number | null> {
  if (documentId === null) return null;
  const user: { id: number } | null = await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ select: ['id'], where: { documentId } });
  return user?.id ?? null;
}
