import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { List, Page, Revision, WholeRevision } from '../../../api/types';
import { api, unwrap } from '../../../lib/api/client';
import { swrKey } from '../../../lib/swr-keys';

const PAGE_SIZE = 20;

const readList = ([, id, page]: readonly [string, string, number]): Promise<List<Revision>> =>
  api.GET('/admin/pages/{id}/revisions', {
    params: { path: { id }, query: { page, pageSize: PAGE_SIZE } },
  });

/** The history of a page, newest first; `loadMore` fetches older revisions. */
export function useRevisions(pageId: string) {
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<
    List<Revision>,
    unknown
  >((index: number) => swrKey('revisions', pageId, index + 1), readList, {
    revalidateOnFocus: false,
    // A revision that was restored a moment ago must show up.
    dedupingInterval: 0,
  });
  const loaded = data?.flatMap((list) => list.data);
  const total = data?.[0]?.meta.pagination.total ?? 0;
  return {
    revisions: loaded,
    error,
    hasMore: loaded !== undefined && loaded.length < total,
    isLoading: isLoading || (isValidating && data?.length !== size),
    loadMore: () => void setSize(size + 1),
    refresh: () => mutate(),
  };
}

/** A revision with the page content. Later saves by editors update the timestamp of the same revision. */
export const useRevision = (pageId: string, revision: Revision | undefined) =>
  useSWR<WholeRevision, unknown>(
    revision ? swrKey('revision', pageId, revision.id, revision.created_at) : null,
    () =>
      unwrap(
        api.GET('/admin/pages/{id}/revisions/{revision}', {
          params: { path: { id: pageId, revision: revision?.id ?? '' } },
        }),
      ),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );

/** Names a revision; null removes the name. */
export const nameRevision = (pageId: string, revision: string, name: string | null) =>
  unwrap(
    api.PUT('/admin/pages/{id}/revisions/{revision}', {
      params: { path: { id: pageId, revision } },
      body: { name },
    }),
  );

/** Makes a revision the draft of its page. */
export const restoreRevision = ({ id, version }: Page, revision: string): Promise<Page> =>
  unwrap(
    api.POST('/admin/pages/{id}/revisions/{revision}/restore', {
      params: {
        path: { id, revision },
        header: version === undefined ? {} : { 'If-Match': `"${version}"` },
      },
    }),
  );
