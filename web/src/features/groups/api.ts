import useSWR, { mutate } from 'swr';
import type { Group } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { reported } from '../../lib/error-reporter/report-unseen';

const LIST = 'groups';

/** A group as it is written. */
export interface GroupWrite {
  name: string;
  permissions: Group['permissions'];
}

/** All groups, the newest first. */
export const useGroups = () =>
  useSWR<Group[], unknown>(LIST, async () => {
    const answer = await reported(
      api.GET('/groups', { params: { query: { pageSize: 500 } } }),
      'GET /groups',
    );
    return answer.data;
  });

/** One group. */
export const useGroup = (id: string | undefined) =>
  useSWR<Group, unknown>(id ? `groups/${id}` : null, () =>
    reported(unwrap(api.GET('/groups/{id}', { params: { path: { id: id ?? '' } } })), 'GET /groups/{id}'),
  );

/** Everything that shows groups is fetched again. */
const refresh = () => mutate((key) => typeof key === 'string' && key.startsWith(LIST));

/** Makes a group, or changes the one with the id. */
export async function storeGroup(id: string | undefined, write: GroupWrite): Promise<Group> {
  const stored = await unwrap(
    id
      ? api.PUT('/groups/{id}', { params: { path: { id } }, body: write })
      : api.POST('/groups', { body: write }),
  );
  await refresh();
  return stored;
}

/** Removes a group; `force` also when pages use it. */
export async function removeGroup(id: string, force: boolean): Promise<void> {
  await api.DELETE('/groups/{id}', { params: { path: { id }, query: force ? { force: 'true' } : {} } });
  await refresh();
}
