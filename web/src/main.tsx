import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SWRConfig, unstable_serialize } from 'swr';
import { App } from './app/app';
import { reloadWhenChunksAreGone } from './lib/stale-chunks';
import { keepFocusAt } from './components/screen-heading';
import { applyStyles } from './features/blocks';
import { loadCode } from './features/pages';
import { rememberLocale } from './lib/cookies';
import { rememberEarlierInput } from './lib/earlier-input';
import { isServerRendered } from './lib/server-rendered';
import { getInitialData } from './lib/initial-data';
import { isObject } from './lib/is-object';
import { watchPictures } from './lib/watch-pictures';
import { watchWindow } from './lib/error-reporter/report-unseen';
import { detectCopiedDocument } from './lib/online/online';
import { startServiceWorker } from './lib/online/service-worker';
import { hasSession } from './lib/session/session-marker';
import { startSession } from './lib/session/session';
import { swrKey } from './lib/swr-keys';
import './theme/index.css';

// Reloaded with something over the page, which is not there now (lib/layers.ts).
if (isObject(window.history.state) && 'over' in window.history.state) window.history.back();
watchWindow();
reloadWhenChunksAreGone();
rememberLocale();
startServiceWorker();
detectCopiedDocument();
watchPictures();
keepFocusAt(window.location.pathname);
void startSession();

/**
 * Hydrates a page that the server rendered for visitors (web/src/server). Its data is cached before the first component
 * renders, because later data would make React render again.
 */
function hydrate(root: HTMLElement, portal: ReactNode): void {
  const { tree, page, colors } = getInitialData();
  const { cache } = SWRConfig.defaultValue;
  cache.set(unstable_serialize(swrKey('tree', 'live')), { data: tree });
  cache.set(unstable_serialize(swrKey('page', page?.slug ?? '')), { data: page });
  cache.set(unstable_serialize(swrKey('colors')), { data: colors });
  applyStyles(root);
  rememberEarlierInput();
  hydrateRoot(root, portal);
}

/** Draws the portal as a transition, so that user input takes precedence. */
function draw(root: HTMLElement): void {
  const portal = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  startTransition(() =>
    isServerRendered && !hasSession() ? hydrate(root, portal) : createRoot(root).render(portal),
  );
}

const root = document.getElementById('root');
if (root) {
  const { page } = getInitialData();
  // Their code comes along with the page (cms/src/server/html); without it, what is below the blocks would jump.
  void Promise.resolve(page && loadCode(page))
    .catch(() => undefined)
    .then(() => draw(root))
    .then(() => import('./lib/paper'))
    .catch(() => undefined);
}
