const KEY = 'new-pages';

function all(): string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

function keep(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, ids.join(' '));
  } catch {
    // A browser that keeps nothing knows it until the reload.
  }
}

/** Whether a page was made in this tab, and nobody was given its address since. */
export const isNewPage = (id: string): boolean => all().includes(id);

/** Remembers that a page was made in this tab, so that it is known after a reload too. */
export function rememberNewPage(id: string): void {
  if (!isNewPage(id)) keep([...all(), id]);
}

/** People have the address of the page, or will have it. */
export function forgetNewPage(id: string): void {
  if (isNewPage(id)) keep(all().filter((each) => each !== id));
}
