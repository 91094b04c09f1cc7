import pLimit from 'p-limit';
import { useMemo } from 'react';
import useSWR from 'swr';
import type { Asset, Rendition } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { toApiError } from '../../lib/api/errors';
import { hasPicture } from '../../lib/offers';
import { useSession } from '../../lib/session/use-session';
import { swrKey } from '../../lib/swr-keys';

/** An asset as it is now, with the formats in which it can be drawn. */
export interface FreshAsset {
  asset: Asset;
  renditions: readonly Rendition[];
}

/** By id; null for one that the viewer may no longer see, or that is gone. */
export type FreshAssets = ReadonlyMap<string, FreshAsset | null>;

/** As many as a browser sends to one server at once. */
const AT_ONCE = 6;

const UNSEEN = [401, 403, 404];

async function readAsset(id: string): Promise<FreshAsset | null> {
  const of = { params: { path: { id } } };
  try {
    const asset = await unwrap(api.GET('/assets/{id}', of));
    const isDrawn = asset.can.use && hasPicture(asset);
    return { asset, renditions: isDrawn ? await unwrap(api.GET('/assets/{id}/renditions', of)) : [] };
  } catch (thrown) {
    if (UNSEEN.includes(toApiError(thrown).status)) return null;
    throw thrown;
  }
}

function readAssets(ids: readonly string[]): Promise<(readonly [string, FreshAsset | null])[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(ids.map((id) => limit(async () => [id, await readAsset(id)] as const)));
}

/** The assets of the basket as they are now: what one may do with them may have changed. */
export function useFreshAssets(ids: readonly string[]) {
  const { known } = useSession();
  const wanted = [...new Set(ids)].sort();
  // As an array: SWR considers any two maps equal, and would keep the first.
  const { data, error, mutate } = useSWR<(readonly [string, FreshAsset | null])[], unknown>(
    known && wanted.length > 0 ? swrKey('basket', ...wanted) : null,
    () => readAssets(wanted),
    { keepPreviousData: true },
  );
  const assets = useMemo((): FreshAssets | undefined => data && new Map(data), [data]);
  return { assets, error, mutate };
}
