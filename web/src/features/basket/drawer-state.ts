import { createLiveValue, useLiveValue } from '../../lib/live-value';
import { toast, toasts } from '../../lib/toasts/toasts';
import { useMedia } from '../../lib/use-media';

/** Where the basket fits beside the page, which makes room for it (drawer.module.css). */
const ROOM = '(min-width: 1200px)';

const state = createLiveValue({ open: false, asked: 0 });

/** Whether the drawer is open, and how often somebody asked for it: each time it takes the focus. */
export const useDrawerState = () => useLiveValue(state);

export const isDrawerOpen = (): boolean => state.get().open;

export function openDrawer(): void {
  state.set({ open: true, asked: state.get().asked + 1 });
  // Messages that lead here would lie over its buttons.
  for (const { id, action } of toasts.get()) if (action?.run === openDrawer) toast.dismiss(id);
}

/** Shows the drawer without taking the focus, where it covers nothing. */
export function showDrawerBeside(): void {
  const isCovered = document.querySelector(':modal') !== null;
  if (window.matchMedia(ROOM).matches && !isCovered) state.set({ ...state.get(), open: true });
}

export const hideDrawer = (): void => state.set({ open: false, asked: 0 });

export const useHasRoom = (): boolean => useMedia(ROOM);
