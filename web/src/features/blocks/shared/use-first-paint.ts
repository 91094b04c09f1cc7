import { useSyncExternalStore } from 'react';

let isPainted = false;
const waiting = new Set<() => void>();

function tell(): void {
  isPainted = true;
  waiting.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  // At an animation frame the paint is still to come; a task queued from it runs afterwards.
  if (!isPainted && waiting.size === 0) requestAnimationFrame(() => setTimeout(tell));
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** Whether the portal has painted at least once. */
export const useFirstPaint = (): boolean => useSyncExternalStore(subscribe, () => isPainted);
