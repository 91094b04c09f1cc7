import useSWR from 'swr';
import type { components } from '../../api/schema';
import { api, unwrap } from '../../lib/api/client';
import { useSession } from '../../lib/session/use-session';
import { swrKey } from '../../lib/swr-keys';

export type Share = components['schemas']['Share'];
export type OpenedShare = components['schemas']['OpenedShare'];
export type ShareInput = components['schemas']['ShareInput'];

/** The links that the viewer made; all of them for administrators. */
export function useShares() {
  const { profile } = useSession();
  return useSWR<Share[], unknown>(profile ? swrKey('shares') : null, () => unwrap(api.GET('/shares')));
}

export const createShare = (body: ShareInput): Promise<Share> => unwrap(api.POST('/shares', { body }));

export async function revokeShare(id: string): Promise<void> {
  await api.DELETE('/shares/{id}', { params: { path: { id } } });
}

/** What a link shares, for whoever has it and knows its password. */
export const openShare = (token: string, password: string | null): Promise<OpenedShare> =>
  unwrap(
    api.POST('/shares/{token}/open', {
      params: { path: { token } },
      body: password === null ? {} : { password },
    }),
  );

/** Whether the settings of the portal let the viewer share by a link. */
export const useMayShare = (): boolean => useSession().profile?.canShare ?? false;
