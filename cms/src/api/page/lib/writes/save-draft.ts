import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { OldAnchor } from '../../../../blocks/anchors';
import { blockTypes } from '../../../../blocks/registry';
import { hashContent, serializeContent, parseContent } from '../../../../published/content';
import type { PageContent } from '../../../../published';
import type { OldSlug } from '../../../../published/page-entry';
import { getColumns } from '../added-fields';
import { findEditor, type RowRef, type StoredPage } from './page-rows';

const PAGE = 'api::page.page';

/** What a write sets besides content; omitted columns stay. */
export interface PageColumns {
  slug?: string;
  oldSlugs?: readonly OldSlug[];
  oldAnchors?: readonly OldAnchor[];
  parent?: RowRef | null;
  position?: number;
  version: number;
  /** The id of a user. */
  editor: string | null;
  publishedOn?: string | null;
  liveRevision?: StoredPage['liveRevision'];
  scheduledAt?: string | null;
  scheduledRevision?: RowRef | null;
  unpublishAt?: string | null;
  /** The user who planned that. */
  unpublishBy?: RowRef | null;
}

/**
 * The columns of a draft: fields for Strapi's screens, and the text that all other code reads. The rows of its
 * blocks follow later: `createRowWriter`.
 */
function getDraft(strapi: Core.Strapi, content: PageContent) {
  const { title, lead, isPublic } = content;
  const draft = serializeContent(content);
  const added = getColumns(blockTypes(strapi), content);
  return { ...added, title, lead, isPublic, draft, contentHash: hashContent(draft), rowsPending: true };
}

async function findGroups(strapi: Core.Strapi, ids: readonly string[]): Promise<RowRef[]> {
  if (ids.length === 0) return [];
  const where = { documentId: { $in: [...ids] } };
  return strapi.db.query('api::group.group').findMany({ select: ['id', 'documentId'], where });
}

export async function insertPage(
  strapi: Core.Strapi,
  content: PageContent,
  { editor, ...columns }: PageColumns,
): Promise<RowRef> {
  const relations = {
    groups: await findGroups(strapi, content.groups),
    editor: await findEditor(strapi, editor),
  };
  return strapi.db.query(PAGE).create({ data: { ...getDraft(strapi, content), ...columns, ...relations } });
}

const areEqual = (a: readonly string[], b: readonly string[]): boolean =>
  isDeepStrictEqual([...a].sort(), [...b].sort());

const areSame = (a: RowRef | null, b: RowRef | null): boolean => a?.id === b?.id;

/** Writes the draft of a locked page; returns the page as it is then. */
export async function updatePage(
  strapi: Core.Strapi,
  page: StoredPage,
  content: PageContent,
  { editor: editorId, ...columns }: PageColumns,
): Promise<StoredPage> {
  const {
    parent = page.parent,
    liveRevision = page.liveRevision,
    scheduledRevision = page.scheduledRevision,
    ...plain
  } = columns;
  const editor = page.editor?.documentId === editorId ? page.editor : await findEditor(strapi, editorId);
  const hasGroups = areEqual(parseContent(page.draft).groups, content.groups);
  const data = {
    ...getDraft(strapi, content),
    ...plain,
    // Strapi takes a few statements for each relation that it gets.
    ...(!hasGroups && { groups: await findGroups(strapi, content.groups) }),
    ...(!areSame(page.parent, parent) && { parent }),
    ...(!areSame(page.editor, editor) && { editor }),
    ...(!areSame(page.liveRevision, liveRevision) && { liveRevision }),
    ...(!areSame(page.scheduledRevision, scheduledRevision) && { scheduledRevision }),
  };
  const row: StoredPage = await strapi.db.query(PAGE).update({ where: { id: page.id }, data });
  return { ...row, parent, editor, liveRevision, scheduledRevision };
}

/** Writes columns of a locked page without touching its draft. */
export async function updateColumns(
  strapi: Core.Strapi,
  { id }: RowRef,
  columns: Omit<Partial<PageColumns>, 'editor'>,
): Promise<void> {
  await strapi.db.query(PAGE).update({ where: { id }, data: columns });
}
