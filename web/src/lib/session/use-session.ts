import { useSyncExternalStore } from 'react';
import type { Profile } from '../../api/types';
import { currentViewer, subscribeToViewer } from './session';

/** What components ask about the viewer. */
export interface Session {
  /** False until the start of the session has ended; ask nothing of the server before. */
  known: boolean;
  profile: Profile | null;
  isAdmin: boolean;
  /** False as long as the server could not be asked whether this is so. */
  isConfirmed: boolean;
}

/** True when the first role is admin, which is the rule. */
export function isAdmin(profile: Profile | null): boolean {
  return profile?.roles[0]?.name === 'admin';
}

/** The viewer, kept up to date. */
export function useSession(): Session {
  const viewer = useSyncExternalStore(subscribeToViewer, currentViewer);
  const profile = viewer.state === 'user' ? viewer.profile : null;
  const isConfirmed = viewer.state !== 'user' || viewer.confirmed;
  return { known: viewer.state !== 'unknown', profile, isAdmin: isAdmin(profile), isConfirmed };
}
