/** Mends pictures that do not load, once one does not. */
export function watchPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      // Offline what is not there cannot be mended.
      void import('./fresh-pictures').then(({ mendPicture }) => mendPicture(target)).catch(() => undefined);
    },
    // `error` events on images do not bubble.
    true,
  );
}
