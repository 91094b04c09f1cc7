import useSWR, { mutate } from 'swr';
import type { PageNode } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { carried, take } from '../../lib/initial-data';
import { useSession } from '../../lib/session/use-session';

const LIVE = 'pages/map';
const DRAFTS = 'admin/pages/map';

/** The tree that the viewer may see: admins get drafts and statuses, everyone else gets what is live. */
export function usePageTree() {
  const { known, profile, isAdmin } = useSession();
  const read = async (key: string): Promise<PageNode[]> => {
    if (key === DRAFTS) return unwrap(api.GET('/admin/pages/map'));
    return (profile ? undefined : take('tree')) ?? (await unwrap(api.GET('/pages/map')));
  };
  const { data, error } = useSWR<PageNode[], unknown>(known ? (isAdmin ? DRAFTS : LIVE) : null, read, {
    // The public tree, until the viewer's own has loaded.
    fallbackData: carried().tree,
  });
  return { tree: data ?? [], loaded: data !== undefined, error };
}

/** Puts a response, or an optimistic update, in the admins' tree cache. */
export function showPageTree(tree: PageNode[]): void {
  void mutate(DRAFTS, tree, { revalidate: false });
}

/** Refetches the tree and related data, after a page was saved. */
export async function refreshPageTree(): Promise<void> {
  await mutate((key) => typeof key === 'string' && key.endsWith(LIVE));
}
