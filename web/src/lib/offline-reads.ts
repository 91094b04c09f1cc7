import { get, set } from 'idb-keyval';
import { isUnreachable, toApiError } from './api/errors';
import { readsStore } from './local-draft';
import { currentViewer } from './session/session';

/** Keys are per user: nobody may read another user's copies. */
function ownKey(key: readonly string[]): string | null {
  const viewer = currentViewer();
  return viewer.state === 'user' ? `${viewer.profile.id}/${key.join('/')}` : null;
}

/** Stores a response in this browser for offline work. */
export async function storeRead<T>(key: readonly string[], value: T): Promise<T> {
  const own = ownKey(key);
  // Without storage everything still works online.
  if (own) await set(own, value, readsStore()).catch(() => undefined);
  return value;
}

/** The response of the server; offline, the last stored one. */
export async function readOrStored<T>(key: readonly string[], read: () => Promise<T>): Promise<T> {
  try {
    return await storeRead(key, await read());
  } catch (thrown) {
    const own = isUnreachable(toApiError(thrown)) ? ownKey(key) : null;
    const kept = own ? await get<T>(own, readsStore()).catch(() => undefined) : undefined;
    if (kept === undefined) throw thrown;
    return kept;
  }
}
