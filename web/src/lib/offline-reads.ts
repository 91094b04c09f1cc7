import { get, set } from 'idb-keyval';
import { isUnreachable, toApiError } from './api/errors';
import { readsStore } from './offline-store';
import { currentViewer } from './session/session';

/** What is kept of one person is for nobody else. */
function ownKey(key: string): string | null {
  const viewer = currentViewer();
  return viewer.state === 'user' ? `${viewer.profile.id}/${key}` : null;
}

/** Keeps an answer of the server in this browser, to work on without a connection. */
export async function keepRead<T>(key: string, value: T): Promise<T> {
  const own = ownKey(key);
  // A browser that keeps nothing works as long as there is a connection.
  if (own) await set(own, value, readsStore()).catch(() => undefined);
  return value;
}

/** What the server answers; without a connection what it answered last. */
export async function readOrKept<T>(key: string, read: () => Promise<T>): Promise<T> {
  try {
    return await keepRead(key, await read());
  } catch (thrown) {
    const own = isUnreachable(toApiError(thrown)) ? ownKey(key) : null;
    const kept = own ? await get<T>(own, readsStore()).catch(() => undefined) : undefined;
    if (kept === undefined) throw thrown;
    return kept;
  }
}
