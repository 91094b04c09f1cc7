const KEY = 'session';

/** Says, without being a secret, that this browser holds a session: visitors then cause no refresh call. */
export function hasSession(): boolean {
  return localStorage.getItem(KEY) === '1';
}

export function rememberSession(): void {
  localStorage.setItem(KEY, '1');
}

export function forgetSession(): void {
  localStorage.removeItem(KEY);
}

/** Calls back when another tab of this browser logs in or out. */
export function onSessionElsewhere(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
