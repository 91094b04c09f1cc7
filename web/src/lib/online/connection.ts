const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Whether something may be fetched that nobody asked for yet: not on 2g, not for who saves data, not without a
 * connection (specification section 9). Browsers that do not tell are taken to be fast.
 */
export function mayPrefetch(browser: Navigator = navigator): boolean {
  if (!browser.onLine) return false;
  const connection: unknown = 'connection' in browser ? browser.connection : undefined;
  if (!isRecord(connection)) return true;
  return connection['saveData'] !== true && !String(connection['effectiveType']).includes('2g');
}
