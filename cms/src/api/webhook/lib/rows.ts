import type { Core } from '@strapi/strapi';
import { notFound } from '../../../http/errors';
import { isId } from '../../../http/fields';

export const WEBHOOK = 'api::webhook.webhook';
export const DELIVERY = 'api::webhook.delivery';

type Moment = Date | string;

/** A webhook as stored. */
export interface WebhookRow {
  id: number;
  documentId: string;
  url: string;
  /** Empty: all. */
  types: string[];
  active: boolean;
  sealedSecret: string;
  /** The position of the last event that was put in its queue, or left out. */
  afterEvent: string;
  createdAt: Moment;
  failingSince: Moment | null;
  lastAt: Moment | null;
  lastStatus: number | null;
}

/** A message in the queue of a webhook, or one that was sent or given up. */
export interface DeliveryRow {
  id: number;
  documentId: string;
  /** The document id of the webhook. */
  webhookId: string;
  /** The position of its event; null for a ping. */
  position: string | null;
  type: string;
  createdAt: Moment;
  tries: number;
  /** Null when it is not tried any more. */
  nextAt: Moment | null;
  sent: string | null;
  status: number | null;
  body: string | null;
  problem: string | null;
  duration: number | null;
}

/** The webhook with this id. Throws 404. */
export async function loadWebhook(strapi: Core.Strapi, id: unknown): Promise<WebhookRow> {
  const row: WebhookRow | null = isId(id)
    ? await strapi.db.query(WEBHOOK).findOne({ where: { documentId: id } })
    : null;
  if (!row) throw notFound('Deze webhook bestaat niet (meer).');
  return row;
}

/** The message with this id, of this webhook. Throws 404. */
export async function loadDelivery(
  strapi: Core.Strapi,
  webhook: WebhookRow,
  id: unknown,
): Promise<DeliveryRow> {
  const row: DeliveryRow | null = isId(id)
    ? await strapi.db.query(DELIVERY).findOne({ where: { documentId: id, webhookId: webhook.documentId } })
    : null;
  if (!row) throw notFound('Dit bericht is er niet meer.');
  return row;
}
