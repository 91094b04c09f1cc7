import type { components } from '../../api/schema';

type Schemas = components['schemas'];

/** A token with which a program calls. */
export type ApiToken = Schemas['ApiToken'];
/** A token with the token itself, which only the answer to its making has. */
export type NewApiToken = Schemas['NewApiToken'];
export type ApiTokenWrite = Schemas['ApiTokenCreate'];
/** What a token may do. */
export type Scope = ApiToken['scopes'][number];

/** An address that gets a message when something changes. */
export type Webhook = Schemas['Webhook'];
/** A webhook with its secret, which only the answer to its making has. */
export type NewWebhook = Schemas['WebhookWithSecret'];
/** What can happen. */
export type EventType = Schemas['Event']['type'];
/** Where a webhook sends what; no types are all of them. */
export interface WebhookWrite {
  url: string;
  types: EventType[];
}
/** One message to a webhook, and how that went. */
export type Delivery = Schemas['WebhookDelivery'];
