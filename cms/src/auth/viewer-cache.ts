import { LRUCache } from 'lru-cache';
import type { Change, Changes } from '../database/change-feed';
import type { Sessions } from '../http/portal-strategy';
import type { Viewer } from '../permissions/viewer';

const MOST = 20_000;

/** A viewer as read from the database, with the token's expiry in milliseconds. */
export interface FoundViewer {
  viewer: Viewer;
  /** As changes of kind `viewers` name it: the row of the user, or `token-` and the row of the API token. */
  account: string;
  until: number;
}

/** A lookup in progress, and the accounts that changed in the meantime. */
interface PendingLookup {
  missed: Change['ids'][];
}

/** Sessions that also report how many tokens are cached. */
export interface CachedSessions extends Pick<Sessions, 'find' | 'known'> {
  size(): number;
}

/**
 * Caches the viewer of each token hash until any writer changes the user, their groups or their session. A revoked
 * right thus takes effect at once, yet most requests need no query. Nothing is cached while the change feed is down or
 * unproven.
 */
export function cacheSessions(
  changes: Pick<Changes, 'on' | 'isListening' | 'confirm' | 'isFresh'>,
  look: (tokenHash: string) => Promise<FoundViewer | null>,
): CachedSessions {
  /** The tokens of each account. */
  const tokens = new Map<string, Set<string>>();
  const found = new LRUCache<string, FoundViewer>({
    max: MOST,
    dispose({ account }, tokenHash) {
      const own = tokens.get(account);
      own?.delete(tokenHash);
      if (own?.size === 0) tokens.delete(account);
    },
  });
  const underWay = new Set<PendingLookup>();

  changes.on(({ what, ids }) => {
    if (what !== 'viewers' && what !== 'groups') return;
    const whose = what === 'groups' ? 'all' : ids;
    for (const each of underWay) each.missed.push(whose);
    if (whose === 'all') return found.clear();
    for (const account of whose) for (const hash of [...(tokens.get(account) ?? [])]) found.delete(hash);
  });

  const remembered = (tokenHash: string): Viewer | null => {
    const viewer = changes.isListening() ? found.get(tokenHash) : undefined;
    return viewer && viewer.until > Date.now() ? viewer.viewer : null;
  };

  return {
    known: (tokenHash) => (changes.isFresh() ? remembered(tokenHash) : null),
    size: () => found.size,
    async find(tokenHash) {
      if (remembered(tokenHash) && (await changes.confirm())) {
        // A change that arrived during the lookup may concern this account.
        const viewer = remembered(tokenHash);
        if (viewer) return viewer;
      }
      const mine: PendingLookup = { missed: [] };
      underWay.add(mine);
      const looked = await look(tokenHash).finally(() => underWay.delete(mine));
      if (!looked || !changes.isListening()) return looked?.viewer ?? null;
      // A lookup that started before a change may return stale data.
      if (!mine.missed.some((ids) => ids === 'all' || ids.includes(looked.account))) {
        found.set(tokenHash, looked);
        tokens.set(looked.account, (tokens.get(looked.account) ?? new Set()).add(tokenHash));
      }
      return looked.viewer;
    },
  };
}
