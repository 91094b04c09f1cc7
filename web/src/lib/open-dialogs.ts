import { createLiveValue, useLiveValue } from './live-value';

const open = createLiveValue<readonly HTMLElement[]>([]);

/** Registers an open modal dialog; returns the function that unregisters it. */
export function trackOpenDialog(dialog: HTMLElement): () => void {
  open.set([...open.get(), dialog]);
  return () => open.set(open.get().filter((other) => other !== dialog));
}

/** The modal dialog that was opened last. While it is open, the browser makes everything outside it inert. */
export const useTopDialog = (): HTMLElement | undefined => useLiveValue(open).at(-1);
