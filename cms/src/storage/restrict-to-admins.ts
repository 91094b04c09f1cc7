import type { Core } from '@strapi/strapi';
import { removeRenditions } from './renditions/renditions';

/** SQL that merges properties into the metadata that the storage recorded with a file. */
export const MERGE_FACTS = `coalesce(provider_metadata, '{}')::jsonb || ?::jsonb`;

/**
 * Records, within the open transaction, whether a file is for administrators only. This changes the version
 * of its content, so that preview URLs issued to others become invalid. Returns a function that removes the
 * existing renditions, to be called after the commit.
 */
export async function restrictToAdmins(
  strapi: Core.Strapi,
  { id, documentId }: { id: number; documentId: string },
  apart: boolean,
): Promise<() => Promise<void>> {
  // Bypasses Strapi's events, each of which would invalidate every asset.
  await strapi.db.transaction(({ trx }) =>
    trx('files')
      .where({ id })
      .update({ provider_metadata: trx.raw(MERGE_FACTS, [JSON.stringify({ apart })]) }),
  );
  return () => removeRenditions(documentId);
}
