import type { Core } from '@strapi/strapi';

const REVISION = 'api::revision.revision';

/** The content of a page to keep for ever. */
export interface NewRevision {
  page: string;
  kind: 'save' | 'publish' | 'restore';
  content: string;
  contentHash: string;
  author: string | null;
}

async function nextNumber(strapi: Core.Strapi, page: string): Promise<number> {
  const last: { number: number } | null = await strapi.db
    .query(REVISION)
    .findOne({ select: ['number'], where: { page: { documentId: page } }, orderBy: { number: 'desc' } });
  return (last?.number ?? 0) + 1;
}

/** Keeps a revision; gives its id. The page must be locked. */
export async function addRevision(strapi: Core.Strapi, revision: NewRevision): Promise<string> {
  const number = await nextNumber(strapi, revision.page);
  const made = await strapi.documents(REVISION).create({ data: { ...revision, number } });
  return made.documentId;
}
