import { mutate } from 'swr';
import { matchesKey } from './swr-keys';

/** Minimum time between refetches: all images on a screen expire together. */
const PAUSE_MS = 5000;
/** How long a picture waits before it is asked for again, and how often: the server may be away for a moment. */
const AGAIN_MS = [2000, 5000];

/** The data that readers see images in: pages, the library and the logo. */
const showsPictures = (key: unknown): boolean =>
  matchesKey(key, 'page') || matchesKey(key, 'assets', 'page') || matchesKey(key, 'site');

let askedAt = -Infinity;
const attempts = new WeakMap<HTMLImageElement, { address: string; times: number }>();

function loadAgain(image: HTMLImageElement, address: string): void {
  const known = attempts.get(image);
  const times = known?.address === address ? known.times : 0;
  const wait = AGAIN_MS[times];
  if (wait === undefined) return;
  attempts.set(image, { address, times: times + 1 });
  setTimeout(() => {
    // An image that shows something else meanwhile needs nothing.
    if (!image.isConnected || (image.currentSrc || image.src) !== address) return;
    const { src, srcset } = image;
    Object.assign(image, srcset === '' ? { src } : { srcset });
  }, wait);
}

/**
 * Refetches the visible data when a picture loads after its signed URL has expired, because the response has new URLs;
 * otherwise asks for the picture again, a few times.
 */
export function mendPicture(image: HTMLImageElement): void {
  const address = image.currentSrc || image.src;
  const { pathname, searchParams } = new URL(address, window.location.href);
  if (!pathname.startsWith('/_files/')) return;
  if (Number(searchParams.get('expires')) * 1000 > Date.now()) return loadAgain(image, address);
  if (performance.now() - askedAt < PAUSE_MS) return;
  askedAt = performance.now();
  void mutate(showsPictures);
}
