import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { Page, Pagination, Revision, WholeRevision } from '../../../api/types';
import { api, unwrap } from '../../../lib/api/client';

const PAGE_SIZE = 20;

interface RevisionList {
  data: Revision[];
  meta: { pagination: Pagination };
}

const readList = ([, id, page]: readonly [string, string, number]): Promise<RevisionList> =>
  api.GET('/admin/pages/{id}/revisions', {
    params: { path: { id }, query: { page, pageSize: PAGE_SIZE } },
  });

/** The history of a page, the newest first; `loadMore` goes further back. */
export function useRevisions(pageId: string) {
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<
    RevisionList,
    unknown
  >((index: number) => ['revisions', pageId, index + 1] as const, readList, {
    revalidateOnFocus: false,
    // What was put back a moment ago stands in it.
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

/** A revision with the page as it was. What editors saved since is another moment of the same revision. */
export const useRevision = (pageId: string, revision: Revision | undefined) =>
  useSWR<WholeRevision, unknown>(
    revision ? ['revision', pageId, revision.id, revision.created_at] : null,
    () =>
      unwrap(
        api.GET('/admin/pages/{id}/revisions/{revision}', {
          params: { path: { id: pageId, revision: revision?.id ?? '' } },
        }),
      ),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );

/** Gives a revision a name; null takes it away. */
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
