import type { Core } from '@strapi/strapi';
import { conflict, conflictAt, notFound } from '../../../../http/errors';
import { auditDeletion } from '../../audit/deletions';
import { SLUG_TAKEN } from '../slugs';
import { changeTree, findParent, lockPage, takenSlugs } from './page-rows';

const PAGE = 'api::page.page';

async function checkSlug(strapi: Core.Strapi, slug: string): Promise<void> {
  if ((await takenSlugs(strapi, slug)).has(slug)) throw conflictAt('slug', SLUG_TAKEN);
}

const found = { deletedAt: null, deletedBy: null, deletedWith: null };

/**
 * Restores a page from the deleted list to its former place, with the children deleted with it; to the top
 * when the parent is gone or no longer at the top itself. Throws 404, and 409 when it is not on that list or
 * a slug is taken.
 */
export function restorePage(strapi: Core.Strapi, id: string): Promise<void> {
  return changeTree(strapi, async () => {
    const page = await lockPage(strapi, id);
    if (!page) throw notFound();
    if (!page.deletedAt) throw conflict('Deze pagina staat niet in de lijst met verwijderde pagina’s.');
    await checkSlug(strapi, page.slug);
    const parent = page.parent && (await findParent(strapi, page.parent.documentId));
    const place = page.parent && parent?.parentId !== null ? { parent: null } : {};
    await strapi.db.query(PAGE).update({ where: { documentId: id }, data: { ...found, ...place } });

    const children: { documentId: string; slug: string }[] = await strapi.db.query(PAGE).findMany({
      select: ['documentId', 'slug'],
      where: { deletedWith: id, deletedAt: { $notNull: true } },
    });
    for (const child of children) {
      await checkSlug(strapi, child.slug);
      await strapi.db.query(PAGE).update({ where: { documentId: child.documentId }, data: found });
    }
    await auditDeletion(strapi, 'page.restore', id, children);
  });
}
