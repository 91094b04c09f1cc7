/**
 * Starts the portal on a page that the server rendered, once it is painted: earlier downloads would compete with the
 * visible content. The server lists what the portal needs (cms/src/server/html/index-html.ts); its scripts are fetched
 * beside the page's data, and run once that is there.
 */
async function start(): Promise<void> {
  const code = document.querySelector('template')?.content;
  const view = document.getElementById('first-view');
  if (!code || !view) return;
  document.head.append(...code.querySelectorAll('link'));
  // Without it React draws the page anew.
  const answer = await fetch(view.dataset.src ?? '').catch(() => null);
  if (answer?.ok) view.textContent = await answer.text();
  document.head.append(code);
}

/** Buttons that are pressed before the portal listens are pressed again once it does (lib/earlier-input.ts); forms work without. */
function markPressed({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button && !button.form) button.dataset.pressed = '';
}

document.addEventListener('click', markPressed, true);
// Controls can be pressed from here on (theme/noscript.css).
document.body.dataset.drawn = 'heard';

// In a tab in the background nothing is painted.
if (document.hidden) void start();
else {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    void start();
  }).observe({ type: 'paint', buffered: true });
}
