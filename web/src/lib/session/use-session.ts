import type { Profile } from '../../api/types';
import { useLiveValue } from '../live-value';
import { liveViewer } from './session';
import { readStoredProfile } from './session-marker';

export interface Session {
  /** False until the session has started; send no requests before that. */
  known: boolean;
  profile: Profile | null;
  isAdmin: boolean;
  /** Also before the server has answered, if the last one here was: their menus need not change under their hands. */
  seemsAdmin: boolean;
  /** False until the server has confirmed the session. */
  isConfirmed: boolean;
}

/** True when the first role is admin: that is the rule. */
function isAdmin(profile: Profile | null): boolean {
  return profile?.roles[0]?.name === 'admin';
}

export function useSession(): Session {
  const viewer = useLiveValue(liveViewer);
  const profile = viewer.state === 'user' ? viewer.profile : null;
  const known = viewer.state !== 'unknown';
  const seemsAdmin = isAdmin(known ? profile : readStoredProfile());
  const isConfirmed = viewer.state !== 'user' || viewer.confirmed;
  return { known, profile, isAdmin: isAdmin(profile), seemsAdmin, isConfirmed };
}
