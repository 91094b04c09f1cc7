import useSWR, { mutate } from 'swr';
import { api, unwrap } from '../../../lib/api/client';
import { loadEvery } from '../../../lib/api/load-every';
import { swrKey } from '../../../lib/swr-keys';
import type { ApiToken, ApiTokenWrite, NewApiToken } from '../types';

/** All keys of programs, the latest first. */
export const useKeys = () =>
  useSWR<ApiToken[], unknown>(swrKey('connections', 'keys'), () =>
    loadEvery((query) => api.GET('/admin/api-tokens', { params: { query } })),
  );

const refresh = () => mutate(swrKey('connections', 'keys'));

/** Makes a key; only this answer has the key itself. */
export async function createKey(body: ApiTokenWrite): Promise<NewApiToken> {
  const made = await unwrap(api.POST('/admin/api-tokens', { body }));
  await refresh();
  return made;
}

/** Gives a key another end, null for none; also one that has lapsed. */
export async function extendKey(id: string, expires_at: string | null): Promise<void> {
  await api.PUT('/admin/api-tokens/{id}', { params: { path: { id } }, body: { expires_at } });
  await refresh();
}

/** Revokes a key: its next request is refused. */
export async function revokeKey(id: string): Promise<void> {
  await api.DELETE('/admin/api-tokens/{id}', { params: { path: { id } } });
  await refresh();
}
