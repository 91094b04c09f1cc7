import type { Core } from '@strapi/strapi';
import { runSql } from '../../../database/sql';
import { getPause } from '../sending/pauses';
import { isWithheld, type Problem } from '../sending/problems';

/** How long an instance has to send a message before another may; longer than sending can take. */
const LEASE = `interval '30 seconds'`;

const IS_DUE = 'd.next_at <= now() and (d.leased_until is null or d.leased_until <= now())';

/** A message that this instance has to send now, with where to. */
export interface Claimed {
  id: number;
  documentId: string;
  webhookId: string;
  /** The position of its event; null for a ping. */
  position: string | null;
  type: string;
  createdAt: Date;
  /** This one included. */
  tries: number;
  /** Until when nobody else sends it; also the proof that it is still ours. */
  leasedUntil: Date;
  url: string;
  types: string[];
  sealedSecret: string;
}

/** The ids of webhooks that something waits for now. */
export async function findDueWebhooks(strapi: Core.Strapi): Promise<string[]> {
  const statement = `select distinct d.webhook_id as id from portal_deliveries d where ${IS_DUE}`;
  return (await runSql<{ id: string }>(strapi, statement)).rows.map(({ id }) => id);
}

const CLAIM = `
  update portal_deliveries claimed set leased_until = now() + ${LEASE}, tries = claimed.tries + 1
  from portal_webhooks w
  where w.document_id = claimed.webhook_id and claimed.id = (
    select d.id from portal_deliveries d where d.webhook_id = ? and ${IS_DUE}
    order by d.next_at, d.id limit 1 for update skip locked)
  returning claimed.id, claimed.document_id as "documentId", claimed.webhook_id as "webhookId",
    claimed.position, claimed.type, claimed.created_at as "createdAt", claimed.tries,
    claimed.leased_until as "leasedUntil", w.url, w.types::json as types, w.sealed_secret as "sealedSecret"`;

/** Takes the next message that waits for a webhook; nobody else gets it until its lease ends. */
export async function claimNext(strapi: Core.Strapi, webhookId: string): Promise<Claimed | null> {
  return (await runSql<Claimed>(strapi, CLAIM, [webhookId])).rows[0] ?? null;
}

const RELEASE = `
  update portal_deliveries set leased_until = null, tries = tries - 1 where id = ? and leased_until = ?`;

/** Gives back a message that was not sent to its end, so that another instance can send it at once. */
export async function release(strapi: Core.Strapi, { id, leasedUntil }: Claimed): Promise<void> {
  await runSql(strapi, RELEASE, [id, leasedUntil]);
}

/** What to keep of a try. */
export interface Result {
  /** Of the event as it was sent: what was published may be offline by then. */
  type: string;
  sent: string | null;
  status: number | null;
  body: string | null;
  /** Null when it arrived. */
  problem: Problem | null;
  duration: number | null;
}

const KEEP = `
  update portal_deliveries set leased_until = null, type = :type, sent = :sent, status = :status, body = :body,
    problem = :problem, duration = :duration,
    next_at = now() + cast(:pause as double precision) * interval '1 millisecond'
  where id = :id and leased_until = :leasedUntil`;

const TELL = `
  update portal_webhooks set last_at = now(), last_status = :status,
    failing_since = case when :arrived then null when active then coalesce(failing_since, now()) else failing_since end
  where document_id = :webhookId`;

/**
 * Keeps what came of a try, for its message and for its webhook. A ping is tried once, as is all that is sent of a
 * webhook that is switched off.
 */
export async function keepResult(strapi: Core.Strapi, claimed: Claimed, result: Result): Promise<void> {
  const { id, webhookId, leasedUntil, type, tries, createdAt } = claimed;
  const arrived = result.problem === null;
  const withheld = isWithheld(result.problem);
  await strapi.db.transaction(async () => {
    // First the webhook, as those who switch it off do.
    const { rows } = await runSql<{ active: boolean }>(
      strapi,
      'select active from portal_webhooks where document_id = ? for update',
      [webhookId],
    );
    const isOver = arrived || withheld || type === PING || rows[0]?.active !== true;
    const pause = isOver ? null : getPause(tries, Date.now() - createdAt.getTime());
    const kept = await runSql(strapi, KEEP, { ...result, id, leasedUntil, pause });
    // Another has it by now, or it is gone.
    if (kept.rowCount === 0 || withheld) return;
    await runSql(strapi, TELL, { status: result.status, arrived, webhookId });
  });
}

/** The type of a message that says only that messages arrive. */
export const PING = 'ping';

/** Gives up what waits for a webhook. */
export async function cancelDeliveries(strapi: Core.Strapi, webhookId: string): Promise<void> {
  await runSql(strapi, 'update portal_deliveries set next_at = null where webhook_id = ?', [webhookId]);
}

const RETENTION = `interval '30 days'`;

/** Deletes messages of more than 30 days ago. */
export async function sweepDeliveries(strapi: Core.Strapi): Promise<void> {
  await runSql(strapi, `delete from portal_deliveries where created_at < now() - ${RETENTION}`);
}
