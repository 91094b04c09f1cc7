import type { Core } from '@strapi/strapi';
import { withLock } from '../../../database/locks';
import { runSql } from '../../../database/sql';
import { listTable, type ListResponse } from '../../../http/lists';
import { presentDelivery } from '../presenters/webhook';
import type { DeliveryListQuery, DeliveryResponse } from '../schemas/webhook';
import { PING } from './queue';
import { DELIVERY, type DeliveryRow, loadDelivery, loadWebhook } from './rows';

/** One page of what was sent to a webhook or waits for it, the newest first unless sorted otherwise. Throws 404. */
export async function listDeliveries(
  strapi: Core.Strapi,
  webhookId: unknown,
  query: DeliveryListQuery,
): Promise<ListResponse<DeliveryResponse>> {
  const { documentId } = await loadWebhook(strapi, webhookId);
  return listTable(strapi, query, {
    uid: DELIVERY,
    searchable: `concat_ws(' ', type, sent, body)`,
    sorts: { at: 'created_at' },
    usual: 'at:desc',
    filters: [{ sql: 'webhook_id = ?', bindings: [documentId] }],
    present: (rows: DeliveryRow[]) => rows.map(presentDelivery),
  });
}

/** Puts a test message in the queue of a webhook, also of one that is switched off. Throws 404. */
export const ping = (strapi: Core.Strapi, webhookId: unknown): Promise<DeliveryRow> =>
  // Not while it is being deleted.
  withLock(strapi, { lock: 'webhooks' }, async () => {
    const webhook = await loadWebhook(strapi, webhookId);
    const { documentId }: DeliveryRow = await strapi.db.query(DELIVERY).create({
      data: { webhookId: webhook.documentId, type: PING, tries: 0, nextAt: new Date() },
    });
    return loadDelivery(strapi, webhook, documentId);
  });

// One that is due already, or being sent, needs no second time.
const SEND_NOW = 'update portal_deliveries set next_at = least(next_at, now()) where id = ?';

/** Sends a message again now, one that arrived too; whoever asks at the same time gets the same. Throws 404. */
export async function retry(strapi: Core.Strapi, webhookId: unknown, id: unknown): Promise<DeliveryRow> {
  const webhook = await loadWebhook(strapi, webhookId);
  const delivery = await loadDelivery(strapi, webhook, id);
  await runSql(strapi, SEND_NOW, [delivery.id]);
  return loadDelivery(strapi, webhook, id);
}
