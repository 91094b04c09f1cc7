import type { AssetQuery } from './query';

const ROOT = 'assets';

/** SWR cache keys for assets. */
export const keys = {
  page: (query: AssetQuery, page: number) => [ROOT, 'page', query, page] as const,
  counts: ({ search, kind, isPrivate, used }: AssetQuery) =>
    [ROOT, 'counts', search, kind, isPrivate, used] as const,
  one: (id: string) => [ROOT, 'one', id] as const,
  originals: (id: string) => [ROOT, 'originals', id] as const,
};

/** Whether a key belongs to the library; keys of deleted assets are not refetched. */
export function isLibraryKey(key: unknown, gone: ReadonlySet<string>): boolean {
  if (!Array.isArray(key) || key[0] !== ROOT) return false;
  return !((key[1] === 'one' || key[1] === 'originals') && gone.has(String(key[2])));
}
