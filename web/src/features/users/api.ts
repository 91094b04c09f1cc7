import useSWR, { mutate } from 'swr';
import type { List, User } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { announce, useFreshAccounts } from '../../lib/changes';
import { withReporting } from '../../lib/error-reporter/report-unseen';
import type { VersionHeader } from '../../lib/shared-form/save-merged';
import { matchesKey, swrKey } from '../../lib/swr-keys';
import type { UserQuery } from './list-query';

/** The request body for a user; without a password the current one stays. */
export interface UserWrite {
  firstName: string;
  lastName: string;
  email: string;
  description: string;
  roles: ('admin' | 'user')[];
  groups: string[];
  isActive: boolean;
  password?: string;
}

const PAGE_SIZE = 25;

export function useUsers({ search, role, group, active, sort, page }: UserQuery) {
  useFreshAccounts('users');
  return useSWR<List<User>, unknown>(
    swrKey('users', 'list', search, role, group, active, sort, page),
    () => {
      const filters = { ...(role && { role }), ...(group && { group }), ...(active && { active }) };
      const query = { search, ...filters, sort, page, pageSize: PAGE_SIZE };
      return withReporting(api.GET('/users', { params: { query } }), 'GET /users');
    },
    { keepPreviousData: true },
  );
}

export function useUser(id: string | undefined) {
  useFreshAccounts('users');
  return useSWR<User, unknown>(id ? swrKey('users', 'one', id) : null, () =>
    withReporting(unwrap(api.GET('/users/{id}', { params: { path: { id: id ?? '' } } })), 'GET /users/{id}'),
  );
}

/** Updates a user in every cache, until the lists have been refetched. */
function show(stored: User): void {
  void mutate<List<User>>(
    (key) => matchesKey(key, 'users', 'list'),
    (list) => list && { ...list, data: list.data.map((user) => (user.id === stored.id ? stored : user)) },
    { revalidate: false },
  );
  void mutate(swrKey('users', 'one', stored.id), stored, { revalidate: false });
}

export const createUser = (write: UserWrite): Promise<User> =>
  store('created', api.POST('/users', { body: write }));

/** Throws 412 when somebody else changed the user since they were read. */
export const updateUser = (id: string, changes: Partial<UserWrite>, header: VersionHeader): Promise<User> =>
  store('updated', api.PUT('/users/{id}', { params: { path: { id }, header }, body: changes }));

async function store(kind: 'created' | 'updated', answer: Promise<{ data: User }>): Promise<User> {
  const stored = await unwrap(answer);
  show(stored);
  announce({ noun: 'user', kind, id: stored.id });
  return stored;
}

/** Activates or deactivates a user. Does not announce the change: it is one of several. */
export async function setActive(id: string, isActive: boolean): Promise<void> {
  await api.PUT('/users/{id}', { params: { path: { id } }, body: { isActive } });
}

/** Adds users to a group and removes others; all or nothing. */
export async function changeMembers(
  group: string,
  change: { add: string[] } | { remove: string[] },
): Promise<void> {
  await api.PUT('/groups/{id}/members', { params: { path: { id: group } }, body: change });
  announce({ noun: 'group', kind: 'updated', id: group });
}

/** Notifies the lists that several users have changed. */
export const announceMany = (): void => announce({ noun: 'user', kind: 'updated', id: null });

export async function inviteAgain(id: string): Promise<void> {
  await api.POST('/users/{id}/invitation', { params: { path: { id } } });
}

export async function removeUser(id: string): Promise<void> {
  await api.DELETE('/users/{id}', { params: { path: { id } } });
  announce({ noun: 'user', kind: 'deleted', id });
}
