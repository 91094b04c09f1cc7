import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getAddress, getQuery, type AssetQuery } from './library/query';

/** Keeps the library's query in the URL, so that the back button restores the previous one. */
export function useLibraryQuery() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => getQuery(new URLSearchParams(search)), [search]);
  const change = useCallback(
    (part: Partial<AssetQuery>): void => {
      // Avoids a history entry per keystroke.
      const replace = part.search !== undefined && query.search !== '' && part.search !== '';
      const address = { pathname, search: getAddress({ ...query, ...part }) };
      navigate(address, { replace, preventScrollReset: true });
    },
    [navigate, pathname, query],
  );
  const sought = useCallback((words: string) => change({ search: words }), [change]);
  return { query, change, sought, search };
}
