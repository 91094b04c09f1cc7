import { useSyncExternalStore } from 'react';
import { createLiveValue } from '../live-value';
import { COPY } from './worker-message';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

const LOOK_AGAIN_MS = 5000;
const HEALTH = '/_health';

const isAnswering = createLiveValue(true);
let looking: ReturnType<typeof setInterval> | undefined;

/** Records whether the server itself responded. While it does not, it is polled. */
export function setServerResponds(answering: boolean): void {
  if (answering === isAnswering.get()) return;
  clearInterval(looking);
  if (!answering) looking = setInterval(() => void look(), LOOK_AGAIN_MS);
  isAnswering.set(answering);
  // Code that waits for the connection also waits for the server.
  if (answering && navigator.onLine) window.dispatchEvent(new Event('online'));
}

async function look(): Promise<void> {
  const answer = await fetch(HEALTH, { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) setServerResponds(true);
}

/** Detects at startup that the document itself came from the offline cache. */
export function detectCopiedDocument(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const timings = visit instanceof PerformanceNavigationTiming ? visit.serverTiming : [];
  if (timings.some(({ name }) => name === COPY)) setServerResponds(false);
}

/** Whether the server responds: an online browser does not know that the server is down. */
export const useServerResponds = (): boolean =>
  // A page was drawn while the server answered, also one that comes from the offline cache.
  useSyncExternalStore(isAnswering.subscribe, isAnswering.get, () => true);

/** Runs a callback once, when the connection or the server is back. */
export function onServerBack(work: () => void): void {
  window.addEventListener('online', work, { once: true });
}
