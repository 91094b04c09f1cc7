import type { components } from '../../api/schema';

type Schemas = components['schemas'];

export type ApiToken = Schemas['ApiToken'];
/** A key with the key itself, which only the answer to its making has. */
export type NewApiToken = Schemas['NewApiToken'];
export type ApiTokenWrite = Schemas['ApiTokenCreate'];
export type Scope = ApiToken['scopes'][number];

export type Webhook = Schemas['Webhook'];
/** A webhook with its secret, which only the answer to its making has. */
export type NewWebhook = Schemas['WebhookWithSecret'];
export type EventType = Schemas['Event']['type'];
/** Where a webhook sends what; no types are all of them. */
export interface WebhookWrite {
  url: string;
  types: EventType[];
}
export type Delivery = Schemas['WebhookDelivery'];
