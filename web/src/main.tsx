import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { reloadWhenChunksAreGone } from './app/stale-chunks';
import { loadBlocks } from './features/blocks';
import { rememberLocale } from './lib/cookies';
import { carried } from './lib/initial-data';
import { renewEndedPictures } from './lib/fresh-pictures';
import { watchWindow } from './lib/error-reporter/report-unseen';
import { detectCopiedDocument } from './lib/online/online';
import { startServiceWorker } from './lib/online/service-worker';
import { startSession } from './lib/session/session';
import './theme/index.css';

watchWindow();
reloadWhenChunksAreGone();
rememberLocale();
startServiceWorker();
detectCopiedDocument();
renewEndedPictures();
void startSession();

/** Draws the portal as a transition, so that user input takes precedence. */
function draw(root: HTMLElement): void {
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
if (root) {
  const types = carried().page?.blocks.map(({ type }) => type) ?? [];
  // Their code comes along with the page (cms/src/server/html); without it, what is below the blocks would jump.
  void loadBlocks(types)
    .catch(() => undefined)
    .then(() => draw(root));
}
