import type { Core } from '@strapi/strapi';
import { parseContent } from '../../../../published/content';
import { logDuePublication } from '../../audit/publications';
import { addFrozenToHistory } from './revisions';
import { runSql } from '../../../../database/sql';

const PAGE = 'api::page.page';

interface DuePage {
  id: number;
  documentId: string;
  scheduledAt: string;
  liveRevision: { documentId: string } | null;
  scheduledRevision: {
    id: number;
    documentId: string;
    content: string;
    author: { documentId: string } | null;
  } | null;
}

const populate = {
  liveRevision: { select: ['documentId'] },
  scheduledRevision: {
    select: ['id', 'documentId', 'content'],
    populate: { author: { select: ['documentId'] } },
  },
};

// Skipping rows locked by another instance makes each schedule fire once.
const DUE = `
  select id from pages where deleted_at is null and scheduled_at <= ? limit 1 for no key update skip locked`;

async function auditPublication(strapi: Core.Strapi, page: DuePage): Promise<void> {
  if (!page.scheduledRevision) return;
  const { documentId: revision, content, author } = page.scheduledRevision;
  await logDuePublication(strapi, {
    page,
    revision,
    content: parseContent(content),
    author: author?.documentId ?? null,
    publishedAt: new Date(page.scheduledAt).toISOString(),
  });
}

async function publishNext(strapi: Core.Strapi): Promise<boolean> {
  return await strapi.db.transaction(async () => {
    const { rows } = await runSql<{ id: number }>(strapi, DUE, [new Date()]);
    const [due] = rows;
    if (!due) return false;
    const page: DuePage = await strapi.db.query(PAGE).findOne({ where: { id: due.id }, populate });
    const { scheduledRevision } = page;
    if (scheduledRevision) await addFrozenToHistory(strapi, page, scheduledRevision);
    const unscheduled = { scheduledAt: null, scheduledRevision: null };
    await strapi.db.query(PAGE).update({
      where: { id: page.id },
      data: scheduledRevision
        ? { ...unscheduled, publishedOn: page.scheduledAt, liveRevision: scheduledRevision.id }
        : unscheduled,
    });
    await auditPublication(strapi, page);
    return true;
  });
}

/** Publishes every page that is due, once each across all instances. */
export async function publishDue(strapi: Core.Strapi): Promise<void> {
  while (await publishNext(strapi));
}
