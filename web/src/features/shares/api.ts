import type { OperationRequestBodyContent } from 'openapi-typescript-helpers';
import useSWR from 'swr';
import type { components, paths } from '../../api/schema';
import type { List } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { useSession } from '../../lib/session/use-session';
import { useSite } from '../../lib/site';
import { swrKey } from '../../lib/swr-keys';

export type Share = components['schemas']['Share'];
export type OpenShare = components['schemas']['OpenShare'];
export type ShareInput = OperationRequestBodyContent<paths['/shares']['post']>;

/** One page of the links that the viewer made, or that anybody made for an administrator; the newest first. */
export function useShares(page: number) {
  const { profile } = useSession();
  return useSWR<List<Share>, unknown>(
    profile ? swrKey('shares', page) : null,
    () => api.GET('/shares', { params: { query: { page, pageSize: 50 } } }),
    { keepPreviousData: true },
  );
}

export const createShare = (body: ShareInput): Promise<Share> => unwrap(api.POST('/shares', { body }));

export async function revokeShare(id: string): Promise<void> {
  await api.DELETE('/shares/{id}', { params: { path: { id } } });
}

/** The contents of a share, for anyone with its link and password. */
export const openShare = (token: string, password: string | null): Promise<OpenShare> =>
  unwrap(
    api.POST('/shares/{token}/open', {
      params: { path: { token } },
      body: password === null ? {} : { password },
    }),
  );

/** Whether the portal's settings allow the viewer to share. Only hides what the server would refuse. */
export function useMayShare(): boolean {
  const { sharing } = useSite();
  const { profile, isAdmin } = useSession();
  return isAdmin ? sharing !== 'off' : profile !== null && sharing === 'staff';
}
