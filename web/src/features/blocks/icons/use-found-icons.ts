import { useDeferredValue, useMemo } from 'react';
import useSWR from 'swr';
import { api } from '../../../lib/api/client';
import { swrKey } from '../../../lib/swr-keys';
import { useDebounced } from '../../../lib/use-debounced';
import { isFound, type Icon } from './icons';

const SHORTEST = 2;

/** The ids of the assets that the portal's search finds: by synonyms, other forms of a word, and with a typo. */
async function searchAssets(q: string): Promise<string[]> {
  const query = { q, kind: 'asset', pageSize: 200, typing: 'true' as const };
  const { data } = await api.GET('/search', { params: { query } });
  return data.map(({ id }) => id);
}

/** The pictograms that answer what is typed: at once by their own words, and soon after by those of the portal. */
export function useFoundIcons(icons: readonly Icon[], typed: string): readonly Icon[] {
  const sought = useDeferredValue(typed.trim());
  const q = useDebounced(sought);
  // Without an answer the words of the pictograms themselves do.
  const { data } = useSWR<string[], unknown>(
    q.length >= SHORTEST ? swrKey('search', 'icons', q) : null,
    () => searchAssets(q),
    { shouldRetryOnError: false },
  );
  return useMemo(() => {
    if (sought === '') return icons;
    const more = new Set(q === sought ? data : undefined);
    return icons.filter((icon) => isFound(icon, sought) || more.has(icon.asset.id));
  }, [icons, sought, q, data]);
}
