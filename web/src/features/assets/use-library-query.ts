import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getAddress, getQuery, type AssetQuery } from './library/query';

/** What the library is asked for stands in the address: back leads to what was asked before. */
export function useLibraryQuery() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => getQuery(new URLSearchParams(search)), [search]);
  const change = useCallback(
    (part: Partial<AssetQuery>): void => {
      // Every letter a step back would be too many.
      const replace = part.search !== undefined && query.search !== '' && part.search !== '';
      const address = { pathname, search: getAddress({ ...query, ...part }) };
      navigate(address, { replace, preventScrollReset: true });
    },
    [navigate, pathname, query],
  );
  const sought = useCallback((words: string) => change({ search: words }), [change]);
  return { query, change, sought, search };
}
