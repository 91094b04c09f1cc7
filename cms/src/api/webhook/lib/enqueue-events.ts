import type { Core } from '@strapi/strapi';
import { runSql } from '../../../database/sql';
import { presentForVisitor } from '../../event/lib/reads/find-events';
import { findRows } from '../../event/lib/reads/rows';
import { DELIVERY, type WebhookRow } from './rows';

const AT_ONCE = 200;

type Behind = Pick<WebhookRow, 'documentId' | 'types'> & { afterEvent: string };

const FIND_BEHIND = `
  select document_id as "documentId", types::json as types, after_event as "afterEvent" from portal_webhooks
  where active and after_event::bigint < (select max(position) from portal_events)`;

// Only one instance goes on from the same event, and none after the webhook was switched off.
const GO_ON = `
  update portal_webhooks set after_event = ? where document_id = ? and after_event = ? and active`;

/** Whether a webhook gets events of a type. */
export const wantsType = ({ types }: Pick<WebhookRow, 'types'>, type: string): boolean =>
  types.length === 0 || types.includes(type);

/** Puts the next events in the queue of a webhook, those that a visitor is told of; true when there may be more. */
async function enqueueNext(strapi: Core.Strapi, webhook: Behind): Promise<boolean> {
  const { documentId: webhookId, afterEvent } = webhook;
  const events = await findRows(strapi, afterEvent, AT_ONCE);
  const last = events.at(-1);
  if (!last) return false;
  const nextAt = new Date();
  const told = await Promise.all(
    events.map(async (event) => {
      const seen = await presentForVisitor(strapi, event);
      const isSent = seen !== null && wantsType(webhook, seen.type);
      return isSent ? [{ webhookId, position: event.position, type: seen.type, tries: 0, nextAt }] : [];
    }),
  );
  await strapi.db.transaction(async () => {
    const { rowCount } = await runSql(strapi, GO_ON, [last.position, webhookId, afterEvent]);
    const data = told.flat();
    if (rowCount === 1 && data.length > 0) await strapi.db.query(DELIVERY).createMany({ data });
  });
  webhook.afterEvent = last.position;
  return events.length === AT_ONCE;
}

/** Puts what happened since in the queues of all webhooks: each event once per webhook, by any instance. */
export async function enqueueEvents(strapi: Core.Strapi): Promise<void> {
  const { rows } = await runSql<Behind>(strapi, FIND_BEHIND);
  for (const webhook of rows) while (await enqueueNext(strapi, webhook));
}
