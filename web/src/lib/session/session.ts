import { mutate } from 'swr';
import type { Profile } from '../../api/types';
import { api, unwrap } from '../api/client';
import { ApiError, isUnreachable, NO_ANSWER, toApiError } from '../api/errors';
import { onServerBack } from '../online/online';
import { forgetOfflineCopies, forgetOtherLogins } from '../online/service-worker';
import { dropToken, type Grant, keepToken } from './access-token';
import {
  forgetSession,
  hasSession,
  keepProfile,
  keptProfile,
  onSessionElsewhere,
  rememberSession,
} from './session-marker';

/** Who looks at the portal: not known yet, nobody in particular, or somebody with a profile. */
export type Viewer =
  | { state: 'unknown' }
  | { state: 'anonymous' }
  /** Not `confirmed` as long as the server gives no answer: then it is who was logged in before. */
  | { state: 'user'; profile: Profile; confirmed: boolean };

let viewer: Viewer = { state: 'unknown' };
const listeners = new Set<() => void>();

export const currentViewer = (): Viewer => viewer;

export function subscribeToViewer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: Viewer): void {
  viewer = next;
  listeners.forEach((listener) => listener());
}

/** Finds out at start who is looking. A visitor without a session costs no request. */
export async function startSession(): Promise<void> {
  onSessionElsewhere(() => window.location.reload());
  await findViewer();
}

async function findViewer(): Promise<void> {
  if (!hasSession()) return become({ state: 'anonymous' });
  const before = viewer;
  const found = await unwrap(api.GET('/profile')).catch((thrown: unknown) => toApiError(thrown));
  // Whoever logs out meanwhile stays out.
  if (viewer !== before) return;
  if (!(found instanceof ApiError)) {
    become(getUser(found));
    // What was read meanwhile is of an earlier visit.
    if (before.state === 'user') await mutate(() => true);
    return;
  }
  // The session ended while nobody was looking: nothing of it stays.
  if (found.status === 401) return endSession();
  if (!isUnreachable(found)) return become({ state: 'anonymous' });
  become(recall());
  if (found.status === NO_ANSWER) onServerBack(() => void findViewer());
  else setTimeout(() => void findViewer(), ASK_AGAIN_MS);
}

/** A server that answers with an error is asked again. */
const ASK_AGAIN_MS = 5000;

function getUser(profile: Profile): Viewer {
  keepProfile(profile);
  return { state: 'user', profile, confirmed: true };
}

/** Who was logged in when the server could last be asked. */
function recall(): Viewer {
  const profile = keptProfile();
  return profile ? { state: 'user', profile, confirmed: false } : { state: 'anonymous' };
}

/** Logs in and fetches the profile. Throws an ApiError when the credentials are refused. */
export const logIn = (email: string, password: string): Promise<Profile> =>
  enter(api.POST('/auth/login', { body: { email, password } }));

/** Ends a login through a staff portal with the code that it gave. Throws an ApiError when the code does not count. */
export const logInBySaml = (code: string): Promise<Profile> =>
  enter(api.POST('/auth/saml', { body: { code } }));

async function enter(login: Promise<Grant>): Promise<Profile> {
  keepToken(await login);
  forgetOtherLogins(rememberSession());
  const profile = await unwrap(api.GET('/profile'));
  await forgetCachedData();
  become(getUser(profile));
  return profile;
}

/** Ends the session here and on the server. A server that cannot be reached does not keep anybody in. */
export async function logOut(): Promise<void> {
  const profile = await whoLeaves();
  if (hasSession()) await api.POST('/auth/logout').catch(() => undefined);
  // Who is no admin any more may have been one.
  if (profile) await forgetWork(profile.id);
  await endSession();
}

/** Whoever opens the portal to log out may not be known yet. */
async function whoLeaves(): Promise<Profile | null> {
  if (viewer.state === 'unknown' && hasSession()) return unwrap(api.GET('/profile')).catch(() => null);
  return viewer.state === 'user' ? viewer.profile : null;
}

/** Forgets what an editor left in this browser. A session that ends by itself leaves it, for who logs in again. */
const forgetWork = (user: string): Promise<void> =>
  import('../local-draft').then(({ forgetUserDrafts }) => forgetUserDrafts(user)).catch(() => undefined);

/** Forgets the viewer and everything that was fetched for this viewer. */
export async function endSession(): Promise<void> {
  dropToken();
  forgetSession();
  forgetOfflineCopies();
  become({ state: 'anonymous' });
  await forgetCachedData();
}

/** Replaces the profile after the viewer has changed it. */
export function updateProfile(profile: Profile): void {
  become(getUser(profile));
}

function forgetCachedData(): Promise<unknown> {
  return mutate((key) => key !== 'site', undefined, { revalidate: true });
}
