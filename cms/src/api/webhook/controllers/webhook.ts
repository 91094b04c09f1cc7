import { unescape } from 'node:querystring';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listFrom } from '../../../http/lists';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { createVersionCheck, setVersion } from '../../../http/versions';
import { listDeliveries, ping, retry } from '../lib/deliveries';
import {
  createWebhook,
  deleteWebhook,
  getWebhookState,
  loadWebhooks,
  renewSecret,
  updateWebhook,
} from '../lib/webhooks';
import { presentDelivery, presentWebhook } from '../presenters/webhook';
import {
  deliveryListQuery,
  webhookInput,
  webhookListQuery,
  webhookUpdate,
  type WebhookResponse,
} from '../schemas/webhook';

/** As it is read, not as it is sent. */
const FIELDS = { url: ({ url }: WebhookResponse) => unescape(url) };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /admin/webhooks. */
  async list(ctx: Context) {
    const webhooks = await loadWebhooks(strapi);
    setVersion(ctx, webhooks.map(getWebhookState));
    ctx.body = listFrom(webhooks.map(presentWebhook), parseQuery(ctx, webhookListQuery), FIELDS);
  },

  /** POST /admin/webhooks. */
  async create(ctx: Context) {
    const { webhook, secret } = await createWebhook(strapi, parseBody(ctx, webhookInput));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: { ...presentWebhook(webhook), secret } };
  },

  /** PUT /admin/webhooks/:id. */
  async update(ctx: Context) {
    const input = parseBody(ctx, webhookUpdate);
    const webhook = await updateWebhook(strapi, ctx.params.id, input, createVersionCheck(ctx));
    ctx.body = { data: presentWebhook(webhook) };
  },

  /** DELETE /admin/webhooks/:id. */
  async delete(ctx: Context) {
    await deleteWebhook(strapi, ctx.params.id);
  },

  /** POST /admin/webhooks/:id/secret. */
  async secret(ctx: Context) {
    const { webhook, secret } = await renewSecret(strapi, ctx.params.id);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: { ...presentWebhook(webhook), secret } };
  },

  /** POST /admin/webhooks/:id/ping. */
  async ping(ctx: Context) {
    ctx.body = { data: presentDelivery(await ping(strapi, ctx.params.id)) };
  },

  /** GET /admin/webhooks/:id/deliveries. */
  async deliveries(ctx: Context) {
    const query = parseQuery(ctx, deliveryListQuery);
    ctx.body = await listDeliveries(strapi, ctx.params.id, query);
  },

  /** POST /admin/webhooks/:id/deliveries/:delivery/retry. */
  async retry(ctx: Context) {
    const { id, delivery } = ctx.params;
    ctx.body = { data: presentDelivery(await retry(strapi, id, delivery)) };
  },
});
