import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { conflictAt, invalidField, stale } from '../../../http/errors';
import { toStrapiError } from '../../../http/outside-writes';
import { PAGE_ATTRIBUTES } from '../../../shared/page-names';
import { getDocumentId } from '../../../utils/document-id';
import { parseContent } from '../../../published/content';
import { getOldSlugs } from '../../../published/page-entry';
import { auditDraft } from '../audit/drafts';
import { getState } from '../audit/snapshot';
import { freeSlug, RESERVED_SLUGS } from '../../../shared/slugs';
import { SLUG_TAKEN, SYSTEM_SLUGS, withOldSlug } from './slugs';
import {
  changeTree,
  nextPosition,
  lockPage,
  requireParent,
  findTakenSlugs,
  type StoredPage,
} from './writes/page-rows';
import { settlePageAnchors } from './writes/anchors';
import { recordSave } from './writes/revisions';
import { storeStepBack } from './writes/steps-back';
import { updatePage, type PageColumns } from './writes/save-draft';
import { writeRows, writeRowsOfScreen } from './writes/write-rows';
import { readOutsideContent } from './outside-values';
import { deletePage, deletePageForGood } from './writes/delete-page';

/** The fields that a maintainer may write outside the API; the rest of a page is derived from them. */
const OPEN_FIELDS = ['title', 'lead', 'slug', 'parent', 'isPublic', 'groups', 'blocks'];
/** Written by the content manager itself; the "is creator" conditions of roles depend on them. */
const CREATOR_FIELDS = ['createdBy', 'updatedBy'];

/** The part of a write outside the API that counts, including fields that a maintainer added. */
export function openFields(strapi: Core.Strapi, data: object): Record<string, unknown> {
  const { attributes } = strapi.contentType('api::page.page');
  const added = Object.keys(attributes).filter((name) => !PAGE_ATTRIBUTES.includes(name));
  const open = [...OPEN_FIELDS, ...CREATOR_FIELDS, ...added];
  return Object.fromEntries(Object.entries(data).filter(([name]) => open.includes(name)));
}

const seenDraft = z.object({ contentHash: z.string(), rowsPending: z.boolean().nullish() });

/**
 * The draft that a Strapi screen showed: the screen sends back fields that it received but does not show. Null when
 * unknown.
 */
export const getSeenDraft = (data: object): SeenDraft | null => seenDraft.safeParse(data).data ?? null;

type SeenDraft = z.infer<typeof seenDraft>;

// A screen that loaded while rows were pending got the blocks of an older draft.
const isOlder = (seen: SeenDraft, page: StoredPage): boolean =>
  seen.rowsPending === true || seen.contentHash !== page.contentHash;

const NEW: Omit<PageColumns, 'editor'> = {
  version: 1,
  publishedOn: null,
  liveRevision: null,
  scheduledAt: null,
  scheduledRevision: null,
  unpublishAt: null,
  unpublishBy: null,
};

async function findFreeSlug(
  strapi: Core.Strapi,
  page: StoredPage,
  before: StoredPage | null,
): Promise<string> {
  const sent = page.slug;
  if (before && SYSTEM_SLUGS.includes(before.slug) && sent !== before.slug) {
    throw invalidField('slug', 'De slug van deze pagina verandert niet.');
  }
  if (sent && RESERVED_SLUGS.includes(sent)) {
    throw invalidField('slug', 'Deze slug gebruikt het portaal zelf. Kies een andere.');
  }
  const taken = await findTakenSlugs(strapi, '', page.documentId);
  if (!sent) return freeSlug(page.title, taken);
  if (taken.has(sent)) throw conflictAt('slug', SLUG_TAKEN);
  return sent;
}

const oldSlugsAfter = (before: StoredPage, slug: string): Pick<PageColumns, 'oldSlugs'> =>
  slug === before.slug
    ? {}
    : { oldSlugs: withOldSlug(getOldSlugs(before), { before: before.slug, after: slug }, Date.now()) };

/** The page of a write outside the API (null: a new one), and the draft that its writer saw. */
interface Target {
  documentId: string | null;
  seen: SeenDraft | null;
}

/** A locked page whose rows match its draft; null for a new page. Throws 412 when the writer saw an older draft. */
async function lockSeenPage(strapi: Core.Strapi, { documentId, seen }: Target): Promise<StoredPage | null> {
  if (documentId === null) return null;
  await writeRows(strapi, documentId);
  const page = await lockPage(strapi, documentId);
  if (page && seen && isOlder(seen, page)) throw stale();
  return page;
}

async function applyRules<T>(
  strapi: Core.Strapi,
  before: StoredPage | null,
  writeOutside: () => T,
): Promise<Awaited<T>> {
  const written = await writeOutside();
  const id = getDocumentId(written);
  const page = id === null ? null : await lockPage(strapi, id);
  if (!page) throw new Error(`Page ${id} was written and is not there.`);
  const slug = await findFreeSlug(strapi, page, before);
  const parentId = page.parent?.documentId ?? null;
  await requireParent(strapi, page, parentId);
  const known = before && getState(before);
  const sent = await readOutsideContent(strapi, page.documentId, known?.content ?? parseContent(null));
  const { content, anchors } = await settlePageAnchors(strapi, page, sent);
  const columns = before
    ? { version: before.version + 1, ...oldSlugsAfter(before, slug) }
    : { ...NEW, position: await nextPosition(strapi, parentId) };
  await updatePage(strapi, page, content, { ...columns, ...anchors, slug, editor: null });
  // The written rows may differ from the cleaned content.
  await writeRowsOfScreen(strapi, page.documentId);
  await recordSave(strapi, { page, content, author: null });
  const after = { ...getState(page), slug, content };
  const write = { id: page.documentId, version: columns.version, after };
  if (known) await storeStepBack(strapi, { ...write, before: known });
  await auditDraft(strapi, { ...write, before: known });
  return written;
}

/**
 * Performs a write outside the API and then applies the API's rules to it: slug, place in the tree, clean
 * blocks with their own ids, a new version. A violation rolls the write back and is reported in one Dutch
 * sentence.
 */
export async function applyOutsideWrite<T>(
  strapi: Core.Strapi,
  target: Target,
  write: () => T,
): Promise<Awaited<T>> {
  try {
    return await changeTree(strapi, async () =>
      applyRules(strapi, await lockSeenPage(strapi, target), write),
    );
  } catch (error) {
    throw toStrapiError(error);
  }
}

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
    throw toStrapiError(error);
  }
  return { documentId, entries: [] };
}
