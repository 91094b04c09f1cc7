import { useCallback } from 'react';
import { useAddressQuery } from '../../lib/use-address-query';
import { getAddress, getQuery } from './library/query';

/** The library's query, in the URL. */
export function useLibraryQuery() {
  const { query, change, search } = useAddressQuery(getQuery, getAddress);
  const sought = useCallback((words: string) => change({ search: words }), [change]);
  return { query, change, sought, search };
}
