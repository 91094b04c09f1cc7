import useSWR from 'swr';
import type { components } from '../../../api/schema';
import type { Asset, ContinuedList, List } from '../../../api/types';
import { api, unwrap } from '../../../lib/api/client';
import { swrKey } from '../../../lib/swr-keys';
import { ALL, namedParts, type AssetQuery } from './query';

/** Assets per request: divisible by rows of two, three, four and six. */
const PAGE_SIZE = 96;

/** Scrolling back does not refetch; changes to assets invalidate the cache themselves. */
const KEPT_MS = 10_000;

/** One page of the library, from 1. */
export const useAssetPage = (query: AssetQuery, page: number) =>
  useSWR<List<Asset>, unknown>(
    swrKey('assets', 'page', query, page),
    () => {
      const { sort } = query;
      return api.GET('/assets', {
        params: { query: { ...namedParts(query), sort, page, pageSize: PAGE_SIZE } },
      });
    },
    { keepPreviousData: true, dedupingInterval: KEPT_MS },
  );

/**
 * Whether the list still shows the response to an earlier query. Uses the same hook as the list: SWR hands a mutation
 * to the first subscriber of a key, and a subscriber that only watches would leave the list stale.
 */
export const useIsComing = (query: AssetQuery): boolean => useAssetPage(query, 1).isLoading;

const getPage = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

/** The assets from index `from` up to `to`; null for those that are still loading. */
export function useAssetSpan(query: AssetQuery, from: number, to: number): (Asset | null)[] {
  const first = useAssetPage(query, getPage(from)).data;
  const last = useAssetPage(query, getPage(Math.max(from, to - 1))).data;
  return Array.from({ length: to - from }, (_, step) => {
    const page = getPage(from + step);
    // A cached response of another page holds other indexes.
    const holder = [first, last].find((each) => each?.meta.pagination.page === page);
    return holder?.data[(from + step) % PAGE_SIZE] ?? null;
  });
}

/** How many assets each filter would leave, beside the others that are on. */
export const useAssetCounts = (query: AssetQuery) =>
  useSWR<components['schemas']['AssetCounts'], unknown>(
    swrKey('assets', 'counts', { ...query, sort: ALL.sort }),
    () => unwrap(api.GET('/admin/assets/counts', { params: { query: namedParts(query) } })),
    { keepPreviousData: true, dedupingInterval: KEPT_MS },
  );

/** The first asset that has a file with this SHA-256. */
export async function findByDigest(sha256: string): Promise<Asset | null> {
  const found = await unwrap(api.GET('/assets', { params: { query: { sha256, pageSize: 1 } } }));
  return found[0] ?? null;
}

export type Tag = components['schemas']['Tag'];

/** The tags of all assets. */
export const useTags = () =>
  useSWR<Tag[], unknown>(swrKey('assets', 'tags'), () => unwrap(api.GET('/admin/assets/tags')), {
    dedupingInterval: KEPT_MS,
  });

/** As many as the API gives at a time. */
const MOST = 500;

/** The ids of all assets that a query finds, in its order; also while others add or delete some. */
export async function findAllIds(query: AssetQuery): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const asked = { ...namedParts(query), sort: query.sort, after, pageSize: MOST };
    const answer: ContinuedList<Asset> = await api.GET('/assets', { params: { query: asked } });
    ids.push(...answer.data.map(({ id }) => id));
    after = answer.meta.next;
  }
  return ids;
}
