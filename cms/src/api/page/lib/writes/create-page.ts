import type { Core } from '@strapi/strapi';
import { slugify } from '../../../../utils/slugify';
import { conflictAt } from '../../../../http/errors';
import type { PageContent } from '../../../../published';
import { auditDraft } from '../../audit/drafts';
import { auditPublication } from '../../audit/publications';
import { checkParent } from '../places';
import { mergeBlocks } from '../merge-blocks';
import { freeSlug, SLUG_TAKEN } from '../slugs';
import type { PageInput } from '../../schemas/page-input';
import { changeTree, findParent, nextPosition, takenSlugs } from './page-rows';
import { getPublication } from './publication';
import { insertPage, updateColumns } from './save-draft';

const EMPTY: PageContent = { title: '', isPublic: false, groups: [], blocks: [] };

async function newSlug(strapi: Core.Strapi, { slug, title }: PageInput): Promise<string> {
  if (slug === undefined) {
    const base = slugify(title ?? '') || 'pagina';
    // Leaves room for a number after the longest slug.
    return freeSlug(title ?? '', await takenSlugs(strapi, base.slice(0, 90)));
  }
  if ((await takenSlugs(strapi, slug)).has(slug)) throw conflictAt('slug', SLUG_TAKEN);
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
  const groups = [...new Set(input.groups)];
  const content: PageContent = {
    title: input.title,
    isPublic: input.is_public ?? false,
    groups,
    blocks: mergeBlocks(EMPTY, groups, input.blocks ?? []),
  };
  const parent = input.parent_id ?? null;
  return changeTree(strapi, async () => {
    const above = parent === null ? null : await findParent(strapi, parent);
    if (parent !== null) checkParent({ page: null, parent: above });
    const slug = await newSlug(strapi, input);
    const position = await nextPosition(strapi, parent);
    const columns = { slug, parent: above?.row ?? null, position, version: 1, editor };
    const row = await insertPage(strapi, content, columns);
    await auditDraft(strapi, {
      id: row.documentId,
      version: 1,
      before: null,
      after: { slug, parentId: parent, content },
    });
    const page = { ...row, liveRevision: null, scheduledRevision: null };
    const publication = await getPublication(strapi, page, content, editor, input.published_at);
    if (input.published_at) await updateColumns(strapi, row, publication);
    await auditPublication(strapi, page, content, publication);
    return row.documentId;
  });
}
