import useSWR from 'swr';
import type { components } from '../../../api/schema';
import { api } from '../../../lib/api/client';
import { swrKey } from '../../../lib/swr-keys';

export type DeletedPage = components['schemas']['DeletedPage'];

/** The deleted pages, most recently deleted first. */
export const useDeletedPages = () =>
  useSWR<DeletedPage[], unknown>(swrKey('deleted-pages'), async () => {
    const answer = await api.GET('/admin/pages/deleted', { params: { query: { pageSize: 500 } } });
    return answer.data;
  });

export async function restorePage(id: string): Promise<void> {
  await api.POST('/pages/{id}/restore', { params: { path: { id } } });
}

/** DELETE /pages/{id}?permanent=true. */
export async function removeForGood(id: string): Promise<void> {
  await api.DELETE('/pages/{id}', { params: { path: { id }, query: { permanent: 'true' } } });
}
