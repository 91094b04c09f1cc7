import useSWR from 'swr';
import type { Asset, Pagination } from '../../../api/types';
import { api, unwrap } from '../../../lib/api/client';
import { keys } from './keys';
import { ALL, namedParts, type AssetKind, type AssetQuery } from './query';

/** How many assets come at a time: rows of two, three, four and six fit in it. */
export const PAGE_SIZE = 96;

/** What scrolls out of sight and back is not fetched again; a change of any asset says so itself. */
const KEPT_MS = 10_000;

interface AssetPage {
  data: Asset[];
  meta: { pagination: Pagination };
}

/** One page of the library, from 1. */
export const useAssetPage = (query: AssetQuery, page: number) =>
  useSWR<AssetPage, unknown>(
    keys.page(query, page),
    () => {
      const { sort } = query;
      return api.GET('/assets', {
        params: { query: { ...namedParts(query), sort, page, pageSize: PAGE_SIZE } },
      });
    },
    { keepPreviousData: true, dedupingInterval: KEPT_MS },
  );

/**
 * Whether what is shown is still the answer to an earlier question. It asks as all others do: SWR leaves a change to the first
 * who asks for a key, and one that only looks would leave the list as it was.
 */
export const useIsComing = (query: AssetQuery): boolean => useAssetPage(query, 1).isLoading;

const getPage = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

/** The assets at some places of the library, those before `to`; null is still on its way. */
export function useAssetSpan(query: AssetQuery, from: number, to: number): (Asset | null)[] {
  const first = useAssetPage(query, getPage(from)).data;
  const last = useAssetPage(query, getPage(Math.max(from, to - 1))).data;
  return Array.from({ length: to - from }, (_, step) => {
    const page = getPage(from + step);
    // What is kept of another page stands elsewhere.
    const holder = [first, last].find((each) => each?.meta.pagination.page === page);
    return holder?.data[(from + step) % PAGE_SIZE] ?? null;
  });
}

/** How many assets each filter would leave, with the words that are sought. */
export interface AssetCounts {
  all: number;
  kinds: Record<AssetKind, number>;
  isPrivate: number;
  used: number;
  unused: number;
}

async function count(query: AssetQuery): Promise<number> {
  // By when they were made: the cheapest order there is.
  const asked = { ...namedParts(query), sort: ALL.sort, page: 1, pageSize: 1 };
  const { meta } = await api.GET('/assets', { params: { query: asked } });
  return meta.pagination.total;
}

async function countAll(query: AssetQuery): Promise<AssetCounts> {
  const ofKind = (kind: AssetKind) => count({ ...query, kind });
  const [all, image, document, video, editable, isPrivate, used, unused] = await Promise.all([
    count({ ...ALL, search: query.search }),
    ...[ofKind('image'), ofKind('document'), ofKind('video'), ofKind('editable')],
    count({ ...query, isPrivate: true }),
    ...[count({ ...query, used: true }), count({ ...query, used: false })],
  ] as const);
  return { all, kinds: { image, document, video, editable }, isPrivate, used, unused };
}

/** The numbers beside the filters. */
export const useAssetCounts = (query: AssetQuery) =>
  useSWR<AssetCounts, unknown>(keys.counts(query), () => countAll(query), {
    keepPreviousData: true,
    dedupingInterval: KEPT_MS,
  });

/** The first asset that has a file with this SHA-256. */
export async function findByDigest(sha256: string): Promise<Asset | null> {
  const found = await unwrap(api.GET('/assets', { params: { query: { sha256, pageSize: 1 } } }));
  return found[0] ?? null;
}
