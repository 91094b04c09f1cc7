import useSWR from 'swr';
import type { components, operations } from '../../api/schema';
import type { Asset, List } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { toApiError } from '../../lib/api/errors';
import { lookForPreview } from '../../lib/preview-state';
import { useSession } from '../../lib/session/use-session';
import { swrKey } from '../../lib/swr-keys';
import { useReportError } from '../../lib/use-report-error';
import type { Collection, LibraryOverview } from './collections';
import { isOverview, namedParts, type FilesQuery } from './query';

/** An asset, and what the server tells of one alone. */
export type SharedAsset = Asset &
  Pick<components['schemas']['AssetDetail'], 'used_on'> & {
    /** In which collection the library has it; null for what adorns pages. */
    collection?: Collection | null;
    /** What pages say of it as a logo. */
    logo?: operations['assetFind']['responses'][200]['content']['application/json']['meta']['logo'];
  };

/** Divisible by rows of two, three, four and six. */
const PAGE_SIZE = 48;

const SORT = 'title:asc';

/** One page of the assets that the viewer may see, unless the query is for the shelves. */
export function useFiles(query: FilesQuery) {
  const { known } = useSession();
  return useSWR<List<Asset>, unknown>(
    known && !isOverview(query) ? swrKey('assets', 'library', query) : null,
    () =>
      api.GET('/library', {
        params: { query: { ...namedParts(query), sort: SORT, pageSize: PAGE_SIZE } },
      }),
    { keepPreviousData: true },
  );
}

/** The shelves of the library, and what is fetched most. */
export function useOverview(isAsked: boolean) {
  const { known } = useSession();
  return useSWR<LibraryOverview, unknown>(known && isAsked ? swrKey('assets', 'overview') : null, () =>
    unwrap(api.GET('/library/overview')),
  );
}

/** Whether an error means that there is no such asset for this viewer; for a visitor a login may help. */
export const isNotVisible = (error: unknown, isVisitor: boolean): boolean => {
  const { status } = toApiError(error);
  return status === 404 || (status === 401 && isVisitor);
};

/** One asset as readers see it. */
export function useSharedAsset(id: string | undefined) {
  const { known, profile } = useSession();
  const report = useReportError();
  return useSWR<SharedAsset, unknown>(
    known && id !== undefined ? swrKey('assets', 'read', id) : null,
    async () => {
      const { data, meta } = await api.GET('/assets/{id}', { params: { path: { id: id ?? '' } } });
      return { ...data, ...meta };
    },
    {
      refreshInterval: lookForPreview,
      onError: (error) => {
        // The screen explains that there may be more after a login.
        const { status } = toApiError(error);
        if (status === 403 || (status === 401 && profile)) report(error);
      },
    },
  );
}
