import { useSyncExternalStore } from 'react';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  open = next;
  listeners.forEach((listener) => listener());
}

/** Notes that a modal dialog stands above all else; gives what takes it away again. */
export function trackOpenDialog(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The modal dialog that was opened last. While there is one, a browser lets nobody at what stands outside it. */
export const useTopDialog = (): HTMLElement | undefined => useSyncExternalStore(subscribe, () => open.at(-1));
