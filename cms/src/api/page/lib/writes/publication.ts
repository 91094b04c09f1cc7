import type { Core } from '@strapi/strapi';
import type { PageContent } from '../../../../published';
import { addRevision, addSave, dropFrozen, freezeRevision } from './revisions';
import type { PageColumns } from './save-draft';
import type { RowRef, StoredPage } from './page-rows';

type Publication = Pick<PageColumns, 'publishedOn' | 'liveRevision' | 'scheduledAt' | 'scheduledRevision'>;

const UNSCHEDULED: Publication = { scheduledAt: null, scheduledRevision: null };

/**
 * The effect of `published_at` in a write: omitted changes nothing; null takes the page
 * offline and cancels a schedule; now or a past time publishes this content and replaces a schedule; a future
 * time freezes it until then. A write that does not publish at once is a save, and enters the history as one.
 */
export async function getPublication(
  strapi: Core.Strapi,
  page: RowRef & Pick<StoredPage, 'scheduledRevision'>,
  content: PageContent,
  author: string | null,
  publishedAt: string | null | undefined,
): Promise<Publication> {
  const kept = { page, content, author };
  if (publishedAt !== undefined && page.scheduledRevision) {
    await dropFrozen(strapi, page.scheduledRevision);
  }
  if (publishedAt && Date.parse(publishedAt) <= Date.now()) {
    const liveRevision = await addRevision(strapi, kept, 'publish');
    return { ...UNSCHEDULED, publishedOn: publishedAt, liveRevision };
  }
  await addSave(strapi, kept);
  if (publishedAt === undefined) return {};
  if (publishedAt === null) return { ...UNSCHEDULED, publishedOn: null, liveRevision: null };
  return { scheduledAt: publishedAt, scheduledRevision: await freezeRevision(strapi, kept) };
}
