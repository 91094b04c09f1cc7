import { useMemo } from 'react';
import useSWR from 'swr';
import { api } from '../../lib/api/client';

/** The pages that go live by themselves, with their moment; for admins. Fetched again together with the tree. */
export function useSchedules(): ReadonlyMap<string, string> {
  // In a list: any two maps are the same to SWR, which then keeps the first.
  const { data } = useSWR<readonly (readonly [string, string])[], unknown>(
    'schedules of pages/map',
    async () => {
      const query = { status: 'scheduled', pageSize: 500 } as const;
      const { data: pages } = await api.GET('/admin/pages', { params: { query } });
      return pages.flatMap(({ id, scheduled_at: at }) => (at ? [[id, at] as const] : []));
    },
  );
  return useMemo(() => new Map(data), [data]);
}
