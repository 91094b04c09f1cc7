import type { Core } from '@strapi/strapi';
import pLimit from 'p-limit';
import { getEnv } from '../../../../config/env';
import { logFailure } from '../../../database/outages';
import { repeat } from '../../../database/repeat';
import { send } from '../sending/send';
import { loadBody } from './body';
import { enqueueEvents } from './enqueue-events';
import { type Claimed, claimNext, findDueWebhooks, keepResult, release } from './queue';
import { secretSealer } from './secrets';

/** How many messages each instance sends to a webhook at the same time. */
const LANES = 4;

const NOT_SENT = { sent: null, status: null, body: null, duration: null };

/** Sends a message once, and keeps what came of it. */
async function attempt(strapi: Core.Strapi, claimed: Claimed, stopping: AbortSignal): Promise<void> {
  const body = await loadBody(strapi, claimed);
  if (body === null) return keepResult(strapi, claimed, { ...NOT_SENT, problem: 'unseen' });
  const secret = secretSealer.open(claimed.sealedSecret);
  if (secret === null) return keepResult(strapi, claimed, { ...NOT_SENT, problem: 'secret' });
  const message = { url: claimed.url, id: claimed.documentId, body, secret };
  const outcome = await send(message, { permitted: getEnv().webhookHosts, stopping });
  if (stopping.aborted && outcome.problem) return release(strapi, claimed);
  return keepResult(strapi, claimed, { ...outcome, sent: body });
}

/**
 * Sends what waits for webhooks: each message by one instance at a time, and a few per webhook, so that one that is slow
 * holds up nobody. Returns a function that stops it.
 */
export function runDeliveries(strapi: Core.Strapi): () => Promise<void> {
  const lanes = new Map<string, Set<Promise<void>>>();
  // Requests need connections to the database too.
  const inTurn = pLimit(2);

  async function drain(webhookId: string, stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const claimed = await inTurn(() => claimNext(strapi, webhookId));
      if (!claimed) return;
      await attempt(strapi, claimed, stopping);
    }
  }

  function open(webhookId: string, stopping: AbortSignal): void {
    const own = lanes.get(webhookId) ?? new Set();
    lanes.set(webhookId, own);
    while (own.size < LANES) {
      const lane: Promise<void> = drain(webhookId, stopping)
        .catch((error: unknown) => logFailure(strapi, error, 'Sending to a webhook failed'))
        .then(() => {
          own.delete(lane);
          if (own.size === 0) lanes.delete(webhookId);
        });
      own.add(lane);
    }
  }

  const stop = repeat(strapi, {
    name: 'Sending to webhooks',
    everyMs: 1000,
    async work(stopping) {
      await enqueueEvents(strapi);
      for (const id of await findDueWebhooks(strapi)) open(id, stopping);
    },
  });
  return async () => {
    await stop();
    await Promise.all([...lanes.values()].flatMap((own) => [...own]));
  };
}
