const KEY = 'presence';

/**
 * The id of this tab among those that edit. A reload keeps it: the server may not know yet that the page before it is gone.
 * While the page is open it is not stored, for a copy of a tab gets a copy of the storage.
 */
export function keepPresenceId(fresh: string): string {
  const id = sessionStorage.getItem(KEY) ?? fresh;
  const take = () => sessionStorage.removeItem(KEY);
  take();
  window.addEventListener('pagehide', () => sessionStorage.setItem(KEY, id));
  window.addEventListener('pageshow', take);
  return id;
}
