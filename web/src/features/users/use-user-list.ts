import { useLocation } from 'react-router-dom';

const listIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string'
    ? state.list
    : '';

/** The list that the user came from, with its filters and page. */
export const useUserList = (): string => `/admin/users${listIn(useLocation().state)}`;
