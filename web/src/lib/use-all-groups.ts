import useSWR from 'swr';
import type { Group } from '../api/types';
import { api } from './api/client';

/** All groups by name, to choose from. */
export const useAllGroups = () =>
  useSWR<Group[], unknown>('groups/all', async () => {
    const answer = await api.GET('/groups', { params: { query: { pageSize: 500, sort: 'name:asc' } } });
    return answer.data;
  });
