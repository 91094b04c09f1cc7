import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { respondWithPicture, respondToRead, isRead } from './responses';
import { forgetCopies, forgetOtherLogins } from './copies';
import { isWorkerMessage, type WorkerMessage } from '../lib/online/worker-message';
import { respondWithTool, isTool } from './tools';
import { respondWithView, isView, storeOpenView, storeShell } from './views';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const isPicture = ({ method, url }: Request): boolean =>
  method === 'GET' && new URL(url).pathname.startsWith('/_files/');

/** Handles the requests that this worker responds to; all others go to the network as if it were not there. */
function getAnswer(
  { request }: FetchEvent,
  later: (work: Promise<void>) => void,
): Promise<Response> | undefined {
  if (new URL(request.url).origin !== self.location.origin) return undefined;
  if (isView(request)) return respondWithView(request);
  if (isRead(request)) return respondToRead(request, later);
  if (request.method === 'GET' && isTool(request.url)) return respondWithTool(request.url);
  return isPicture(request) ? respondWithPicture(request) : undefined;
}

/** Caches what a page fetched before this worker was active. */
async function storeOpenPage(view: string, addresses: readonly string[]): Promise<void> {
  await storeOpenView(view);
  for (const address of addresses) {
    const request = new Request(address);
    if (isRead(request)) await respondToRead(request, () => undefined).catch(() => undefined);
    else if (isPicture(request)) await respondWithPicture(request).catch(() => undefined);
    else if (isTool(address)) await respondWithTool(address).catch(() => undefined);
  }
}

function runMessage(message: WorkerMessage): Promise<void> {
  if (message === 'renew') return self.skipWaiting();
  if (message === 'forget') return forgetCopies().then(storeShell);
  if ('login' in message) return forgetOtherLogins(message.login);
  return storeOpenPage(message.view, message.seen);
}

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

self.addEventListener('fetch', (event) => {
  // Before the response is sent, while `waitUntil` still works.
  const answer = getAnswer(event, (work) => event.waitUntil(work));
  if (answer) event.respondWith(answer);
});

self.addEventListener('install', (event) => event.waitUntil(storeShell()));

// Copies of an older version refer to files that no longer exist.
self.addEventListener('activate', (event) =>
  event.waitUntil(
    forgetCopies()
      .then(storeShell)
      .then(() => self.clients.claim()),
  ),
);

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (isWorkerMessage(message)) event.waitUntil(runMessage(message));
});
