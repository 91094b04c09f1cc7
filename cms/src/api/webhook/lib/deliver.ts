import type { Core } from '@strapi/strapi';
import pLimit from 'p-limit';
import { getEnv } from '../../../../config/env';
import { logFailure } from '../../../database/outages';
import { repeat } from '../../../database/repeat';
import { send } from '../sending/send';
import { loadContent } from './body';
import { enqueueEvents } from './enqueue-events';
import { type Claimed, claimNext, findDueWebhooks, keepResult, release, type Result } from './queue';
import { secretSealer } from './secrets';

/** How many messages each instance sends to a webhook at the same time. */
const LANES = 4;

const EVERY_MS = 1000;

const NOT_SENT = { sent: null, status: null, body: null, duration: null };

/** Sends a message once; null when it was broken off. */
async function attempt(strapi: Core.Strapi, claimed: Claimed, stopping: AbortSignal): Promise<Result | null> {
  const { documentId: id, type: before, url, sealedSecret } = claimed;
  const content = await loadContent(strapi, claimed);
  if (typeof content === 'string') return { ...NOT_SENT, type: before, problem: content };
  const { type, body } = content;
  const secret = secretSealer.open(sealedSecret);
  if (secret === null) return { ...NOT_SENT, type, problem: 'secret' };
  const message = { url, id, body, secret };
  const outcome = await send(message, { permitted: getEnv().webhookHosts, stopping });
  return stopping.aborted && outcome.problem ? null : { ...outcome, type, sent: body };
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
      const result = await attempt(strapi, claimed, stopping);
      await inTurn(() => (result ? keepResult(strapi, claimed, result) : release(strapi, claimed)));
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

  const stops = [
    repeat(strapi, {
      name: 'Queueing messages of webhooks',
      everyMs: EVERY_MS,
      work: () => enqueueEvents(strapi),
    }),
    repeat(strapi, {
      name: 'Sending to webhooks',
      everyMs: EVERY_MS,
      async work(stopping) {
        for (const id of await findDueWebhooks(strapi)) open(id, stopping);
      },
    }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await Promise.all([...lanes.values()].flatMap((own) => [...own]));
  };
}
