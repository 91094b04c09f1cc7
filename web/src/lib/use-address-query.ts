import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Keeps the query of a list in the URL, so that the back button restores the previous one. `getQuery` and `getAddress`
 * parse and write the query string.
 */
export function useAddressQuery<Query extends { search: string }>(
  getQuery: (params: URLSearchParams) => Query,
  getAddress: (query: Query) => string,
) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => getQuery(new URLSearchParams(search)), [getQuery, search]);
  const change = useCallback(
    (part: Partial<Query>): void => {
      // Avoids a history entry per keystroke.
      const replace = part.search !== undefined && query.search !== '' && part.search !== '';
      const address = { pathname, search: getAddress({ ...query, ...part }) };
      navigate(address, { replace, preventScrollReset: true });
    },
    [navigate, getAddress, pathname, query],
  );
  return { query, change, search };
}
