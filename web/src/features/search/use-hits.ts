import useSWR from 'swr';
import type { Suggestion } from '../../api/types';
import { useSession } from '../../lib/session/use-session';
import { homePath, useSite } from '../../lib/site';
import { swrKey } from '../../lib/swr-keys';
import { usePageTree } from '../page-tree';
import type { Kind } from './kinds';
import { MOST_ON_SCREEN, readGroups, readHits, readNear, type SearchResults } from './read-hits';

function useSought(q: string) {
  const { tree } = usePageTree();
  const home = homePath(useSite());
  const { known } = useSession();
  return { known: known && q !== '', sought: { q, tree, home } };
}

/** What the dialog shows while typing. */
export function useGroups(q: string) {
  const { known, sought } = useSought(q);
  return useSWR<SearchResults, unknown>(
    known ? swrKey('search', 'groups', q) : null,
    () => readGroups(sought),
    {
      keepPreviousData: q !== '',
    },
  );
}

/** One page of the hits of a kind, or the first of every group. */
export function useHits(q: string, kind: Kind | undefined, page: number, typing: boolean) {
  const { known, sought } = useSought(q);
  const key = known ? swrKey('search', 'list', q, kind, page, typing) : null;
  return useSWR<SearchResults, unknown>(
    key,
    () =>
      kind ? readHits(sought, { page, typing, kinds: [kind] }) : readGroups(sought, MOST_ON_SCREEN, typing),
    { keepPreviousData: q !== '' },
  );
}

/** Words and titles near a search that found nothing. */
export const useNear = (q: string): Suggestion[] =>
  useSWR<Suggestion[], unknown>(q ? swrKey('search', 'near', q) : null, () => readNear(q)).data ?? [];
