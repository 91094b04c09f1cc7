import { useSyncExternalStore } from 'react';

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
  window.addEventListener('load', () => {
    // Where it is refused, the portal works as it is.
    navigator.serviceWorker
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
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('forget');
}
