import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { PortalError } from '../../../http/errors';
import { deletePage, deletePageForGood } from './writes/delete-page';

async function isDeleted(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const where = { documentId, deletedAt: { $notNull: true } };
  return (await strapi.db.query('api::page.page').count({ where })) > 0;
}

/**
 * Removing a page outside the API also moves it to the deleted list; a page already there is removed
 * permanently.
 */
export async function removeOutside(strapi: Core.Strapi, documentId: string | null) {
  if (documentId === null) throw new errors.ValidationError('Kies één pagina.');
  try {
    if (await isDeleted(strapi, documentId)) await deletePageForGood(strapi, documentId);
    else await deletePage(strapi, documentId, null);
  } catch (error) {
    throw error instanceof PortalError ? new errors.ValidationError(error.message) : error;
  }
  return { documentId, entries: [] };
}
