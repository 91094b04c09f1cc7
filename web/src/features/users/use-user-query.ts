import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readUserQuery, writeUserQuery, type UserQuery } from './list-query';

/** The query of the list, kept in the address: back, reload and a link bring it back. What is not a page begins at the first. */
export function useUserQuery() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (part: Partial<UserQuery>) =>
      setParams((now) => writeUserQuery({ ...readUserQuery(now), page: 1, ...part }), {
        // Every few letters a step back would be too many.
        replace: 'search' in part,
        preventScrollReset: !('page' in part),
      }),
    [setParams],
  );
  return { query: readUserQuery(params), change };
}
