import { useMemo } from 'react';
import useSWR from 'swr';
import { api } from '../../lib/api/client';
import { swrKey } from '../../lib/swr-keys';

/** The scheduled pages with their moments; for admins. Refetched together with the tree. */
export function useSchedules(): ReadonlyMap<string, string> {
  // As an array: SWR considers any two maps equal, and would keep the first.
  const { data } = useSWR<readonly (readonly [string, string])[], unknown>(
    swrKey('tree', 'schedules'),
    async () => {
      const query = { status: 'scheduled', pageSize: 500 } as const;
      const { data: pages } = await api.GET('/admin/pages', { params: { query } });
      return pages.flatMap(({ id, scheduled_at: at }) => (at ? [[id, at] as const] : []));
    },
  );
  return useMemo(() => new Map(data), [data]);
}
