import type { Core } from '@strapi/strapi';
import { conflictAt, invalidField, notFound, stale } from '../../../../http/errors';
import type { PageContent } from '../../../../published';
import { getOldSlugs } from '../../../../published/page-entry';
import { auditDraft } from '../../audit/drafts';
import { stateAfter, getState } from '../../audit/snapshot';
import { auditPublication } from '../../audit/publications';
import { checkParent } from '../places';
import { followGroups, mergeBlocks } from '../merge-blocks';
import { keepOldSlugs, SLUG_TAKEN, SYSTEM_SLUGS, withOldSlug } from '../slugs';
import type { PageInput } from '../../schemas/page-input';
import {
  changeTree,
  inTransaction,
  findParent,
  hasChildren,
  nextPosition,
  lockPage,
  takenSlugs,
  type StoredPage,
} from './page-rows';
import { getPublication } from './publication';
import { updatePage } from './save-draft';

function nextContent(before: PageContent, input: PageInput): PageContent {
  const groups = input.groups ? [...new Set(input.groups)] : before.groups;
  return {
    title: input.title ?? before.title,
    isPublic: input.is_public ?? before.isPublic,
    groups,
    blocks: input.blocks ? mergeBlocks(before, groups, input.blocks) : followGroups(before, groups),
  };
}

async function slugChange(strapi: Core.Strapi, page: StoredPage, { slug, old_slugs: kept }: PageInput) {
  const known = getOldSlugs(page);
  const oldSlugs = kept === undefined ? known : keepOldSlugs(known, kept);
  if (slug === undefined || slug === page.slug) return kept === undefined ? {} : { oldSlugs };
  if (SYSTEM_SLUGS.includes(page.slug)) throw invalidField('slug', 'De slug van deze pagina verandert niet.');
  if ((await takenSlugs(strapi, slug, page.documentId)).has(slug)) throw conflictAt('slug', SLUG_TAKEN);
  return { slug, oldSlugs: withOldSlug(oldSlugs, { before: page.slug, after: slug }, Date.now()) };
}

async function parentChange(strapi: Core.Strapi, page: StoredPage, parent: string | null | undefined) {
  if (parent === undefined || parent === (page.parent?.documentId ?? null)) return {};
  const above = parent === null ? null : await findParent(strapi, parent);
  if (parent !== null) {
    const children = await hasChildren(strapi, page.documentId);
    checkParent({ page: { id: page.documentId, slug: page.slug, hasChildren: children }, parent: above });
  }
  return { parent: above?.row ?? null, position: await nextPosition(strapi, parent) };
}

export interface SaveOptions {
  /** The version that the editor saw; null when unknown. */
  seenVersion: number | null;
  editor: string | null;
}

/**
 * Saves the draft of a page and applies `published_at`; returns the page as it is then. References must have been
 * checked. Throws 400, 404, 409 and 412.
 */
export function savePage(
  strapi: Core.Strapi,
  id: string,
  input: PageInput,
  { seenVersion, editor }: SaveOptions,
): Promise<StoredPage> {
  const changesTree = input.slug !== undefined || input.parent_id !== undefined;
  const run = changesTree ? changeTree : inTransaction;
  return run(strapi, async () => {
    const page = await lockPage(strapi, id);
    if (!page || page.deletedAt) throw notFound();
    if (seenVersion !== null && seenVersion !== page.version) throw stale();
    const before = getState(page);
    const content = nextContent(before.content, input);
    const version = page.version + 1;
    const place = {
      ...(await slugChange(strapi, page, input)),
      ...(await parentChange(strapi, page, input.parent_id)),
    };
    const publication = await getPublication(strapi, page, content, editor, input.published_at);
    const saved = await updatePage(strapi, page, content, { ...place, version, editor, ...publication });
    await auditDraft(strapi, { id, version, before, after: stateAfter(before, content, place) });
    await auditPublication(strapi, page, content, publication);
    return saved;
  });
}
