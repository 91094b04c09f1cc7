import type { Core } from '@strapi/strapi';
import { runSql } from '../../../../database/sql';
import { logDueEnd, type Before } from '../../audit/publications';

const PAGE = 'api::page.page';

interface EndingPage extends Before {
  id: number;
  unpublishAt: string;
  unpublishBy: { documentId: string } | null;
}

const select = ['id', 'documentId', 'unpublishAt'];
const populate = {
  liveRevision: { select: ['documentId'] },
  scheduledRevision: { select: ['documentId'] },
  unpublishBy: { select: ['documentId'] },
};

// A page whose start is due too goes live first, so that its history is complete.
const DUE = `
  select id from pages
  where deleted_at is null and unpublish_at <= :now and (scheduled_at is null or scheduled_at > :now)
  limit 1 for no key update skip locked`;

async function unpublishNext(strapi: Core.Strapi): Promise<boolean> {
  return await strapi.db.transaction(async () => {
    const { rows } = await runSql<{ id: number }>(strapi, DUE, { now: new Date() });
    const [due] = rows;
    if (!due) return false;
    const where = { id: due.id };
    const page: EndingPage = await strapi.db.query(PAGE).findOne({ select, where, populate });
    const at = new Date(page.unpublishAt).toISOString();
    if (page.liveRevision) await logDueEnd(strapi, page, { at, by: page.unpublishBy?.documentId ?? null });
    const data = { unpublishAt: null, unpublishBy: null, publishedOn: null, liveRevision: null };
    await strapi.db.query(PAGE).update({ where, data });
    return true;
  });
}

/** Takes every page offline whose end is due, once each across all instances. */
export async function unpublishDue(strapi: Core.Strapi): Promise<void> {
  while (await unpublishNext(strapi));
}
