import { mutate } from 'swr';
import type { Profile } from '../../api/types';
import { api, unwrap } from '../api/client';
import { ApiError, isUnreachable, NO_ANSWER, toApiError } from '../api/errors';
import { onServerBack } from '../online/online';
import { forgetOfflineCopies, forgetOtherLogins } from '../online/service-worker';
import { createLiveValue } from '../live-value';
import { matchesKey } from '../swr-keys';
import { dropToken, type Grant, keepToken } from './access-token';
import {
  basketKey,
  forgetSession,
  hasSession,
  keepProfile,
  keptProfile,
  onSessionElsewhere,
  rememberSession,
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
  become(recall());
  if (found.status === NO_ANSWER) onServerBack(() => void findViewer());
  else setTimeout(() => void findViewer(), ASK_AGAIN_MS);
}

/** Retry delay after a server error. */
const ASK_AGAIN_MS = 5000;

function getUser(profile: Profile): Viewer {
  keepProfile(profile);
  return { state: 'user', profile, confirmed: true };
}

/** The user as the server last confirmed it. */
function recall(): Viewer {
  const profile = keptProfile();
  return profile ? { state: 'user', profile, confirmed: false } : { state: 'anonymous' };
}

/** Logs in and fetches the profile. Throws an ApiError when the credentials are refused. */
export const logIn = (email: string, password: string): Promise<Profile> =>
  enter(api.POST('/auth/login', { body: { email, password } }));

/** Completes a SAML login with the code from the staff portal. Throws an ApiError when the code is invalid. */
export const logInBySaml = (code: string): Promise<Profile> =>
  enter(api.POST('/auth/saml', { body: { code } }));

/** Logs in with the cookie that came with a newly chosen password. Throws an ApiError when there is none. */
export const logInByCookie = (): Promise<Profile> => enter(api.POST('/auth/refresh'));

async function enter(login: Promise<Grant>): Promise<Profile> {
  keepToken(await login);
  forgetOtherLogins(rememberSession());
  const profile = await unwrap(api.GET('/profile'));
  await forgetCachedData();
  become(getUser(profile));
  return profile;
}

/** Ends the session here and on the server. An unreachable server does not keep the user logged in. */
export async function logOut(): Promise<void> {
  const profile = await whoLeaves();
  if (hasSession()) await api.POST('/auth/logout').catch(() => undefined);
  // Drafts may also date from when this user was still an admin.
  if (profile) await forgetWork(profile.id);
  if (profile) localStorage.removeItem(basketKey(profile.id));
  await endSession();
}

/** The user may open /logout directly, before the profile is known. */
async function whoLeaves(): Promise<Profile | null> {
  const viewer = currentViewer();
  if (viewer.state === 'unknown' && hasSession()) return unwrap(api.GET('/profile')).catch(() => null);
  return viewer.state === 'user' ? viewer.profile : null;
}

/** Removes the drafts of an editor from this browser. A session that expires keeps them for the next login. */
const forgetWork = (user: string): Promise<void> =>
  import('../local-draft').then(({ forgetUserDrafts }) => forgetUserDrafts(user)).catch(() => undefined);

/** Forgets the viewer and everything that was fetched for them. */
export async function endSession(): Promise<void> {
  dropToken();
  forgetSession();
  forgetOfflineCopies();
  become({ state: 'anonymous' });
  await forgetCachedData();
}

export function updateProfile(profile: Profile): void {
  become(getUser(profile));
}

function forgetCachedData(): Promise<unknown> {
  return mutate((key) => !matchesKey(key, 'site'), undefined, { revalidate: true });
}
