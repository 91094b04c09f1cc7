import type { Core } from '@strapi/strapi';
import { audit, changes } from '../../../audit';
import { getSiteSnapshot } from '../../../audit/site-snapshot';
import type { SiteChanges } from '../schemas/site-input';
import { runSql } from '../../../database/sql';

const SITE = 'api::site.site';

const LOCK = 'select document_id as "documentId" from portal_site order by id limit 1 for update';

/** Updates the given site settings, one writer at a time across all instances. */
export async function updateSite(strapi: Core.Strapi, input: SiteChanges): Promise<void> {
  await strapi.db.transaction(async () => {
    const { rows } = await runSql<{ documentId: string }>(strapi, LOCK);
    const documentId = rows[0]?.documentId;
    if (!documentId) throw new Error('The site has no row.');
    const before = await getSiteSnapshot(strapi, documentId);
    const data: object = input;
    await strapi.documents(SITE).update({ documentId, data });
    const after = await getSiteSnapshot(strapi, documentId);
    await audit(strapi, { action: 'site.update', subject: documentId, details: changes(before, after) });
  });
}
