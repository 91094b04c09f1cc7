import type { Core } from '@strapi/strapi';
import { audit, auditChange, diffSnapshots, type AuditSnapshot } from '../../../audit';
import { getPublished, type PageContent } from '../../../published';
import { getContentSnapshot } from './snapshot';

/** The live and scheduled version of a page before a write. */
export interface Before {
  documentId: string;
  liveRevision: { documentId: string } | null;
  scheduledRevision: { documentId: string } | null;
}

/** The effect of a write on the publication of a page; see `applyPublication`. */
interface Publication {
  publishedOn?: string | null;
  liveRevision?: { documentId: string } | null;
  scheduledAt?: string | null;
  scheduledRevision?: { documentId: string } | null;
}

async function shown(strapi: Core.Strapi, { liveRevision }: Before): Promise<AuditSnapshot | null> {
  const content = liveRevision && (await getPublished(strapi).revision(liveRevision.documentId));
  return content && getContentSnapshot(content);
}

/**
 * Writes the audit log entry of a page that was published, scheduled or taken offline, with what visitors see
 * before and after.
 */
export async function auditPublication(
  strapi: Core.Strapi,
  page: Before,
  content: PageContent,
  publication: Publication,
): Promise<void> {
  const subject = page.documentId;
  const { publishedOn, liveRevision, scheduledAt, scheduledRevision } = publication;
  const cancelled = page.scheduledRevision !== null && { scheduleCancelled: true };
  if (publishedOn) {
    const seen = diffSnapshots(await shown(strapi, page), getContentSnapshot(content));
    const details = { revision: liveRevision?.documentId, published_at: publishedOn, ...cancelled, ...seen };
    await audit(strapi, { action: 'page.publish', subject, details });
  } else if (scheduledAt) {
    const details = {
      revision: scheduledRevision?.documentId,
      scheduled_at: scheduledAt,
      after: getContentSnapshot(content),
    };
    await audit(strapi, { action: 'page.schedule', subject, details });
  } else if (publishedOn === null && (page.liveRevision ?? page.scheduledRevision)) {
    const details = { ...cancelled, ...diffSnapshots(await shown(strapi, page), null) };
    await audit(strapi, { action: 'page.unpublish', subject, details });
  }
}

/** Writes the audit log entry of an end of a publication that was planned, moved or cancelled. */
export async function auditEnd(
  strapi: Core.Strapi,
  { documentId, unpublishAt: before }: { documentId: string; unpublishAt: string | null },
  { unpublishAt: after }: { unpublishAt?: string | null },
): Promise<void> {
  if (after === undefined) return;
  const moment = (at: string | null) => ({ unpublish_at: at && new Date(at).toISOString() });
  await auditChange(strapi, 'page.end', documentId, moment(before), moment(after));
}

/** A scheduled version that goes live now. */
interface Due {
  page: Before;
  revision: string;
  content: PageContent;
  publishedAt: string;
  /** The user who scheduled it; null when the account is gone. */
  author: string | null;
}

/** Writes the audit log entry of a scheduled publication, in the name of the user who scheduled it. */
export async function logDuePublication(strapi: Core.Strapi, due: Due): Promise<void> {
  const { page, revision, content, publishedAt, author } = due;
  const seen = diffSnapshots(await shown(strapi, page), getContentSnapshot(content));
  const details = { scheduled: true, revision, published_at: publishedAt, ...seen };
  await audit(strapi, { action: 'page.publish', actor: author, subject: page.documentId, details });
}

/** Writes the audit log entry of a page that goes offline as planned, in the name of the user who planned it. */
export async function logDueEnd(
  strapi: Core.Strapi,
  page: Before,
  { at, by }: { at: string; by: string | null },
): Promise<void> {
  const details = { scheduled: true, unpublish_at: at, ...diffSnapshots(await shown(strapi, page), null) };
  await audit(strapi, { action: 'page.unpublish', actor: by, subject: page.documentId, details });
}
