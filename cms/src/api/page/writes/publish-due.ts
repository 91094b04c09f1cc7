import type { Core } from '@strapi/strapi';

const PAGE = 'api::page.page';

interface DuePage {
  id: number;
  scheduledAt: string;
  scheduledRevision: { id: number } | null;
}

async function publishNext(strapi: Core.Strapi): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    // Skipping rows that another instance works on makes each schedule fire once.
    const due = await trx('pages')
      .select('id')
      .whereNull('deleted_at')
      .where('scheduled_at', '<=', new Date())
      .limit(1)
      .forUpdate()
      .skipLocked();
    if (due.length === 0) return false;
    const page: DuePage = await strapi.db
      .query(PAGE)
      .findOne({ where: { id: due[0].id }, populate: { scheduledRevision: { select: ['id'] } } });
    const unscheduled = { scheduledAt: null, scheduledRevision: null };
    await strapi.db.query(PAGE).update({
      where: { id: page.id },
      data: page.scheduledRevision
        ? { ...unscheduled, publishedOn: page.scheduledAt, liveRevision: page.scheduledRevision.id }
        : unscheduled,
    });
    return true;
  });
}

/** Publishes every page whose time has come; each once, however many instances look. */
export async function publishDue(strapi: Core.Strapi): Promise<void> {
  while (await publishNext(strapi));
}
