/** Mends pictures that do not load, once one does not. */
export function watchPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      // Offline, missing pictures cannot be reloaded.
      void import('./fresh-pictures')
        .then(({ reloadPicture }) => reloadPicture(target))
        .catch(() => undefined);
    },
    // `error` events on images do not bubble.
    true,
  );
}
