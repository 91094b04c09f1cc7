import type { BlockType } from '../../../api/types';
import { useOnline } from '../../../lib/online/online';
import { isDirty } from '../state/reducer';
import type { PageStore } from './page-store';
import { refusedName } from './refused-names';
import { usePageState } from './use-page-state';

/** How far saving the page is. */
export function useSaveStatus(store: PageStore, types: readonly BlockType[]) {
  return {
    online: useOnline(),
    dirty: usePageState(store, isDirty),
    running: usePageState(store, (state) => state.running),
    reached: usePageState(store, (state) => state.reached),
    savedAt: usePageState(store, (state) => state.savedAt),
    gone: usePageState(store, (state) => state.gone),
    hasConflict: usePageState(store, ({ conflict }) => conflict !== null),
    /** The first field that the server refused. */
    refusal: usePageState(store, ({ refusals: [first] }) => first),
    /** What it and the others are called; '' when there is none. */
    refused: usePageState(store, ({ draft, refusals: [first, ...more] }) => {
      if (!first) return '';
      return refusedName(types, draft, first) + (more.length > 0 ? ` en nog ${more.length}` : '');
    }),
  };
}

export type SaveStatus = ReturnType<typeof useSaveStatus>;
