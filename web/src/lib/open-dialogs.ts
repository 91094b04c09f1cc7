import { useSyncExternalStore } from 'react';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  open = next;
  listeners.forEach((listener) => listener());
}

/** Registers an open modal dialog; returns the function that unregisters it. */
export function trackOpenDialog(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The modal dialog that was opened last. While it is open, the browser makes everything outside it inert. */
export const useTopDialog = (): HTMLElement | undefined => useSyncExternalStore(subscribe, () => open.at(-1));
