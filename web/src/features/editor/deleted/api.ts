import useSWR from 'swr';
import type { SuccessResponseJSON } from 'openapi-typescript-helpers';
import type { components, paths } from '../../../api/schema';
import { api } from '../../../lib/api/client';
import { loadEvery } from '../../../lib/api/load-every';
import { swrKey } from '../../../lib/swr-keys';

export type DeletedPage = components['schemas']['DeletedPage'];

/** The deleted pages, most recently deleted first. */
export const useDeletedPages = () =>
  useSWR<DeletedPage[], unknown>(swrKey('deleted-pages'), () =>
    loadEvery((query) => api.GET('/admin/pages/deleted', { params: { query } })),
  );

/** A page that is back, and what is not planned any more, of its children too. */
export type RestoredPage = SuccessResponseJSON<paths['/pages/{id}/restore']['post']>;

export const restorePage = (id: string): Promise<RestoredPage> =>
  api.POST('/pages/{id}/restore', { params: { path: { id } } });

/** DELETE /pages/{id}?permanent=true. */
export async function removeForGood(id: string): Promise<void> {
  await api.DELETE('/pages/{id}', { params: { path: { id }, query: { permanent: 'true' } } });
}
