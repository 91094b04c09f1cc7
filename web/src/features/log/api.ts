import useSWRInfinite from 'swr/infinite';
import useSWR from 'swr';
import type { LogLine } from 'cms/shared/log-words/line-words';
import type { List, User } from '../../api/types';
import { trackRequest } from '../../lib/api/activity';
import { API_PREFIX, api } from '../../lib/api/client';
import { loadEvery } from '../../lib/api/load-every';
import { sendWithSession } from '../../lib/api/send';
import { saveFile } from '../../lib/start-download';
import { swrKey } from '../../lib/swr-keys';

const PER_PAGE = 100;

type Filters = Record<string, string>;

/** The lines that match the filters, newest first; `more` loads older ones. */
export function useLog(filters: Filters) {
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    List<LogLine>,
    unknown
  >(
    (index) => swrKey('log', JSON.stringify(filters), index + 1),
    ([, , page]: ['log', string, number]) =>
      api.GET('/admin/audit', { params: { query: { ...filters, names: 'true', page, pageSize: PER_PAGE } } }),
    { keepPreviousData: true, revalidateFirstPage: false },
  );
  const total = data?.at(-1)?.meta.pagination.total;
  const lines = data?.flatMap((page) => page.data);
  return {
    list: { data: lines, error, mutate: () => void mutate() },
    total,
    isStale: isLoading && data !== undefined,
    isLoadingMore: isValidating && data !== undefined && data.length < size,
    hasMore: lines !== undefined && total !== undefined && size * PER_PAGE < total,
    more: () => void setSize(size + 1),
  };
}

/** The admins, who do most of what is in the log. */
export const useAdmins = () =>
  useSWR<User[], unknown>(swrKey('log', 'admins', 1), () =>
    loadEvery((slice) =>
      api.GET('/users', { params: { query: { role: 'admin', sort: 'name:asc', ...slice } } }),
    ),
  );

const today = (): string => new Date().toISOString().slice(0, 10);

/** Downloads all matching lines as CSV, in words. */
export async function downloadLog(filters: Filters): Promise<void> {
  const address = `${API_PREFIX}/admin/audit?${new URLSearchParams({ ...filters, names: 'true' })}`;
  const request = new Request(address, { headers: { Accept: 'text/csv' } });
  const response = await trackRequest(sendWithSession(request));
  saveFile(await response.blob(), `logboek-${today()}.csv`);
}
