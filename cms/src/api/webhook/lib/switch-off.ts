import type { Core } from '@strapi/strapi';
import { audit } from '../../../audit';
import { runSql } from '../../../database/sql';
import { enqueueMails, loadProductName, webhookOffLetter } from '../../../mail';
import { findAdminAddresses } from '../../user/lib/users';
import { cancelDeliveries } from './queue';
import { getHostName } from './webhooks';

const PATIENCE = `interval '5 days'`;
const WEEK_MS = 7 * 86_400_000;

const SWITCH_OFF = `
  update portal_webhooks set active = false where active and failing_since < now() - ${PATIENCE}
  returning document_id as id, url`;

/** Switches off each webhook at which nothing arrived for five days, and mails the admins; once, by any instance. */
export async function switchOffFailing(strapi: Core.Strapi): Promise<void> {
  const productName = await loadProductName(strapi);
  await strapi.db.transaction(async () => {
    const { rows } = await runSql<{ id: string; url: string }>(strapi, SWITCH_OFF);
    if (rows.length === 0) return;
    const addresses = await findAdminAddresses(strapi);
    const usefulUntil = new Date(Date.now() + WEEK_MS);
    for (const { id, url } of rows) {
      const name = getHostName({ url });
      await cancelDeliveries(strapi, id);
      await audit(strapi, { action: 'webhook.off', actor: null, subject: id, details: { name } });
      const letter = webhookOffLetter(productName, name);
      await enqueueMails(
        strapi,
        productName,
        addresses.map((to) => ({ letter, to, usefulUntil })),
      );
    }
  });
}
