import type { AssetQuery } from './query';

const ROOT = 'assets';

/** Under what SWR keeps what is known of assets. */
export const keys = {
  page: (query: AssetQuery, page: number) => [ROOT, 'page', query, page] as const,
  counts: ({ search, kind, isPrivate, used }: AssetQuery) =>
    [ROOT, 'counts', search, kind, isPrivate, used] as const,
  one: (id: string) => [ROOT, 'one', id] as const,
  originals: (id: string) => [ROOT, 'originals', id] as const,
};

/** Whether a key is of assets; those of an asset that is gone are not asked for any more. */
export function isLibraryKey(key: unknown, gone: ReadonlySet<string>): boolean {
  if (!Array.isArray(key) || key[0] !== ROOT) return false;
  return !((key[1] === 'one' || key[1] === 'originals') && gone.has(String(key[2])));
}
