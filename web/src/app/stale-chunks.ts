import { isReporterLoading } from '../lib/error-reporter/report-unseen';

const KEY = 'reloaded-at';
const MINUTE_MS = 60_000;

/**
 * After a new release old chunks are gone: load the page again, at most once a minute. Without a connection that would
 * only take away what is in sight.
 */
export function reloadWhenChunksAreGone(): void {
  window.addEventListener('vite:preloadError', () => {
    if (isReporterLoading() || !navigator.onLine) return;
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < MINUTE_MS) return;
    sessionStorage.setItem(KEY, `${Date.now()}`);
    window.location.reload();
  });
}

/** How browsers and Vite say that a script or a stylesheet did not come. */
const CHUNK = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a part of the portal could not be loaded. */
export const isChunkError = (thrown: unknown): boolean =>
  thrown instanceof Error && CHUNK.test(thrown.message);
