import type { Profile } from '../../api/types';
import { writeCookie } from '../cookies';
import { isObject } from '../is-object';

const KEY = 'session';
const PROFILE = 'profile';

/** Tells the server not to render the view of visitors; does not identify the user (cms: middlewares/portal.ts). */
const COOKIE = 'portal_session';

/** Where this browser keeps what was sought: the next user must not find it. */
export const RECENT_SEARCHES = 'recent-searches';

/** Where this browser keeps baskets… */
export const BASKETS = 'basket:';

/** …and that of one person: each finds only their own. */
export const basketKey = (user: string | null): string => BASKETS + (user ?? 'visitor');

/** The id of this browser's login; null when logged out. Not a secret: only its own tabs know it. */
export const loginId = (): string | null => localStorage.getItem(KEY);

/** A non-secret flag that this browser has a session. It saves visitors a refresh request. */
export const hasSession = (): boolean => loginId() !== null;

/** Records a login under a new id, and returns the id. */
export function rememberSession(): string {
  const id = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  localStorage.setItem(KEY, id);
  return id;
}

export function forgetSession(): void {
  localStorage.removeItem(KEY);
  writeCookie(COOKIE, '', 0);
  localStorage.removeItem(PROFILE);
  localStorage.removeItem(RECENT_SEARCHES);
}

const isProfile = (value: unknown): value is Profile =>
  isObject(value) && 'id' in value && 'roles' in value && Array.isArray(value.roles);

/** Stores the profile, for a visit without a connection. */
export function storeProfile(profile: Profile): void {
  localStorage.setItem(PROFILE, JSON.stringify(profile));
  writeCookie(COOKIE, '1');
}

/** The profile as the server last confirmed it. */
export function readStoredProfile(): Profile | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PROFILE) ?? 'null');
    return isProfile(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Subscribes to logins and logouts in other tabs of this browser. */
export function onSessionElsewhere(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
