import type { Core } from '@strapi/strapi';
import { blockTypes } from '../../../../blocks/registry';
import type { PageContent, PageEntry } from '../../../../published';
import { entryQuery, summarizePage, type PageRow } from '../../../../published/page-entry';
import { readContent } from '../../../../published/content';

/** The current draft of a page in the database. */
export interface Draft {
  entry: PageEntry;
  content: PageContent;
}

/** A page that is not deleted, by id or slug. */
export async function findDraft(
  strapi: Core.Strapi,
  where: { documentId: string } | { slug: string },
): Promise<Draft | null> {
  const row: PageRow | null = await strapi.db
    .query('api::page.page')
    .findOne({ ...entryQuery, where: { ...where, deletedAt: null } });
  if (!row) return null;
  const types = blockTypes(strapi);
  return { entry: await summarizePage(types, row), content: await readContent(types, row.draft) };
}
