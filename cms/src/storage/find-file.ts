import type { Core } from '@strapi/strapi';
import { storedFileFromRow, type StoredFile } from './stored-file';

/** The file with an id; null when there is none. */
export async function findFile(strapi: Core.Strapi, id: string): Promise<StoredFile | null> {
  const row = await strapi.db.query('plugin::upload.file').findOne({ where: { documentId: id } });
  return row ? storedFileFromRow(row) : null;
}
