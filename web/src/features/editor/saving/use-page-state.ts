import { useSyncExternalStore } from 'react';
import type { PageState } from './page-state';
import type { PageStore } from './page-store';

/**
 * Selects a part of the page state. Components render when that part changes, rather than on each keystroke; so
 * `select` must return the same value for the same part.
 */
export const usePageState = <T>({ subscribe, now }: PageStore, select: (state: PageState) => T): T =>
  useSyncExternalStore(subscribe, () => select(now()));
