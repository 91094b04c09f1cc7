import { useSyncExternalStore } from 'react';
import { COPY } from './worker-message';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

const LOOK_AGAIN_MS = 5000;
const HEALTH = '/_health';

let isAnswering = true;
let looking: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function become(answering: boolean): void {
  if (answering === isAnswering) return;
  isAnswering = answering;
  clearInterval(looking);
  if (!answering) looking = setInterval(() => void look(), LOOK_AGAIN_MS);
  listeners.forEach((listener) => listener());
  // What waits for a connection to come back waits for the server just as well.
  if (answering && navigator.onLine) window.dispatchEvent(new Event('online'));
}

async function look(): Promise<void> {
  const answer = await fetch(HEALTH, { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) become(true);
}

/** Notes whether the server itself answered a call. While it does not it is asked again by itself. */
export const noteAnswer = (answered: boolean): void => become(answered);

/** Notes at the start that this very document is a copy. */
export function detectCopiedDocument(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const timings = visit instanceof PerformanceNavigationTiming ? visit.serverTiming : [];
  if (timings.some(({ name }) => name === COPY)) become(false);
}

function subscribeToServer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server answers: a browser with a connection does not know that it is down. */
export const useServerAnswers = (): boolean => useSyncExternalStore(subscribeToServer, () => isAnswering);

/** Does something once, when the connection or the server is back. */
export function onServerBack(work: () => void): void {
  window.addEventListener('online', work, { once: true });
}
