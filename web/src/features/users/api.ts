import useSWR, { mutate } from 'swr';
import type { Pagination, User } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { reported } from '../../lib/error-reporter/report-unseen';

/** What a list of users is asked for. */
export interface UserQuery {
  search: string;
  sort: string;
  page: number;
}

/** A user as it is written; without a password it stays as it is. */
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

const PAGE_SIZE = 50;

/** One page of the users. */
export const useUsers = ({ search, sort, page }: UserQuery) =>
  useSWR<{ data: User[]; meta: { pagination: Pagination } }, unknown>(
    ['users', search, sort, page],
    () =>
      reported(
        api.GET('/users', { params: { query: { search, sort, page, pageSize: PAGE_SIZE } } }),
        'GET /users',
      ),
    { keepPreviousData: true },
  );

/** One user. */
export const useUser = (id: string | undefined) =>
  useSWR<User, unknown>(id ? ['users', id] : null, () =>
    reported(unwrap(api.GET('/users/{id}', { params: { path: { id: id ?? '' } } })), 'GET /users/{id}'),
  );

const refresh = () => mutate((key) => Array.isArray(key) && key[0] === 'users');

/** Makes a user, or changes the one with the id. */
export async function storeUser(id: string | undefined, write: UserWrite): Promise<User> {
  const stored = await unwrap(
    id
      ? api.PUT('/users/{id}', { params: { path: { id } }, body: write })
      : api.POST('/users', { body: write }),
  );
  await refresh();
  return stored;
}

/** Removes a user. */
export async function removeUser(id: string): Promise<void> {
  await api.DELETE('/users/{id}', { params: { path: { id } } });
  await refresh();
}
