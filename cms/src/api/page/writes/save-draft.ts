import type { Core } from '@strapi/strapi';
import { blockTypes } from '../../../blocks/registry';
import { rowsFromBlocks } from '../../../blocks/stored-block';
import { contentHash, contentText } from '../../../live/content';
import type { PageContent } from '../../../live';
import { asPortal } from './as-portal';

/** What a write sets besides content; what is left out stays. References are ids. */
export interface PageColumns {
  slug?: string;
  parent?: string | null;
  position?: number;
  version: number;
  editor: string | null;
  publishedOn?: string | null;
  liveRevision?: string | null;
  scheduledAt?: string | null;
  scheduledRevision?: string | null;
}

/** A row: the content as fields and blocks for Strapi's screens, and the text that everything else reads. */
function columnsOf(strapi: Core.Strapi, content: PageContent, columns: PageColumns): Record<string, unknown> {
  const draft = contentText(content);
  const { title, isPublic, groups, blocks } = content;
  return {
    ...{ title, isPublic, groups, draft },
    blocks: rowsFromBlocks(blockTypes(strapi), blocks),
    contentHash: contentHash(draft),
    ...columns,
  };
}

/** Writes a new page; gives its id. */
export async function insertPage(
  strapi: Core.Strapi,
  content: PageContent,
  columns: PageColumns,
): Promise<string> {
  const data = columnsOf(strapi, content, columns);
  const made = await asPortal(() => strapi.documents('api::page.page').create({ data }));
  return made.documentId;
}

/** Writes the draft of a page that is locked. */
export async function updatePage(
  strapi: Core.Strapi,
  documentId: string,
  content: PageContent,
  columns: PageColumns,
): Promise<void> {
  const data = columnsOf(strapi, content, columns);
  await asPortal(() => strapi.documents('api::page.page').update({ documentId, data }));
}

/** Writes columns of a page that is locked; its draft stays. */
export async function updateColumns(
  strapi: Core.Strapi,
  documentId: string,
  columns: Partial<PageColumns>,
): Promise<void> {
  const data: Record<string, unknown> = { ...columns };
  await asPortal(() => strapi.documents('api::page.page').update({ documentId, data }));
}
