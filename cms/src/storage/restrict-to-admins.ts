import type { Core } from '@strapi/strapi';
import { removeRenditions } from './renditions/renditions';

/** Adds facts to those that the storage noted with a file, by column. */
export const MERGE_FACTS = `coalesce(provider_metadata, '{}')::jsonb || ?::jsonb`;

/**
 * Notes, within the running transaction, whether a file is kept for administrators alone. The version of its content
 * differs then, so that addresses of its previews that others got no longer count. Gives what removes the renditions
 * that were made until now, once that is committed.
 */
export async function restrictToAdmins(
  strapi: Core.Strapi,
  { id, documentId }: { id: number; documentId: string },
  apart: boolean,
): Promise<() => Promise<void>> {
  // Past Strapi's events: those say that every asset may have changed.
  await strapi.db.transaction(({ trx }) =>
    trx('files')
      .where({ id })
      .update({ provider_metadata: trx.raw(MERGE_FACTS, [JSON.stringify({ apart })]) }),
  );
  return () => removeRenditions(documentId);
}
