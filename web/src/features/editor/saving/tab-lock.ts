const LOCK = 'kept-work/';

/** Tells the other tabs of this browser that a tab is still open, until it closes or calls what this gives. */
export function liveOn(tab: string): () => void {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  // Over plain http browsers have no locks: then work of tabs that are open is offered too.
  if ('locks' in navigator) void navigator.locks.request(LOCK + tab, () => ended);
  return end;
}

/** Waits until a tab of this browser is closed. Throws when that is no longer wanted. */
export async function whenClosed(tab: string, signal: AbortSignal): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(LOCK + tab, { signal }, () => undefined);
}
