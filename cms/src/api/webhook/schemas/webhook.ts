import { z } from 'zod';
import { text } from '../../../http/fields';
import { sortedQuery } from '../../../http/lists';
import { moment, nonNegativeInteger, publicId } from '../../../http/schemas/plain';
import { EVENT_TYPES } from '../../event/schemas/event';

/** The most webhooks of a portal, each of which may be sent to at the same time. */
export const MOST_WEBHOOKS = 20;

export const webhookListQuery = sortedQuery('url');

export const deliveryListQuery = sortedQuery('at');

export type DeliveryListQuery = z.output<typeof deliveryListQuery>;

const types = z
  .array(z.enum(EVENT_TYPES))
  .max(EVENT_TYPES.length)
  .transform((given) => EVENT_TYPES.filter((type) => given.includes(type)));

/** A new webhook. */
export const webhookInput = z
  .strictObject({
    url: text(2000).meta({ format: 'uri', example: 'https://intranet.voorbeeld.nl/huisstijl' }),
    types: types
      .optional()
      .meta({ description: 'Which events are sent; none named: all, those of later versions too.' }),
    active: z.boolean().optional(),
  })
  .meta({ id: 'WebhookCreate' });

/** A change of a webhook: omitted fields stay unchanged. */
export const webhookUpdate = webhookInput.partial().meta({ id: 'WebhookUpdate' });

export type WebhookInput = z.output<typeof webhookInput>;
export type WebhookUpdate = z.output<typeof webhookUpdate>;

export const webhookEntity = z
  .object({
    id: publicId,
    url: z.string(),
    types: z.array(z.string()).meta({ description: 'Empty: all.' }),
    active: z.boolean(),
    created_at: moment,
    failing_since: moment.nullable().meta({ description: 'Since when nothing arrived, while it was tried.' }),
    last: z
      .object({ at: moment, status: z.int().nullable() })
      .nullable()
      .meta({ description: 'The last try; without a status the receiver did not answer.' }),
  })
  .meta({ id: 'Webhook' });

/** A webhook with its secret, which is told once. */
export const webhookWithSecretEntity = webhookEntity
  .extend({ secret: z.string().meta({ description: 'Signs each message; told this once.' }) })
  .meta({ id: 'WebhookWithSecret' });

export const deliveryEntity = z
  .object({
    id: publicId.meta({ description: 'Sent as `webhook-id`, the same at each try.' }),
    event: publicId.nullable().meta({ description: 'The id of the event; null for a ping.' }),
    type: z.string(),
    at: moment.meta({ description: 'When it was put in the queue.' }),
    status: z.int().nullable().meta({ description: 'What the receiver answered at the last try.' }),
    body: z.string().nullable().meta({ description: 'The text of that answer, at most 20 kB of it.' }),
    tries: nonNegativeInteger,
    next_at: moment
      .nullable()
      .meta({ description: 'When it is tried; null once it arrived or was given up.' }),
    sent: z.string().nullable().meta({ description: 'The body that was sent at the last try.' }),
    duration: nonNegativeInteger.nullable().meta({ description: 'How long that took, in ms.' }),
    problem: z.string().nullable().meta({ description: 'Why it did not arrive, in Dutch.' }),
  })
  .meta({ id: 'WebhookDelivery' });

export type WebhookResponse = z.output<typeof webhookEntity>;
export type DeliveryResponse = z.output<typeof deliveryEntity>;
