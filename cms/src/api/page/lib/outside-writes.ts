import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { conflictAt, invalidField, PortalError } from '../../../http/errors';
import { pageContent } from '../../../published/content';
import { getOldSlugs } from '../../../published/page-entry';
import { auditDraft } from '../audit/drafts';
import { getState } from '../audit/snapshot';
import { checkParent } from './places';
import { freeSlug, RESERVED_SLUGS, SLUG_TAKEN, SYSTEM_SLUGS, withOldSlug } from './slugs';
import { changeTree } from './writes/page-lock';
import {
  findParent,
  hasChildren,
  nextPosition,
  lockPage,
  takenSlugs,
  type StoredPage,
} from './writes/page-rows';
import { addSave } from './writes/revisions';
import { updatePage, type PageColumns } from './writes/save-draft';
import { contentWritten } from './outside-values';

/** The fields that a maintainer may write outside the API; the rest of a page is derived from them. */
const OPEN_FIELDS = ['title', 'slug', 'parent', 'isPublic', 'groups', 'blocks'];
/** Written by the content manager itself; the "is creator" conditions of roles depend on them. */
const CREATOR_FIELDS = ['createdBy', 'updatedBy'];

export const openFields = (data: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).filter(([name]) => [...OPEN_FIELDS, ...CREATOR_FIELDS].includes(name)),
  );

const NEW: Omit<PageColumns, 'editor'> = {
  version: 1,
  publishedOn: null,
  liveRevision: null,
  scheduledAt: null,
  scheduledRevision: null,
};

async function getSlug(strapi: Core.Strapi, page: StoredPage, before: StoredPage | null): Promise<string> {
  const sent = page.slug;
  if (before && SYSTEM_SLUGS.includes(before.slug) && sent !== before.slug) {
    throw invalidField('slug', 'De slug van deze pagina verandert niet.');
  }
  if (sent && RESERVED_SLUGS.includes(sent)) {
    throw invalidField('slug', 'Deze slug gebruikt het portaal zelf. Kies een andere.');
  }
  const taken = await takenSlugs(strapi, '', page.documentId);
  if (!sent) return freeSlug(page.title, taken);
  if (taken.has(sent)) throw conflictAt('slug', SLUG_TAKEN);
  return sent;
}

const oldSlugsAfter = (before: StoredPage, slug: string): Pick<PageColumns, 'oldSlugs'> =>
  slug === before.slug
    ? {}
    : { oldSlugs: withOldSlug(getOldSlugs(before), { before: before.slug, after: slug }, Date.now()) };

async function checkPlace(strapi: Core.Strapi, page: StoredPage): Promise<void> {
  const { documentId: id, slug, parent } = page;
  if (!parent) return;
  const placed = { id, slug, hasChildren: await hasChildren(strapi, id) };
  checkParent({ page: placed, parent: await findParent(strapi, parent.documentId) });
}

// A single sentence, because the content manager shows only one.
const asStrapiError = (error: unknown): unknown => {
  if (!(error instanceof PortalError)) return error;
  const [first] = Object.values(error.fields ?? {});
  return new errors.ValidationError(first?.[0] ?? error.message);
};

/**
 * Performs a write outside the API and then applies the API's rules to it: slug, place in the tree, clean
 * blocks with their own ids, a new version. A violation rolls the write back and is reported in one Dutch
 * sentence.
 */
export async function settleOutsideWrite<T extends { documentId: string }>(
  strapi: Core.Strapi,
  documentId: string | null,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await changeTree(strapi, async () => {
      const before = documentId === null ? null : await lockPage(strapi, documentId);
      const written = await write();
      const page = await lockPage(strapi, written.documentId);
      if (!page) throw new Error(`Page ${written.documentId} was written and is not there.`);
      const slug = await getSlug(strapi, page, before);
      await checkPlace(strapi, page);
      const known = before && getState(before);
      const old = known?.content ?? pageContent(null);
      const content = await contentWritten(strapi, page.documentId, old);
      const columns = before
        ? { version: before.version + 1, ...oldSlugsAfter(before, slug) }
        : { ...NEW, position: await nextPosition(strapi, page.parent?.documentId ?? null) };
      // The written rows may differ from the cleaned content.
      await updatePage(strapi, page, null, content, { ...columns, slug, editor: null });
      await addSave(strapi, { page: page.documentId, content, author: null });
      await auditDraft(strapi, {
        id: page.documentId,
        version: columns.version,
        before: known,
        after: { ...getState(page), slug, content },
      });
      return written;
    });
  } catch (error) {
    throw asStrapiError(error);
  }
}
