import type { Profile } from '../../api/types';

const KEY = 'session';
const PROFILE = 'profile';

/** The id of the login of this browser: no secret, and known to its own tabs only. Null when nobody is logged in. */
export const loginId = (): string | null => localStorage.getItem(KEY);

/** Says, without being a secret, that this browser holds a session: visitors then cause no refresh call. */
export const hasSession = (): boolean => loginId() !== null;

/** Notes a login; each has an id of its own. Gives it. */
export function rememberSession(): string {
  const id = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  localStorage.setItem(KEY, id);
  return id;
}

export function forgetSession(): void {
  localStorage.removeItem(KEY);
  localStorage.removeItem(PROFILE);
}

const isProfile = (value: unknown): value is Profile =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'roles' in value &&
  Array.isArray(value.roles);

/** Keeps who is logged in, for a visit without a connection. */
export function keepProfile(profile: Profile): void {
  localStorage.setItem(PROFILE, JSON.stringify(profile));
}

/** Who was logged in when the server could last be asked. */
export function keptProfile(): Profile | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PROFILE) ?? 'null');
    return isProfile(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Calls back when another tab of this browser logs in or out. */
export function onSessionElsewhere(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
