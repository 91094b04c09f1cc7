import { useSyncExternalStore } from 'react';
import type { WorkerMessage } from './worker-message';

const send = (message: WorkerMessage): void => navigator.serviceWorker.controller?.postMessage(message);

/** On a first visit the page is there before the worker, which then keeps it after all. */
function tellWhatIsOpen(): void {
  const seen = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/`));
  send({ view: window.location.href, seen });
}

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function setWaiting(worker: ServiceWorker | null): void {
  waiting = worker;
  listeners.forEach((listener) => listener());
}

/** A worker that is installed beside one that is at work is a new version of the portal. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
}

/** Lets the portal be read without a connection, once the first screen is there. Browsers that cannot do without. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', tellWhatIsOpen, { once: true });
  window.addEventListener('load', () => {
    // Where it is refused, the portal works as it is.
    serviceWorker
      .register('/sw.js', { scope: '/' })
      .then(watch)
      .catch(() => undefined);
  });
}

/** Whether a new version of the portal is ready. */
export function useNewVersion(): boolean {
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return useSyncExternalStore(subscribe, () => waiting !== null);
}

/** Goes on with the new version. */
export function renew(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting?.postMessage('renew');
}

/** Forgets what was kept to be read without a connection. */
export function forgetOfflineCopies(): void {
  if ('serviceWorker' in navigator) send('forget');
}

/** Says whose copies may stay: those of another login of this browser go. */
export function forgetOtherLogins(login: string): void {
  if ('serviceWorker' in navigator) send({ login });
}
