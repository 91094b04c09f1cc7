import type { Core } from '@strapi/strapi';
import { invalidField } from '../../../../http/errors';
import type { PageContent } from '../../../../published';
import type { PageInput } from '../../schemas/page-input';
import { recordRevision, recordSave, deleteFrozenRevision, freezeRevision } from './revisions';
import type { PageColumns } from './save-draft';
import { findEditor, type RowRef, type StoredPage } from './page-rows';

type Publication = Pick<PageColumns, 'publishedOn' | 'liveRevision' | 'scheduledAt' | 'scheduledRevision'>;

const UNSCHEDULED: Publication = { scheduledAt: null, scheduledRevision: null };

/**
 * The effect of `published_at` in a write: omitted changes nothing; null takes the page
 * offline and cancels a schedule; now or a past time publishes this content and replaces a schedule; a future
 * time freezes it until then. A write that does not publish at once is a save, and enters the history as one.
 */
export async function applyPublication(
  strapi: Core.Strapi,
  page: RowRef & Pick<StoredPage, 'scheduledRevision'>,
  content: PageContent,
  author: string | null,
  publishedAt: string | null | undefined,
): Promise<Publication> {
  const kept = { page, content, author };
  if (publishedAt !== undefined && page.scheduledRevision) {
    await deleteFrozenRevision(strapi, page.scheduledRevision);
  }
  if (publishedAt && Date.parse(publishedAt) <= Date.now()) {
    const liveRevision = await recordRevision(strapi, kept, 'publish');
    return { ...UNSCHEDULED, publishedOn: publishedAt, liveRevision };
  }
  await recordSave(strapi, kept);
  if (publishedAt === undefined) return {};
  if (publishedAt === null) return { ...UNSCHEDULED, publishedOn: null, liveRevision: null };
  return { scheduledAt: publishedAt, scheduledRevision: await freezeRevision(strapi, kept) };
}

type End = Pick<PageColumns, 'unpublishAt' | 'unpublishBy'>;

function checkEnd(end: string, start: string | null, { unpublish_at: sent }: PageInput): void {
  if (sent && Date.parse(end) <= Date.now()) {
    throw invalidField('unpublish_at', 'Kies een moment in de toekomst.');
  }
  if (start === null || Date.parse(end) > Date.parse(start)) return;
  throw sent
    ? invalidField('unpublish_at', 'Kies een moment nadat de pagina live gaat.')
    : invalidField('published_at', 'Dan is de pagina al offline. Verzet eerst het einde.');
}

/**
 * The effect of `unpublish_at`, and of a publication, on a planned end: taking a page offline cancels it. Throws 400
 * for an end in the past or before the start.
 */
export async function resolveEnd(
  strapi: Core.Strapi,
  page: Pick<StoredPage, 'scheduledAt' | 'unpublishAt'>,
  input: PageInput,
  publication: Publication,
  by: string | null,
): Promise<End> {
  const isTakenOffline = input.published_at === null;
  const { unpublish_at: sent = isTakenOffline ? null : undefined } = input;
  const end = sent === undefined ? page.unpublishAt : sent;
  const { scheduledAt = page.scheduledAt } = publication;
  if (end !== null) checkEnd(end, scheduledAt, input);
  if (sent === undefined || (sent === null && page.unpublishAt === null)) return {};
  return { unpublishAt: sent, unpublishBy: sent === null ? null : await findEditor(strapi, by) };
}
