import { useSyncExternalStore } from 'react';
import type { PageState } from './page-state';
import type { PageStore } from './page-store';

/**
 * A part of the page in its editor. What asks for it renders when that part changes, rather than for each letter that is
 * written; so `select` gives the same value for the same part.
 */
export const usePageState = <T>({ subscribe, now }: PageStore, select: (state: PageState) => T): T =>
  useSyncExternalStore(subscribe, () => select(now()));
