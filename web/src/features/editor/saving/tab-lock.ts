const LOCK = 'kept-work/';

/** Marks a tab as open to the other tabs of this browser, until it closes or the returned function is called. */
export function holdTabLock(tab: string): () => void {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  // The Web Locks API needs https. Without it, work in open tabs is offered too.
  if ('locks' in navigator) void navigator.locks.request(LOCK + tab, () => ended);
  return end;
}

/** Resolves when a tab of this browser has closed. Rejects when aborted. */
export async function whenClosed(tab: string, signal: AbortSignal): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(LOCK + tab, { signal }, () => undefined);
}
