import { expect } from 'vitest';
import type { DeliveryResponse, WebhookResponse } from '../../src/api/webhook/schemas/webhook';
import type { Client } from './client';
import type { Data } from './wire';

/** A webhook as its maker gets it. */
export type NewWebhook = WebhookResponse & { secret: string };

/** What an administrator does with webhooks. */
export function getWebhooks(admin: Client) {
  const load = async (id: string): Promise<WebhookResponse | undefined> => {
    const { body } = await admin.get<Data<WebhookResponse[]>>('/admin/webhooks');
    return body.data.find((webhook) => webhook.id === id);
  };
  return {
    load,
    async make(url: string, more: object = {}): Promise<NewWebhook> {
      const { status, body } = await admin.post<Data<NewWebhook>>('/admin/webhooks', { url, ...more });
      expect(status).toBe(200);
      return body.data;
    },
    async deliveries(id: string): Promise<DeliveryResponse[]> {
      const path = `/admin/webhooks/${id}/deliveries?pageSize=500`;
      return (await admin.get<Data<DeliveryResponse[]>>(path)).body.data;
    },
    async ping(id: string): Promise<DeliveryResponse> {
      const { status, body } = await admin.post<Data<DeliveryResponse>>(`/admin/webhooks/${id}/ping`);
      expect(status).toBe(200);
      return body.data;
    },
    async drop(): Promise<void> {
      const { body } = await admin.get<Data<WebhookResponse[]>>('/admin/webhooks');
      for (const { id } of body.data) await admin.delete(`/admin/webhooks/${id}`);
    },
  };
}
