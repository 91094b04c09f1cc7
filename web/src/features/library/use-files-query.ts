import { useCallback } from 'react';
import { useAddressQuery } from '../../lib/use-address-query';
import { getAddress, getQuery, type FilesQuery } from './query';

/** The query of the files, in the URL. Another query starts at its first page. */
export function useFilesQuery() {
  const { query, change, search } = useAddressQuery(getQuery, getAddress);
  const narrow = useCallback((part: Partial<FilesQuery>) => change({ page: 1, ...part }), [change]);
  return { query, change: narrow, search };
}
