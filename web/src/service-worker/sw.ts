import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { answerPicture, answerRead, isPublicRead } from './answers';
import { forgetCopies } from './copies';
import { answerView, isView, keepShell } from './views';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const isPicture = ({ method, url }: Request): boolean =>
  method === 'GET' && new URL(url).pathname.startsWith('/_files/');

/** What this worker answers itself; all else goes to the network as if it were not there. */
function answerOf(request: Request): Promise<Response> | undefined {
  if (new URL(request.url).origin !== self.location.origin) return undefined;
  if (isView(request)) return answerView(request);
  if (isPublicRead(request)) return answerRead(request);
  return isPicture(request) ? answerPicture(request) : undefined;
}

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

self.addEventListener('fetch', (event) => {
  const answer = answerOf(event.request);
  if (answer) event.respondWith(answer);
});

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

// Copies of an older version name files that are not there any more.
self.addEventListener('activate', (event) =>
  event.waitUntil(
    forgetCopies()
      .then(keepShell)
      .then(() => self.clients.claim()),
  ),
);

self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(forgetCopies().then(keepShell));
  if (event.data === 'renew') event.waitUntil(self.skipWaiting());
});
