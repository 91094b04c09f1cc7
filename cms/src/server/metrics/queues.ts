import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { Gauge, type Registry } from 'prom-client';
import { runSql } from '../../database/sql';

const PATIENCE_MS = 2000;

// Compares with this process's clock, which also wrote the timestamps in the rows.
const QUEUES = `
  select mails.*, schedules.*, webhooks.* from
    (select count(*)::integer as "mails", min(created_at) as "oldestMail" from portal_mails
      where failed_at is null) as mails,
    (select count(*)::integer as "schedules", min(least(scheduled_at, unpublish_at)) as "nextSchedule"
      from pages where deleted_at is null and (scheduled_at is not null or unpublish_at is not null)) as schedules,
    (select count(*) filter (where active and failing_since is not null)::integer as "failingWebhooks",
      (select min(next_at) from portal_deliveries) as "nextDelivery" from portal_webhooks) as webhooks`;

interface Queues {
  mails: number;
  oldestMail: Date | null;
  schedules: number;
  nextSchedule: Date | null;
  failingWebhooks: number;
  nextDelivery: Date | null;
}

async function readQueues(strapi: Core.Strapi): Promise<Queues | null> {
  try {
    const { rows } = await runSql<Queues>(strapi, QUEUES);
    return rows[0] ?? null;
  } catch {
    return null;
  }
}

/** Null when the database responds too slowly, so that monitoring can report it. */
async function readQueuesInTime(strapi: Core.Strapi): Promise<Queues | null> {
  const giveUp = new AbortController();
  try {
    return await Promise.race([
      readQueues(strapi),
      wait(PATIENCE_MS, null, { signal: giveUp.signal, ref: false }),
    ]);
  } finally {
    giveUp.abort();
  }
}

const secondsSince = (moment: Date | null, now: number): number =>
  moment === null ? 0 : Math.max(0, (now - moment.getTime()) / 1000);

/** The queues in the database, the same for every instance. Returns the function that queries them. */
export function registerQueueMetrics(strapi: Core.Strapi, register: Registry): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const answers = gauge('portal_database_answers', '1 when the database answers within two seconds.');
  const mails = gauge('portal_mails_waiting', 'Mails that wait to be sent.');
  const oldest = gauge('portal_mails_oldest_seconds', 'How long the first of them waits.');
  const schedules = gauge('portal_schedules_waiting', 'Pages that go live or offline at a time.');
  const late = gauge('portal_schedules_late_seconds', 'How long ago the first of them was due.');

  const failing = gauge('portal_webhooks_failing', 'Webhooks at which nothing arrives.');
  const lateDelivery = gauge(
    'portal_deliveries_late_seconds',
    'How long ago the first message of a webhook was due.',
  );

  return async () => {
    const now = Date.now();
    const found = await readQueuesInTime(strapi);
    answers.set(found ? 1 : 0);
    if (!found) return;
    mails.set(found.mails);
    oldest.set(secondsSince(found.oldestMail, now));
    schedules.set(found.schedules);
    late.set(secondsSince(found.nextSchedule, now));
    failing.set(found.failingWebhooks);
    lateDelivery.set(secondsSince(found.nextDelivery, now));
  };
}
