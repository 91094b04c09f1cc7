import useSWR, { mutate } from 'swr';
import type { List } from '../../../api/types';
import { api, unwrap } from '../../../lib/api/client';
import { loadEvery } from '../../../lib/api/load-every';
import { matchesKey, swrKey } from '../../../lib/swr-keys';
import type { Delivery, NewWebhook, Webhook, WebhookWrite } from '../types';
import { getPause } from '../words/delivery-words';

/** All webhooks, the oldest first. */
export const useWebhooks = () =>
  useSWR<Webhook[], unknown>(swrKey('connections', 'webhooks'), () =>
    loadEvery((query) => api.GET('/admin/webhooks', { params: { query } })),
  );

/** The latest deliveries of a webhook, newest first; read again while one of them is under way. */
export const useDeliveries = (id: string, count: number) =>
  useSWR<List<Delivery>, unknown>(
    swrKey('connections', 'deliveries', id, count),
    () =>
      api.GET('/admin/webhooks/{id}/deliveries', {
        params: { path: { id }, query: { pageSize: count } },
      }),
    { keepPreviousData: true, refreshInterval: (latest) => getPause(latest?.data ?? []) },
  );

const refresh = () => mutate(swrKey('connections', 'webhooks'));

const refreshDeliveries = (id: string) =>
  mutate((key) => matchesKey(key, 'connections', 'deliveries') && key[2] === id);

/** Adds a webhook; only this answer has its secret. */
export async function createWebhook(body: WebhookWrite): Promise<NewWebhook> {
  const made = await unwrap(api.POST('/admin/webhooks', { body }));
  await refresh();
  return made;
}

/** Changes what is given of a webhook. Throws an ApiError, with 400 at `url` for an address inside the network. */
export async function updateWebhook(
  id: string,
  body: Partial<WebhookWrite & Pick<Webhook, 'active'>>,
): Promise<void> {
  await api.PUT('/admin/webhooks/{id}', { params: { path: { id } }, body });
  await refresh();
}

/** Deletes a webhook with its deliveries. */
export async function removeWebhook(id: string): Promise<void> {
  await api.DELETE('/admin/webhooks/{id}', { params: { path: { id } } });
  await refresh();
}

/** Gives a webhook another secret, which only this answer has. The one before ends at once. */
export const renewSecret = async (id: string): Promise<NewWebhook> =>
  unwrap(api.POST('/admin/webhooks/{id}/secret', { params: { path: { id } } }));

/** Sends a test message, once, also when the webhook is off. */
export async function sendPing(id: string): Promise<void> {
  await api.POST('/admin/webhooks/{id}/ping', { params: { path: { id } } });
  await refreshDeliveries(id);
}

/** Sends deliveries once more, one after the other. */
export async function sendAgain(id: string, deliveries: readonly Pick<Delivery, 'id'>[]): Promise<void> {
  for (const { id: delivery } of deliveries)
    await api.POST('/admin/webhooks/{id}/deliveries/{delivery}/retry', {
      params: { path: { id, delivery } },
    });
  await refreshDeliveries(id);
}
