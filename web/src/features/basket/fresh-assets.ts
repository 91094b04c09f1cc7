import pLimit from 'p-limit';
import useSWR from 'swr';
import type { Asset } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { toApiError } from '../../lib/api/errors';
import { useSession } from '../../lib/session/use-session';
import { swrKey } from '../../lib/swr-keys';

/** As many as a browser sends to one server at once. */
const AT_ONCE = 6;

const UNSEEN = [401, 403, 404];

/** An asset; null when the viewer may no longer see it, or when it is gone. */
export async function readAsset(id: string): Promise<Asset | null> {
  try {
    return await unwrap(api.GET('/assets/{id}', { params: { path: { id } } }));
  } catch (thrown) {
    if (UNSEEN.includes(toApiError(thrown).status)) return null;
    throw thrown;
  }
}

export async function readAssets(ids: readonly string[]): Promise<Map<string, Asset | null>> {
  const limit = pLimit(AT_ONCE);
  return new Map(await Promise.all(ids.map((id) => limit(async () => [id, await readAsset(id)] as const))));
}

/** The assets of the basket as they are now: what one may do with them may have changed. */
export function useFreshAssets(ids: readonly string[]) {
  const { known } = useSession();
  const wanted = [...new Set(ids)].sort();
  return useSWR<Map<string, Asset | null>, unknown>(
    known && wanted.length > 0 ? swrKey('basket', ...wanted) : null,
    () => readAssets(wanted),
    { keepPreviousData: true },
  );
}
