/**
 * Starts the portal on a page that the server drew, once it is painted: what was fetched earlier would have shared the
 * connection with what is seen first. The server names the scripts (cms/src/server/html/index-html.ts).
 */
const scripts = document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts?.split(' ') ?? [];

const start = (): void => {
  for (const script of scripts) void import(/* @vite-ignore */ script);
};

// In a tab in the background nothing is painted.
if (document.hidden) start();
else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
