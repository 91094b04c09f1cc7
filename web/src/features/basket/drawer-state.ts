import { createLiveValue, useLiveValue } from '../../lib/live-value';
import { toast, toasts } from '../../lib/toasts/toasts';

const state = createLiveValue({ open: false, asked: 0 });

/** Whether the drawer is open, and how often somebody asked for it: each time it takes the focus. */
export const useDrawerState = () => useLiveValue(state);

export function openDrawer(): void {
  state.set({ open: true, asked: state.get().asked + 1 });
  // Messages that lead here would lie over its buttons.
  for (const { id, action } of toasts.get()) if (action?.run === openDrawer) toast.dismiss(id);
}

export const hideDrawer = (): void => state.set({ open: false, asked: 0 });
