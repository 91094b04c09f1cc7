/** Starts the portal. */
const start = (): unknown =>
  import(/* @vite-ignore */ document.querySelector<HTMLElement>('[data-main]')?.dataset.main ?? '');

// On a page that the server drew (cms/src/server/html/index-html.ts): the portal comes after the paint, which evaluating
// it would hold up. A hidden page is not painted.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
