import type { Core } from '@strapi/strapi';
import { audit } from '../../../../audit';
import { withLock } from '../../../../database/locks';
import { conflict, invalidField, notFound } from '../../../../http/errors';
import { auditDeletion } from '../../audit/deletions';
import { SYSTEM_SLUGS } from '../slugs';
import { asPortal } from './as-portal';
import { changeTree, findEditor, lockPage, siblingsUnder } from './page-rows';
import { rowsLock } from './write-rows';

const PAGE = 'api::page.page';
const REVISION = 'api::revision.revision';

/** Moves a page and its children to the deleted list. Throws 400 for a system page and 404. */
export function deletePage(strapi: Core.Strapi, id: string, by: string | null): Promise<void> {
  return changeTree(strapi, async () => {
    const page = await lockPage(strapi, id);
    if (!page || page.deletedAt) throw notFound();
    if (SYSTEM_SLUGS.includes(page.slug)) throw invalidField('id', 'Deze pagina kan niet weg.');
    const deletedAt = new Date().toISOString();
    const deletedBy = await findEditor(strapi, by);
    const children = await siblingsUnder(strapi, id);
    for (const documentId of [id, ...children.map((child) => child.documentId)]) {
      await strapi.db.query(PAGE).update({
        where: { documentId },
        data: { deletedAt, deletedBy, deletedWith: documentId === id ? null : id },
      });
    }
    await auditDeletion(strapi, 'page.delete', id, children);
  });
}

/**
 * Permanently removes a page on the deleted list, with its versions. Throws 404, and 409 when it is not on
 * that list.
 */
export function deletePageForGood(strapi: Core.Strapi, id: string): Promise<void> {
  const remove = async () => {
    const page = await lockPage(strapi, id);
    if (!page) throw notFound();
    if (!page.deletedAt)
      throw conflict('Alleen een pagina uit de lijst met verwijderde pagina’s kan definitief weg.');
    await strapi.db.query(REVISION).deleteMany({ where: { page: { documentId: id } } });
    await asPortal(() => strapi.documents(PAGE).delete({ documentId: id }));
    const { slug, title } = page;
    await audit(strapi, { action: 'page.remove', subject: id, details: { slug, title } });
  };
  return changeTree(strapi, () => withLock(strapi, rowsLock(id), remove));
}
