import { useMemo } from 'react';
import useSWR from 'swr';
import { api } from '../../lib/api/client';
import { loadEvery } from '../../lib/api/load-every';
import { swrKey } from '../../lib/swr-keys';

/** The scheduled pages with their moments; for admins. Refetched together with the tree. */
export function useSchedules(): ReadonlyMap<string, string> {
  // As an array: SWR considers any two maps equal, and would keep the first.
  const { data } = useSWR<readonly (readonly [string, string])[], unknown>(
    swrKey('tree', 'schedules'),
    async () => {
      const pages = await loadEvery((query) =>
        api.GET('/admin/pages', { params: { query: { ...query, status: 'scheduled' } } }),
      );
      return pages.flatMap(({ id, scheduled_at: at }) => (at ? [[id, at] as const] : []));
    },
  );
  return useMemo(() => new Map(data), [data]);
}
