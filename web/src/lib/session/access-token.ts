import { ask } from '../api/ask';
import { fromErrorBody } from '../api/errors';
import { forgetSession, hasSession } from './session-marker';

/** What login and refresh give; `expires_in` in seconds. */
export interface Grant {
  access_token: string;
  expires_in: number;
}

interface Held {
  token: string;
  goodUntil: number;
}

/** A token is renewed a little before it runs out, so that no request is lost on the way. */
const MARGIN_MS = 30_000;

/** Kept in memory only: no script can read it from storage, and it is gone with the tab. */
let held: Held | null = null;
let renewal: Promise<string | null> | null = null;

/** Keeps what login or refresh gave. */
export function keepToken(grant: Grant): void {
  held = { token: grant.access_token, goodUntil: Date.now() + grant.expires_in * 1000 };
}

/** Forgets the token; the viewer is anonymous from now on. */
export function dropToken(): void {
  held = null;
}

/** The token to send, renewed first when it is about to run out; null for an anonymous viewer. */
export async function accessToken(): Promise<string | null> {
  if (held && Date.now() < held.goodUntil - MARGIN_MS) return held.token;
  return hasSession() ? renewAccessToken(held?.token ?? null) : null;
}

/** Renews through the httpOnly cookie. All who ask at the same time share one call. */
export async function renewAccessToken(refused: string | null): Promise<string | null> {
  if (held && held.token !== refused) return held.token;
  renewal ??= requestToken().finally(() => {
    renewal = null;
  });
  return renewal;
}

const postRefresh = (): Promise<Response> => ask('/api/v1/auth/refresh', { method: 'POST' });

/**
 * Tabs take turns, for a cookie is good for one call, and the next tab sends what the last one got. Without locks, outside
 * https, a refused tab tries once more: by then the browser has the cookie of another one.
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
    keepToken(grant);
    return grant.access_token;
  }
  // Only that answer ends a session: without another one nobody knows.
  if (response.status !== 401) throw fromErrorBody(response.status, await response.json().catch(() => null));
  dropToken();
  forgetSession();
  return null;
}
