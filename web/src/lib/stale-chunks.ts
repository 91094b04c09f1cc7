import { isReporterLoading } from './error-reporter/report-unseen';

const KEY = 'reloaded-at';
const MINUTE_MS = 60_000;

/**
 * After a release the old chunks are gone, so this reloads the page, at most once a minute. Not offline: a reload would
 * only lose what is on the screen.
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

/** The messages of browsers and Vite when a script or stylesheet fails to load. */
const CHUNK = /dynamically imported module|importing a module script failed|unable to preload css/i;

export const isChunkError = (thrown: unknown): thrown is Error =>
  thrown instanceof Error && CHUNK.test(thrown.message);
