import { mutate } from 'swr';
import { matchesKey } from './swr-keys';

/** Minimum time between refetches: all images on a screen expire together. */
const PAUSE_MS = 5000;

const hasEnded = (image: HTMLImageElement): boolean => {
  const { pathname, searchParams } = new URL(image.currentSrc || image.src, window.location.href);
  return pathname.startsWith('/_files/') && Number(searchParams.get('expires')) * 1000 <= Date.now();
};

/** The data that readers see images in: pages, the library and the logo. */
const showsPictures = (key: unknown): boolean =>
  matchesKey(key, 'page') || matchesKey(key, 'assets', 'page') || matchesKey(key, 'site');

/** Refetches the visible data when an image loads after its signed URL has expired; the response has new URLs. */
export function renewEndedPictures(): void {
  let askedAt = -Infinity;
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || !hasEnded(target)) return;
      if (performance.now() - askedAt < PAUSE_MS) return;
      askedAt = performance.now();
      void mutate(showsPictures);
    },
    // `error` events on images do not bubble.
    true,
  );
}
