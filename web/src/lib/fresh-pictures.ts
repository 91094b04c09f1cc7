import { mutate, SWRConfig, unstable_serialize, type Arguments } from 'swr';

/** Minimum time between refetches of the same data: all its images expire together. */
const PAUSE_MS = 5000;
/** How long a picture waits before it is asked for again, and how often: the server may be away for a moment. */
const AGAIN_MS = [2000, 5000];

/** Data as text, lists by id too. */
const toText = (data: unknown): string =>
  JSON.stringify(data, (_name, value: unknown) => (value instanceof Map ? [...value] : value));

/** When data was asked for again, by its key. */
const requestedAt = new Map<string, number>();

/** Whether a key is of data that has a picture, by its address without what ends; and may be asked for again now. */
const hasToRenew =
  (path: string) =>
  (arg?: Arguments): boolean => {
    const key = unstable_serialize(arg);
    const data: unknown = SWRConfig.defaultValue.cache.get(key)?.data;
    // What a page brought along is not in the cache.
    if (data !== undefined && !toText(data).includes(path)) return false;
    const now = performance.now();
    if (now - (requestedAt.get(key) ?? -Infinity) < PAUSE_MS) return false;
    requestedAt.set(key, now);
    return true;
  };

function renewData(address: string): void {
  const { pathname } = new URL(address, window.location.href);
  // By its folder: a picture has many widths.
  void mutate(hasToRenew(pathname.slice(0, pathname.lastIndexOf('/') + 1)));
}

const attempts = new WeakMap<HTMLImageElement, { address: string; times: number }>();

function loadAgain(image: HTMLImageElement, address: string): void {
  const known = attempts.get(image);
  const times = known?.address === address ? known.times : 0;
  const wait = AGAIN_MS[times];
  // Where the clock of this machine is behind, it may have expired all the same.
  if (wait === undefined) return renewData(address);
  attempts.set(image, { address, times: times + 1 });
  setTimeout(() => {
    // An image that shows something else meanwhile needs nothing.
    if (!image.isConnected || (image.currentSrc || image.src) !== address) return;
    const { src, srcset } = image;
    Object.assign(image, srcset === '' ? { src } : { srcset });
  }, wait);
}

/**
 * Refetches the data of a picture that fails to load after its signed URL expired, because the response contains new
 * URLs; otherwise retries the picture a few times.
 */
export function reloadPicture(image: HTMLImageElement): void {
  const address = image.currentSrc || image.src;
  const { pathname, searchParams } = new URL(address, window.location.href);
  if (!pathname.startsWith('/_files/')) return;
  if (Number(searchParams.get('expires')) * 1000 > Date.now()) return loadAgain(image, address);
  renewData(address);
}
