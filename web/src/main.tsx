import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { reloadWhenChunksAreGone } from './app/stale-chunks';
import { rememberLocale } from './lib/cookies';
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

const root = document.getElementById('root');
if (root) {
  // As a transition, so that user input takes precedence.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
