import { defineRoute } from '../../../http/define-route';
import { getData, getList } from '../../../http/schemas/plain';
import {
  deliveryEntity,
  deliveryListQuery,
  webhookEntity,
  webhookInput,
  webhookListQuery,
  webhookUpdate,
  webhookWithSecretEntity,
} from '../schemas/webhook';

const example = { url: 'https://intranet.voorbeeld.nl/huisstijl', types: ['page.published'] };

export default {
  routes: [
    defineRoute('GET', '/admin/webhooks', 'webhook.list', {
      access: 'admin',
      summary: 'The webhooks, the oldest first.',
      query: webhookListQuery,
      response: getList(webhookEntity),
    }),
    defineRoute('POST', '/admin/webhooks', 'webhook.create', {
      access: 'admin',
      summary: 'Adds a webhook, and tells its secret once.',
      description:
        'From now on each event that a visitor would get is posted to `url`, signed by Standard Webhooks 1.0, within seconds. What does not arrive (any answer but 2xx, within 10 s; redirects are not followed) is tried again for 24 hours. Addresses of this machine and private networks are refused, by name too.',
      body: webhookInput,
      example,
      response: getData(webhookWithSecretEntity),
      errors: [409],
    }),
    defineRoute('PUT', '/admin/webhooks/:id', 'webhook.update', {
      access: 'admin',
      summary: 'Changes the given fields of a webhook; off gives up what waits for it.',
      body: webhookUpdate,
      example: { active: false },
      response: getData(webhookEntity),
      errors: [412],
    }),
    defineRoute('DELETE', '/admin/webhooks/:id', 'webhook.delete', {
      access: 'admin',
      summary: 'Deletes a webhook with its messages.',
      answers: 'nothing',
    }),
    defineRoute('POST', '/admin/webhooks/:id/secret', 'webhook.secret', {
      access: 'admin',
      summary: 'Gives a webhook a new secret, which counts at once and is told once.',
      response: getData(webhookWithSecretEntity),
    }),
    defineRoute('POST', '/admin/webhooks/:id/ping', 'webhook.ping', {
      access: 'admin',
      summary: 'Sends a test message of type `ping`, once, also when the webhook is off.',
      response: getData(deliveryEntity),
    }),
    defineRoute('GET', '/admin/webhooks/:id/deliveries', 'webhook.deliveries', {
      access: 'admin',
      summary: 'What was sent to a webhook in the last 30 days, or waits for it, the newest first.',
      query: deliveryListQuery,
      response: getList(deliveryEntity),
    }),
    defineRoute('POST', '/admin/webhooks/:id/deliveries/:delivery/retry', 'webhook.retry', {
      access: 'admin',
      summary: 'Sends a message again at once, with the same id; also one that arrived.',
      response: getData(deliveryEntity),
    }),
  ],
};
