import useSWR, { mutate } from 'swr';
import type { PageNode } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { carried, take } from '../../lib/initial-data';
import { useSession } from '../../lib/session/use-session';

const LIVE = 'pages/map';
const DRAFTS = 'admin/pages/map';

/** The tree that the viewer sees: administrators get drafts and statuses, everybody else what is live. */
export function usePageTree() {
  const { known, profile, isAdmin } = useSession();
  const read = async (key: string): Promise<PageNode[]> => {
    if (key === DRAFTS) return unwrap(api.GET('/admin/pages/map'));
    return (profile ? undefined : take('tree')) ?? (await unwrap(api.GET('/pages/map')));
  };
  const { data, error } = useSWR<PageNode[], unknown>(known ? (isAdmin ? DRAFTS : LIVE) : null, read, {
    // What everybody may see, until there is what this viewer may see.
    fallbackData: carried().tree,
  });
  return { tree: data ?? [], loaded: data !== undefined, error };
}

/** Puts an answer of the server, or an expectation of it, in the place of the tree of administrators. */
export function showPageTree(tree: PageNode[]): void {
  void mutate(DRAFTS, tree, { revalidate: false });
}

/** Fetches the tree and what belongs to it again, after a page was written. */
export async function refreshPageTree(): Promise<void> {
  await mutate((key) => typeof key === 'string' && key.endsWith(LIVE));
}
