import { anonymous } from '../../../permissions/viewer';
import { makeEventId } from '../../event/lib/reads/cursor';
import type { DeliveryRow, WebhookRow } from '../lib/rows';
import type { DeliveryResponse, WebhookResponse } from '../schemas/webhook';
import { isProblem, PROBLEMS } from '../sending/problems';

const getIso = (moment: Date | string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

/** A webhook as admins get it: without its secret. */
export const presentWebhook = (row: WebhookRow): WebhookResponse => ({
  id: row.documentId,
  url: row.url,
  types: row.types,
  active: row.active,
  created_at: new Date(row.createdAt).toISOString(),
  failing_since: getIso(row.failingSince),
  last: row.lastAt === null ? null : { at: new Date(row.lastAt).toISOString(), status: row.lastStatus },
});

/** A message as admins get it. */
export const presentDelivery = (row: DeliveryRow): DeliveryResponse => ({
  id: row.documentId,
  event: row.position === null ? null : makeEventId(row.position, anonymous),
  type: row.type,
  at: new Date(row.createdAt).toISOString(),
  status: row.status,
  body: row.body,
  tries: row.tries,
  next_at: getIso(row.nextAt),
  sent: row.sent,
  duration: row.duration,
  problem: isProblem(row.problem) ? PROBLEMS[row.problem] : null,
});
