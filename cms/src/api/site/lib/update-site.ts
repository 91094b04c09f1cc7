import type { Core } from '@strapi/strapi';
import { audit, changes } from '../../../audit';
import { getSiteSnapshot } from '../../../audit/site-snapshot';
import type { SiteChanges } from '../schemas/site-input';

const SITE = 'api::site.site';

/** Updates the given site settings, one writer at a time across all instances. */
export async function updateSite(strapi: Core.Strapi, input: SiteChanges): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const { rows }: { rows: { document_id: string }[] } = await trx.raw(
      'select document_id from portal_site order by id limit 1 for update',
    );
    const documentId = rows[0]?.document_id;
    if (!documentId) throw new Error('The site has no row.');
    const before = await getSiteSnapshot(strapi, documentId);
    const data: object = input;
    await strapi.documents(SITE).update({ documentId, data });
    const after = await getSiteSnapshot(strapi, documentId);
    await audit(strapi, { action: 'site.update', subject: documentId, details: changes(before, after) });
  });
}
