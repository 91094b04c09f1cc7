import type { Core } from '@strapi/strapi';
import { audit, diffSnapshots } from '../../../audit';
import { hashContent, serializeContent } from '../../../published/content';
import type { PageLapsed } from '../schemas/page-entity';
import { getPageSnapshot, type PageState } from './snapshot';

/** A write of a draft; `before` is null when it created the page. */
interface DraftWrite {
  id: string;
  version: number;
  before: PageState | null;
  after: PageState;
}

const computeHash = ({ content }: PageState): string => hashContent(serializeContent(content));

/** Writes the audit log entry of a created page or a saved draft. Call it in the transaction of the write. */
export async function auditDraft(strapi: Core.Strapi, { id, version, before, after }: DraftWrite) {
  const details = {
    version,
    contentChanged: !before || computeHash(before) !== computeHash(after),
    ...diffSnapshots(before && getPageSnapshot(before), getPageSnapshot(after)),
  };
  await audit(strapi, { action: before ? 'page.update' : 'page.create', subject: id, details });
}

interface NamedPage {
  documentId: string;
  slug: string;
  title: string;
}

/** Writes audit log entries for a page and the children deleted or restored with it, and of each what lapsed. */
export async function auditDeletion(
  strapi: Core.Strapi,
  action: 'page.delete' | 'page.restore',
  id: string,
  children: readonly { documentId: string }[],
  lapsed: readonly PageLapsed[] = [],
): Promise<void> {
  const ids = [id, ...children.map(({ documentId }) => documentId)];
  const pages: NamedPage[] = await strapi.db
    .query('api::page.page')
    .findMany({ select: ['documentId', 'slug', 'title'], where: { documentId: { $in: ids } } });
  for (const { documentId, slug, title } of pages) {
    const { scheduled_at, unpublish_at } = lapsed.find((each) => each.id === documentId) ?? {};
    const details = {
      slug,
      title,
      ...(documentId !== id && { with: id }),
      ...(scheduled_at && { lapsed_start: scheduled_at }),
      ...(unpublish_at && { lapsed_end: unpublish_at }),
    };
    await audit(strapi, { action, subject: documentId, details });
  }
}
