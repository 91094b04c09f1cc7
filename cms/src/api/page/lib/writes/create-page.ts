import type { Core } from '@strapi/strapi';
import { settleAnchors } from '../../../../blocks/anchors';
import { blockTypes } from '../../../../blocks/registry';
import { slugify } from '../../../../shared/slugify';
import { conflictAt } from '../../../../http/errors';
import type { PageContent } from '../../../../published';
import { EMPTY_CONTENT } from '../../../../published/content';
import { auditDraft } from '../../audit/drafts';
import { auditEnd, auditPublication } from '../../audit/publications';
import { requireAddedFields, mergeAddedFields } from '../added-fields';
import { mergeBlocks } from '../merge-blocks';
import { freeSlug } from '../../../../shared/slugs';
import { SLUG_TAKEN } from '../slugs';
import type { PageInput } from '../../schemas/page-input';
import { changeTree, nextPosition, requireParent, findTakenSlugs } from './page-rows';
import { resolveEnd, applyPublication } from './publication';
import { insertPage, updateColumns } from './save-draft';

async function chooseSlug(strapi: Core.Strapi, { slug, title }: PageInput): Promise<string> {
  if (slug === undefined) {
    const base = slugify(title ?? '') || 'pagina';
    // Leaves room for a number after the longest slug.
    return freeSlug(title ?? '', await findTakenSlugs(strapi, base.slice(0, 90)));
  }
  if ((await findTakenSlugs(strapi, slug)).has(slug)) throw conflictAt('slug', SLUG_TAKEN);
  return slug;
}

/**
 * Creates a page as the last of its siblings; returns its id. References must have been checked. Throws 400
 * and 409.
 */
export function createPage(
  strapi: Core.Strapi,
  input: PageInput & { title: string },
  editor: string | null,
): Promise<string> {
  const types = blockTypes(strapi);
  const groups = [...new Set(input.groups)];
  const content: PageContent = {
    title: input.title,
    lead: input.lead ?? '',
    isPublic: input.is_public ?? false,
    groups,
    blocks: settleAnchors({ blocks: [], old: [] }, mergeBlocks(EMPTY_CONTENT, groups, input.blocks ?? [])),
    fields: mergeAddedFields(types, {}, input.fields),
  };
  if (input.published_at) requireAddedFields(types, content);
  const parentId = input.parent_id ?? null;
  return changeTree(strapi, async () => {
    const parent = await requireParent(strapi, null, parentId);
    const slug = await chooseSlug(strapi, input);
    const position = await nextPosition(strapi, parentId);
    const columns = { slug, parent, position, version: 1, editor };
    const row = await insertPage(strapi, content, columns);
    await auditDraft(strapi, {
      id: row.documentId,
      version: 1,
      before: null,
      after: { slug, parentId, content },
    });
    const page = {
      ...row,
      liveRevision: null,
      scheduledRevision: null,
      scheduledAt: null,
      unpublishAt: null,
    };
    const publication = await applyPublication(strapi, page, content, editor, input.published_at);
    const end = await resolveEnd(strapi, page, input, publication, editor);
    if (input.published_at || end.unpublishAt) await updateColumns(strapi, row, { ...publication, ...end });
    await auditPublication(strapi, page, content, publication);
    await auditEnd(strapi, page, end);
    return row.documentId;
  });
}
