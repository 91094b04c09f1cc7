import { mutate } from 'swr';

/** So long nothing is asked again: all pictures of a screen end together. */
const PAUSE_MS = 5000;

const hasEnded = (image: HTMLImageElement): boolean => {
  const { pathname, searchParams } = new URL(image.currentSrc || image.src, window.location.href);
  return pathname.startsWith('/_files/') && Number(searchParams.get('expires')) * 1000 <= Date.now();
};

/** What readers look at: pages, the library and the logo. */
const showsPictures = (key: unknown): boolean =>
  Array.isArray(key)
    ? key[0] === 'assets' && key[1] === 'page'
    : key === 'site' || (typeof key === 'string' && key.startsWith('pages/'));

/** Asks again for what is shown when a picture is first needed after its address has ended: new addresses come along. */
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
    // Errors of pictures do not bubble.
    true,
  );
}
