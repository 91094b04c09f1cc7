import { expect } from 'vitest';
import type { DeliveryResponse, WebhookResponse } from '../../src/api/webhook/schemas/webhook';
import type { Client } from './client';
import type { Data, PageBody } from './wire';
import { newWord } from './words';

const PAST = '2026-01-02T03:04:05.000Z';

export const hasStatus = ({ status }: DeliveryResponse): boolean => status !== null;
export const wasTried = ({ tries, duration }: DeliveryResponse): boolean => tries > 0 && duration !== null;
/** It is not sent again. */
export const isOver = ({ next_at: nextAt }: DeliveryResponse): boolean => nextAt === null;

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
    /** The only message of a webhook, once `what` holds of it. */
    async delivered(id: string, what: (delivery: DeliveryResponse) => boolean): Promise<DeliveryResponse> {
      let found: DeliveryResponse | undefined;
      await expect
        .poll(async () => {
          [found] = await this.deliveries(id);
          return found !== undefined && what(found);
        })
        .toBe(true);
      if (!found) throw new Error('No delivery');
      return found;
    },
    /** Makes a public page, which is a change that visitors see. */
    async publish(more: object = {}): Promise<PageBody> {
      const page = { title: newWord(), is_public: true, published_at: PAST, ...more };
      const { status, body } = await admin.post<Data<PageBody>>('/pages', page);
      expect(status).toBe(200);
      return body.data;
    },
    async drop(): Promise<void> {
      const { body } = await admin.get<Data<WebhookResponse[]>>('/admin/webhooks');
      for (const { id } of body.data) await admin.delete(`/admin/webhooks/${id}`);
    },
  };
}
