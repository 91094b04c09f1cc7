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
    // Without storage this lasts until a reload.
  }
}

/** Whether a page was created in this tab and its address has not been shared since. */
export const isNewPage = (id: string): boolean => all().includes(id);

/** Remembers across reloads that a page was created in this tab. */
export function rememberNewPage(id: string): void {
  if (!isNewPage(id)) keep([...all(), id]);
}

/** Call once people have the address of the page, or will have it. */
export function forgetNewPage(id: string): void {
  if (isNewPage(id)) keep(all().filter((each) => each !== id));
}
