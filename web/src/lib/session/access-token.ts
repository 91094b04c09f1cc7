import { API_PREFIX } from 'cms/shared/addresses';
import { fetchWithRetry } from '../api/fetch-with-retry';
import { fromErrorBody } from '../api/errors';
import { forgetSession, hasSession } from './session-marker';

/** The response of login and refresh; `expires_in` is in seconds. */
export interface Grant {
  access_token: string;
  expires_in: number;
}

interface HeldToken {
  token: string;
  goodUntil: number;
}

/** Renew this early, so that no token expires while a request is in flight. */
const MARGIN_MS = 30_000;

/** In memory only: scripts cannot read it from storage, and it goes away with the tab. */
let heldToken: HeldToken | null = null;
let renewal: Promise<string | null> | null = null;

/** Stores the token from login or refresh. */
export function storeToken(grant: Grant): void {
  heldToken = { token: grant.access_token, goodUntil: Date.now() + grant.expires_in * 1000 };
}

export function dropToken(): void {
  heldToken = null;
}

/** The token to send, renewed first when it is about to expire; null for an anonymous viewer. */
export async function accessToken(): Promise<string | null> {
  if (heldToken && Date.now() < heldToken.goodUntil - MARGIN_MS) return heldToken.token;
  return hasSession() ? renewAccessToken(heldToken?.token ?? null) : null;
}

/** Renews the token through the httpOnly cookie. Concurrent callers share one request. */
export async function renewAccessToken(refused: string | null): Promise<string | null> {
  if (heldToken && heldToken.token !== refused) return heldToken.token;
  renewal ??= requestToken().finally(() => {
    renewal = null;
  });
  return renewal;
}

const postRefresh = (): Promise<Response> => fetchWithRetry(`${API_PREFIX}/auth/refresh`, { method: 'POST' });

/**
 * Tabs take turns, because each cookie works once and the next tab needs the cookie that the last response set. Without
 * the Web Locks API (outside https) a refused tab tries once more: by then the browser has the cookie that another tab
 * received.
 */
async function refreshInTurn(locks: LockManager | null | undefined): Promise<Response> {
  if (locks) return locks.request('refresh', postRefresh);
  const response = await postRefresh();
  return response.status === 401 ? postRefresh() : response;
}

async function requestToken(): Promise<string | null> {
  const response = await refreshInTurn(navigator.locks);
  if (response.ok) {
    const grant: Grant = await response.json();
    storeToken(grant);
    return grant.access_token;
  }
  // Only a 401 ends the session; any other failure says nothing about it.
  if (response.status !== 401) throw fromErrorBody(response.status, await response.json().catch(() => null));
  dropToken();
  forgetSession();
  return null;
}
