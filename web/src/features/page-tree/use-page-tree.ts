import { useMemo } from 'react';
import useSWR, { mutate } from 'swr';
import type { PageNode } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { getInitialData, takeInitialData } from '../../lib/initial-data';
import { matchesKey, swrKey } from '../../lib/swr-keys';
import { getChapters, GUIDE_INDEX, startPath } from './tree';
import { useSession } from '../../lib/session/use-session';
import { useSite } from '../../lib/site';

/**
 * The tree that the viewer may see, and the chapters in it: admins get drafts and statuses, everyone else gets what is
 * live.
 */
export function usePageTree(isWanted = true) {
  const { known, profile, isAdmin, seemsAdmin } = useSession();
  const read = async ([, of]: readonly [string, string]): Promise<PageNode[]> => {
    if (of === 'drafts') return unwrap(api.GET('/admin/pages/map'));
    return (profile ? undefined : takeInitialData('tree')) ?? (await unwrap(api.GET('/pages/map')));
  };
  const { data, error } = useSWR<PageNode[], unknown>(
    known && isWanted ? swrKey('tree', isAdmin ? 'drafts' : 'live') : null,
    read,
    {
      // The public tree, until the viewer's own has loaded; an admin's is another one.
      fallbackData: seemsAdmin ? undefined : getInitialData().tree,
    },
  );
  const site = useSite();
  const tree = useMemo(() => data ?? [], [data]);
  const chapters = useMemo(() => getChapters(tree, site), [tree, site]);
  return { tree, chapters, loaded: data !== undefined, error };
}

/** Where 'Huisstijl' and 'Alle pagina's' lead: visitors start reading, without an account. */
export function useGuidePath(): string {
  const { known, profile } = useSession();
  const isVisitor = known && !profile;
  const { chapters } = usePageTree(isVisitor);
  return (isVisitor && startPath(chapters)) || GUIDE_INDEX;
}

/** Puts a response, or an optimistic update, in the admins' tree cache. */
export function showPageTree(tree: PageNode[]): void {
  void mutate(swrKey('tree', 'drafts'), tree, { revalidate: false });
}

/** Refetches the tree and related data, after a page was saved. */
export async function refreshPageTree(): Promise<void> {
  await mutate((key) => matchesKey(key, 'tree'));
}
