import { mutate } from 'swr';
import type { Profile } from '../../api/types';
import { api, unwrap } from '../api/client';
import { ApiError, isUnreachable, NO_RESPONSE, toApiError } from '../api/errors';
import { onServerBack } from '../online/online';
import { forgetOfflineCopies } from '../online/service-worker';
import { createLiveValue } from '../live-value';
import { matchesKey } from '../swr-keys';
import { dropToken } from './access-token';
import {
  forgetSession,
  hasSession,
  storeProfile,
  readStoredProfile,
  onSessionElsewhere,
} from './session-marker';

/** The current viewer: unknown yet, anonymous, or a user with a profile. */
export type Viewer =
  | { state: 'unknown' }
  | { state: 'anonymous' }
  /** Not `confirmed` until the server responds: until then it is the previously logged-in user. */
  | { state: 'user'; profile: Profile; confirmed: boolean };

export const liveViewer = createLiveValue<Viewer>({ state: 'unknown' });

const { get: currentViewer, set: become } = liveViewer;
export { currentViewer };

/** Determines the viewer at startup. A visitor without a session causes no request. */
export async function startSession(): Promise<void> {
  onSessionElsewhere(() => window.location.reload());
  await findViewer();
}

async function findViewer(): Promise<void> {
  if (!hasSession()) return become({ state: 'anonymous' });
  const before = currentViewer();
  const found = await unwrap(api.GET('/profile')).catch((thrown: unknown) => toApiError(thrown));
  // The user may have logged out in the meantime.
  if (currentViewer() !== before) return;
  if (!(found instanceof ApiError)) {
    become(getUser(found));
    // Data read in the meantime belongs to an earlier visit.
    if (before.state === 'user') await mutate(() => true);
    return;
  }
  // The session ended while the portal was closed: drop everything that belongs to it.
  if (found.status === 401) return endSession();
  if (!isUnreachable(found)) return become({ state: 'anonymous' });
  become(recallViewer());
  if (found.status === NO_RESPONSE) onServerBack(() => void findViewer());
  else setTimeout(() => void findViewer(), ASK_AGAIN_MS);
}

/** Retry delay after a server error. */
const ASK_AGAIN_MS = 5000;

function getUser(profile: Profile): Viewer {
  storeProfile(profile);
  return { state: 'user', profile, confirmed: true };
}

/** The user as the server last confirmed it. */
function recallViewer(): Viewer {
  const profile = readStoredProfile();
  return profile ? { state: 'user', profile, confirmed: false } : { state: 'anonymous' };
}

/** Forgets the viewer and everything that was fetched for them. */
export async function endSession(): Promise<void> {
  dropToken();
  forgetSession();
  forgetOfflineCopies();
  become({ state: 'anonymous' });
  await forgetCachedData();
}

/** Takes a profile as that of the viewer. */
export function updateProfile(profile: Profile): void {
  become(getUser(profile));
}

/** Forgets what was fetched for another viewer, and fetches what is on screen anew. */
export function forgetCachedData(): Promise<unknown> {
  return mutate((key) => !matchesKey(key, 'site'), undefined, { revalidate: true });
}
