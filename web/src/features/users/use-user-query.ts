import { useCallback } from 'react';
import { useSearchParams, useLocation } from 'react-router-dom';
import { readUserQuery, writeUserQuery, type UserQuery } from './list-query';
import { isObject } from '../../lib/is-object';

/**
 * Keeps the list's query in the URL, so that back, reload and links restore it. Any change but paging returns to page
 * one.
 */
export function useUserQuery() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (part: Partial<UserQuery>) =>
      setParams((now) => writeUserQuery({ ...readUserQuery(now), page: 1, ...part }), {
        // Avoids a history entry for every few keystrokes.
        replace: 'search' in part,
        preventScrollReset: !('page' in part),
      }),
    [setParams],
  );
  return { query: readUserQuery(params), change };
}

const listIn = (state: unknown): string =>
  isObject(state) && 'list' in state && typeof state.list === 'string' ? state.list : '';

/** The list that the user came from, with its filters and page. */
export const useUserList = (): string => `/admin/users${listIn(useLocation().state)}`;
