import { useEffect } from 'react';
import useSWR from 'swr';
import type { Page } from '../../api/types';
import { fetchWithRetry } from '../../lib/api/fetch-with-retry';
import { api, unwrap } from '../../lib/api/client';
import { fromErrorBody } from '../../lib/api/errors';
import { swrKey } from '../../lib/swr-keys';
import { isObject } from '../../lib/is-object';

/** What Strapi's panel tells the frame after it saved the page. */
const SAVED = 'strapiUpdate';

const isSaved = ({ origin, data }: MessageEvent<unknown>): boolean =>
  origin === window.location.origin && isObject(data) && 'type' in data && data.type === SAVED;

/** Reads a draft outside the API: for the account of Strapi's panel in this browser, not for a user of the portal. */
async function readPreview([, id, query]: readonly [string, string, string]): Promise<Page> {
  const response = await fetchWithRetry(`/portal/preview/${id}${query}`, {
    headers: { Accept: 'application/json' },
  });
  const { data, error }: { data: Page; error: unknown } = await response.json();
  if (response.ok) return data;
  throw fromErrorBody(response.status, error);
}

const stay = { onError: () => undefined };

/** The draft of a page, read again when the panel around it saved it. */
export function usePreview(id: string, search: string) {
  const { data, error, mutate } = useSWR<Page, unknown, ['preview', string, string]>(
    swrKey('preview', id, search),
    readPreview,
    stay,
  );
  useEffect(() => {
    const readAgain = (event: MessageEvent<unknown>) => {
      if (isSaved(event)) void mutate();
    };
    window.addEventListener('message', readAgain);
    return () => window.removeEventListener('message', readAgain);
  }, [mutate]);
  return { data, error };
}

/** The draft of a page at an address that an admin gave away. */
export const useSharedPreview = (token: string) =>
  useSWR<Page, unknown>(
    swrKey('previews', token),
    () => unwrap(api.GET('/previews/{token}', { params: { path: { token } } })),
    stay,
  );
