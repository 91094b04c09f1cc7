import type { Profile } from '../../api/types';
import { useLiveValue } from '../live-value';
import { liveViewer } from './session';

export interface Session {
  /** False until the session has started; send no requests before that. */
  known: boolean;
  profile: Profile | null;
  isAdmin: boolean;
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
  const isConfirmed = viewer.state !== 'user' || viewer.confirmed;
  return { known: viewer.state !== 'unknown', profile, isAdmin: isAdmin(profile), isConfirmed };
}
