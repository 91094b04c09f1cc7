import { createLiveValue, useLiveValue } from '../live-value';
import { isWorkerMessage, type WorkerMessage } from './worker-message';

const send = (message: WorkerMessage): void => navigator.serviceWorker.controller?.postMessage(message);

/** What this tab showed before there was a worker. */
const UNSENT = 'unsent-views';

function getUnsent(): WorkerMessage[] {
  try {
    const unsent: unknown = JSON.parse(sessionStorage.getItem(UNSENT) ?? '[]');
    return Array.isArray(unsent) ? unsent.filter(isWorkerMessage) : [];
  } catch {
    return [];
  }
}

function getOpen(): WorkerMessage {
  const seen = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/`));
  return { view: window.location.href, seen };
}

function keepUnsent(): void {
  if (navigator.serviceWorker.controller) return;
  try {
    sessionStorage.setItem(UNSENT, JSON.stringify([...getUnsent(), getOpen()]));
  } catch {
    // Where it cannot be kept, it can be read with a connection only.
  }
}

/** On a first visit pages load before the worker; this lets the worker cache them after all. */
function sendUnsent(open: readonly WorkerMessage[]): void {
  const unsent = [...getUnsent(), ...open];
  for (const message of unsent) send(message);
  if (unsent.length > open.length) sessionStorage.removeItem(UNSENT);
}

const waiting = createLiveValue<ServiceWorker | null>(null);

/** A worker that installs while another is active is a new version of the portal. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting.set(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
}

/** Enables offline reading, after the first screen has rendered. Browsers without service workers skip it. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) sendUnsent([]);
  else {
    serviceWorker.addEventListener('controllerchange', () => sendUnsent([getOpen()]), { once: true });
    window.addEventListener('pagehide', keepUnsent);
  }
  const register = (): void => {
    // If registration is refused, the portal works without it.
    serviceWorker
      .register('/sw.js', { scope: '/' })
      .then(watch)
      .catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}

export const useNewVersion = (): boolean => useLiveValue(waiting) !== null;

export function renew(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting.get()?.postMessage('renew');
}

/** Deletes the copies that were kept for offline reading. */
export function forgetOfflineCopies(): void {
  if ('serviceWorker' in navigator) send('forget');
}

/** Tells the worker which login is current; it deletes the copies of other logins. */
export function forgetOtherLogins(login: string): void {
  if ('serviceWorker' in navigator) send({ login });
}
