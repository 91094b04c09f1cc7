import useSWR, { mutate } from 'swr';
import type { components } from '../../api/schema';
import type { Group, List, User } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { loadEvery } from '../../lib/api/load-every';
import { announce, useFreshAccounts } from '../../lib/changes';
import { withReporting } from '../../lib/error-reporter/report-unseen';
import type { VersionHeader } from '../../lib/shared-form/save-merged';
import { swrKey } from '../../lib/swr-keys';

/** The list with an updated group: in its position, or at the top when it is new. */
export const withGroup = (list: readonly Group[], stored: Group): Group[] =>
  list.some(({ id }) => id === stored.id)
    ? list.map((group) => (group.id === stored.id ? stored : group))
    : [stored, ...list];

export interface GroupWrite {
  name: string;
  permissions: Group['permissions'];
}

export interface MembersWrite {
  add: string[];
  remove: string[];
}

type GroupUsage = components['schemas']['GroupUsage'];

/** A page that refers to a group. */
export type GroupPage = GroupUsage['pages'][number];

export type PageSummary = components['schemas']['PageSummary'];

/** All groups, newest first. */
export function useGroups() {
  useFreshAccounts('groups');
  return useSWR<Group[], unknown>(swrKey('groups', 'list'), () =>
    withReporting(
      loadEvery((query) => api.GET('/groups', { params: { query } })),
      'GET /groups',
    ),
  );
}

export function useGroup(id: string | undefined) {
  useFreshAccounts('groups');
  return useSWR<Group, unknown>(id ? swrKey('groups', 'one', id) : null, () =>
    withReporting(
      unwrap(api.GET('/groups/{id}', { params: { path: { id: id ?? '' } } })),
      'GET /groups/{id}',
    ),
  );
}

/** The member count of a group, and the pages that refer to it. */
export const useGroupUsage = (id: string | undefined) =>
  useSWR<GroupUsage, unknown>(id ? swrKey('groups', 'usage', id) : null, () =>
    unwrap(api.GET('/groups/{id}/usage', { params: { path: { id: id ?? '' } } })),
  );

/** One page of the members of a group. */
export const useMembers = (group: string | undefined, search: string, page: number, pageSize: number) =>
  useSWR<List<User>, unknown>(
    group ? swrKey('groups', 'members', group, search, page) : null,
    () => api.GET('/users', { params: { query: { group: group ?? '', search, page, pageSize } } }),
    { keepPreviousData: true },
  );

/** The first users that match a search. */
export const usePeople = (search: string, pageSize: number) =>
  useSWR<List<User>, unknown>(
    swrKey('groups', 'people', search),
    () => api.GET('/users', { params: { query: { search, pageSize } } }),
    { keepPreviousData: true },
  );

/** The status of every page: draft, live or scheduled. */
export const usePageStates = () =>
  useSWR<PageSummary[], unknown>(swrKey('draft-states'), () =>
    loadEvery((query) => api.GET('/admin/pages', { params: { query } })),
  );

/** Updates a group in every cache, until the lists have been refetched. */
function show(stored: Group): void {
  void mutate<Group[]>(swrKey('groups', 'list'), (list) => list && withGroup(list, stored), {
    revalidate: false,
  });
  void mutate(swrKey('groups', 'one', stored.id), stored, { revalidate: false });
}

/** A new group appears at the top of the list at once. */
export const createGroup = (write: GroupWrite): Promise<Group> =>
  store('created', api.POST('/groups', { body: write }));

/** Throws 412 when somebody else changed the group since it was read. */
export const updateGroup = (
  id: string,
  changes: Partial<GroupWrite>,
  header: VersionHeader,
): Promise<Group> =>
  store('updated', api.PUT('/groups/{id}', { params: { path: { id }, header }, body: changes }));

async function store(kind: 'created' | 'updated', answer: Promise<{ data: Group }>): Promise<Group> {
  const stored = await unwrap(answer);
  show(stored);
  announce({ noun: 'group', kind, id: stored.id });
  return stored;
}

/** Adds and removes members; all or nothing. */
export async function changeMembers(id: string, write: MembersWrite): Promise<void> {
  if (write.add.length + write.remove.length === 0) return;
  await api.PUT('/groups/{id}/members', { params: { path: { id } }, body: write });
  announce({ noun: 'group', kind: 'updated', id });
}

/**
 * Adds a group to the draft of a page, or takes it off; the blocks follow the page. What is published stays as it is. Throws
 * 412 when the rights of the page were changed meanwhile.
 */
export async function changePage(group: string, slug: string, has: boolean): Promise<void> {
  const page = await unwrap(api.GET('/admin/pages/{slug}', { params: { path: { slug } } }));
  const others = page.groups.map(({ id }) => id).filter((id) => id !== group);
  const header = { 'If-Match': `"${page.version}"` };
  await api.PUT('/pages/{id}', {
    params: { path: { id: page.id }, header, query: { merge: 'true' } },
    body: { groups: has ? [...others, group] : others },
  });
}

/** Fetches again where a group is used, and the status of those pages. */
export async function refreshUsage(group: string): Promise<void> {
  await Promise.all([mutate(swrKey('groups', 'usage', group)), mutate(swrKey('draft-states'))]);
}

/** Deletes a group; `force` deletes it even when pages use it. */
export async function removeGroup(id: string, force: boolean): Promise<void> {
  await api.DELETE('/groups/{id}', { params: { path: { id }, query: force ? { force: 'true' } : {} } });
  announce({ noun: 'group', kind: 'deleted', id });
}
