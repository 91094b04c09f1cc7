import type { Profile } from '../../api/types';
import { api, unwrap } from '../api/client';
import { currentViewer, endSession } from './session';
import { basketKey, hasSession } from './session-marker';

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
