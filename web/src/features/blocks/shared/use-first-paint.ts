import { useSyncExternalStore } from 'react';

let isPainted = false;
const waiting = new Set<() => void>();

function tell(): void {
  isPainted = true;
  waiting.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  // Within a frame it is still to be painted; a task after it has been.
  if (!isPainted && waiting.size === 0) requestAnimationFrame(() => setTimeout(tell));
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** Whether the portal has been on the screen at least once. */
export const useFirstPaint = (): boolean => useSyncExternalStore(subscribe, () => isPainted);
