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
