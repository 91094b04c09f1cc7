import useSWR from 'swr';
import { api } from '../api/client';

const NONE: ReadonlyMap<string, string> = new Map();

/** The pages that go live by themselves, with their moment; for admins. Fetched again together with the tree. */
export function useSchedules(): ReadonlyMap<string, string> {
  const { data } = useSWR<ReadonlyMap<string, string>, unknown>('schedules of pages/map', async () => {
    const query = { status: 'scheduled', pageSize: 500 } as const;
    const { data: pages } = await api.GET('/admin/pages', { params: { query } });
    return new Map(pages.flatMap(({ id, scheduled_at: at }) => (at ? [[id, at]] : [])));
  });
  return data ?? NONE;
}
