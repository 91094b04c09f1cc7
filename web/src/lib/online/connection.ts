const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Whether prefetching is fine: not on 2g, with data saving on or offline (specification section 9). Browsers that do
 * not report their connection count as fast.
 */
export function mayPrefetch(browser: Navigator = navigator): boolean {
  if (!browser.onLine) return false;
  const connection: unknown = 'connection' in browser ? browser.connection : undefined;
  if (!isRecord(connection)) return true;
  return connection['saveData'] !== true && !String(connection['effectiveType']).includes('2g');
}
