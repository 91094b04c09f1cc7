import type { Core } from '@strapi/strapi';
import { removeRenditions } from './renditions/renditions';
import { runSql } from '../database/sql';

/** SQL that merges properties into the metadata that the storage recorded with files. */
export const MERGE_METADATA = `
  update files set provider_metadata = coalesce(provider_metadata, '{}')::jsonb || ?::jsonb`;

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
  await runSql(strapi, `${MERGE_METADATA} where id = ?`, [JSON.stringify({ apart }), id]);
  return () => removeRenditions(documentId);
}
