import type { Core } from '@strapi/strapi';
import { audit } from '../../../../audit';
import { withLock } from '../../../../database/locks';
import { conflict, invalidField, notFound, conflictAt } from '../../../../http/errors';
import { auditDeletion } from '../../audit/drafts';
import { SYSTEM_SLUGS, SLUG_TAKEN } from '../slugs';
import type { PageLapsed } from '../../schemas/page-entity';
import { runAsPortal } from './as-portal';
import { getLapsed } from './lapsed-moments';
import {
  changeTree,
  findEditor,
  findParent,
  lockPage,
  siblingsUnder,
  type StoredPage,
  findTakenSlugs,
} from './page-rows';
import { deleteFrozenRevision } from './revisions';
import { forgetSteps } from './steps-back';
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
    await forgetSteps(strapi, id);
    await runAsPortal(() => strapi.documents(PAGE).delete({ documentId: id }));
    const { slug, title } = page;
    await audit(strapi, { action: 'page.remove', subject: id, details: { slug, title } });
  };
  return changeTree(strapi, () => withLock(strapi, rowsLock(id), remove));
}

async function checkSlug(strapi: Core.Strapi, slug: string): Promise<void> {
  if ((await findTakenSlugs(strapi, slug)).has(slug)) throw conflictAt('slug', SLUG_TAKEN);
}

const deletedPage = { deletedAt: null, deletedBy: null, deletedWith: null };

/** Takes a locked page off the deleted list, and drops moments that passed meanwhile. */
async function undeletePage(
  strapi: Core.Strapi,
  page: StoredPage,
  place: object = {},
): Promise<PageLapsed[]> {
  const { documentId, title, scheduledRevision } = page;
  const lapsed = getLapsed(page);
  const data = { ...deletedPage, ...place, ...lapsed?.columns };
  await strapi.db.query(PAGE).update({ where: { documentId }, data });
  if (!lapsed) return [];
  const { scheduled_at, unpublish_at } = lapsed;
  if (scheduled_at !== null && scheduledRevision) await deleteFrozenRevision(strapi, scheduledRevision);
  return [{ id: documentId, title, scheduled_at, unpublish_at }];
}

/**
 * Restores a page from the deleted list to its former place, with the children deleted with it; to the top
 * when the parent is gone or no longer at the top itself. Returns which planned moments lapsed. Throws 404, and 409
 * when it is not on that list or a slug is taken.
 */
export function restorePage(strapi: Core.Strapi, id: string): Promise<PageLapsed[]> {
  return changeTree(strapi, async () => {
    const page = await lockPage(strapi, id);
    if (!page) throw notFound();
    if (!page.deletedAt) throw conflict('Deze pagina staat niet in de lijst met verwijderde pagina’s.');
    await checkSlug(strapi, page.slug);
    const parent = page.parent && (await findParent(strapi, page.parent.documentId));
    const place = page.parent && parent?.parentId !== null ? { parent: null } : {};
    const lapsed = await undeletePage(strapi, page, place);

    const children: { documentId: string }[] = await strapi.db.query(PAGE).findMany({
      select: ['documentId'],
      where: { deletedWith: id, deletedAt: { $notNull: true } },
    });
    for (const { documentId } of children) {
      const child = await lockPage(strapi, documentId);
      if (!child) continue;
      await checkSlug(strapi, child.slug);
      lapsed.push(...(await undeletePage(strapi, child)));
    }
    await auditDeletion(strapi, 'page.restore', id, children, lapsed);
    return lapsed;
  });
}
