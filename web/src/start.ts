/**
 * Starts the portal on a page that the server drew, once it is painted: what was fetched earlier would have shared the
 * connection with what is seen first. The server wrote down what the portal needs (cms/src/server/html/index-html.ts).
 */
const start = (): void => document.head.append(document.querySelector('template')?.content ?? '');

// In a tab in the background nothing is painted.
if (document.hidden) start();
else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
