import useSWR, { mutate } from 'swr';
import { api, unwrap } from '../../../lib/api/client';
import { loadEvery } from '../../../lib/api/load-every';
import { swrKey } from '../../../lib/swr-keys';
import type { ApiToken, ApiTokenWrite, NewApiToken } from '../types';

/** All tokens of programs, the latest first. */
export const useApiTokens = () =>
  useSWR<ApiToken[], unknown>(swrKey('connections', 'api-tokens'), () =>
    loadEvery((query) => api.GET('/admin/api-tokens', { params: { query } })),
  );

const refresh = () => mutate(swrKey('connections', 'api-tokens'));

/** Makes a token; only this answer has the token itself. */
export async function createApiToken(body: ApiTokenWrite): Promise<NewApiToken> {
  const made = await unwrap(api.POST('/admin/api-tokens', { body }));
  await refresh();
  return made;
}

/** Gives a token another end, null for none; also one that has lapsed. */
export async function extendApiToken(id: string, expires_at: string | null): Promise<void> {
  await api.PUT('/admin/api-tokens/{id}', { params: { path: { id } }, body: { expires_at } });
  await refresh();
}

/** Revokes a token: its next request is refused. */
export async function revokeApiToken(id: string): Promise<void> {
  await api.DELETE('/admin/api-tokens/{id}', { params: { path: { id } } });
  await refresh();
}
