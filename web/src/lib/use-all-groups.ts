import useSWR from 'swr';
import type { Group } from '../api/types';
import { api } from './api/client';
import { loadEvery } from './api/load-every';
import { withReporting } from './error-reporter/report-unseen';
import { readOrStored } from './offline-reads';
import { swrKey } from './swr-keys';

/** All groups, sorted by name, to choose from. */
export const useAllGroups = () =>
  useSWR<Group[], unknown>(swrKey('groups', 'all'), (key) =>
    readOrStored(key, () =>
      withReporting(
        loadEvery((query) => api.GET('/groups', { params: { query: { ...query, sort: 'name:asc' } } })),
        'GET /groups',
      ),
    ),
  );

const PERMISSIONS: Record<Group['permissions'][number], string> = {
  view: 'bekijken',
  'download-for-use': 'downloaden voor gebruik',
  'download-for-edit': 'downloaden voor bewerking',
};

/** What the members of a group may do, in words. */
export const namePermissions = ({ permissions }: Pick<Group, 'permissions'>): string[] =>
  permissions.map((permission) => PERMISSIONS[permission]);
