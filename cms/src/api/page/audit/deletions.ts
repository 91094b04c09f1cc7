import type { Core } from '@strapi/strapi';
import { audit } from '../../../audit';

interface NamedPage {
  documentId: string;
  slug: string;
  title: string;
}

/** Writes audit log entries for a page and the children deleted or restored with it. */
export async function auditDeletion(
  strapi: Core.Strapi,
  action: 'page.delete' | 'page.restore',
  id: string,
  children: readonly { documentId: string }[],
): Promise<void> {
  const ids = [id, ...children.map(({ documentId }) => documentId)];
  const pages: NamedPage[] = await strapi.db
    .query('api::page.page')
    .findMany({ select: ['documentId', 'slug', 'title'], where: { documentId: { $in: ids } } });
  for (const { documentId, slug, title } of pages) {
    const details = { slug, title, ...(documentId !== id && { with: id }) };
    await audit(strapi, { action, subject: documentId, details });
  }
}
