import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { writeBlocks } from '../block-rows/write-blocks';
import type { StoredBlock } from '../../../../blocks/stored-block';
import { blockText, contentHash, contentText } from '../../../../published/content';
import type { PageContent } from '../../../../published';
import type { OldSlug } from '../../../../published/page-entry';
import { asPortal } from './as-portal';

const PAGE = 'api::page.page';

/** What a write sets besides content; omitted columns stay. References are ids. */
export interface PageColumns {
  slug?: string;
  oldSlugs?: readonly OldSlug[];
  parent?: string | null;
  position?: number;
  version: number;
  editor: string | null;
  publishedOn?: string | null;
  liveRevision?: string | null;
  scheduledAt?: string | null;
  scheduledRevision?: string | null;
}

/**
 * The columns of a page: fields for Strapi's screens, and the text that all other code reads. Blocks have
 * their own rows.
 */
function getColumns(content: PageContent, columns: PageColumns): Record<string, unknown> {
  const draft = contentText(content);
  const { title, isPublic, groups } = content;
  return { title, isPublic, groups, draft, contentHash: contentHash(draft), ...columns };
}

const never = (): boolean => false;

/** Inserts a new page; returns its id. Needs an open transaction. */
export async function insertPage(
  strapi: Core.Strapi,
  content: PageContent,
  columns: PageColumns,
): Promise<string> {
  const data = getColumns(content, columns);
  const made = await asPortal(() => strapi.documents(PAGE).create({ data }));
  await writeBlocks(strapi, Number(made.id), content.blocks, never);
  return made.documentId;
}

function isIn(written: PageContent): (block: StoredBlock) => boolean {
  const texts = new Map(written.blocks.map((block) => [block.id, blockText(block)]));
  return (block) => texts.get(block.id) === blockText(block);
}

const areEqual = (a: readonly string[], b: readonly string[]): boolean =>
  isDeepStrictEqual([...a].sort(), [...b].sort());

/**
 * Writes the draft of a locked page. `written` is the current content of its row and block rows; null when
 * unknown, which rewrites them all.
 */
export async function updatePage(
  strapi: Core.Strapi,
  { id, documentId }: { id: number; documentId: string },
  written: PageContent | null,
  content: PageContent,
  columns: PageColumns,
): Promise<void> {
  await writeBlocks(strapi, id, content.blocks, written ? isIn(written) : never);
  const { groups, ...others } = getColumns(content, columns);
  const data = written && areEqual(written.groups, content.groups) ? others : { groups, ...others };
  await asPortal(() => strapi.documents(PAGE).update({ documentId, data }));
}

/** Writes columns of a locked page without touching its draft. */
export async function updateColumns(
  strapi: Core.Strapi,
  documentId: string,
  columns: Partial<PageColumns>,
): Promise<void> {
  const data: Record<string, unknown> = { ...columns };
  await asPortal(() => strapi.documents(PAGE).update({ documentId, data }));
}
