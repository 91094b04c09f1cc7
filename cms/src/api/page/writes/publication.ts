import type { Core } from '@strapi/strapi';
import { contentHash, contentText } from '../../../live/content';
import type { PageContent } from '../../../live';
import { addRevision } from './revisions';
import type { PageColumns } from './save-draft';
import type { StoredPage } from './page-rows';

type Publication = Pick<PageColumns, 'publishedOn' | 'liveRevision' | 'scheduledAt' | 'scheduledRevision'>;

const UNSCHEDULED: Publication = { scheduledAt: null, scheduledRevision: null };

/**
 * What `published_at` of a write does (contract section 4): left out nothing, null takes the page offline and cancels a
 * schedule, now or past publishes this content (and replaces a schedule), a future time freezes it until then.
 */
export async function publicationOf(
  strapi: Core.Strapi,
  page: Pick<StoredPage, 'documentId' | 'liveRevision'>,
  content: PageContent,
  author: string | null,
  publishedAt: string | null | undefined,
): Promise<Publication> {
  if (publishedAt === undefined) return {};
  if (publishedAt === null) return { ...UNSCHEDULED, publishedOn: null, liveRevision: null };
  const text = contentText(content);
  const hash = contentHash(text);
  const freeze = () =>
    addRevision(strapi, {
      page: page.documentId,
      kind: 'publish',
      content: text,
      contentHash: hash,
      author,
    });
  if (Date.parse(publishedAt) > Date.now()) {
    return { scheduledAt: publishedAt, scheduledRevision: await freeze() };
  }
  return { ...UNSCHEDULED, publishedOn: publishedAt, liveRevision: await freeze() };
}
