import { LRUCache } from 'lru-cache';
import type { Change, Changes } from '../database/change-feed';
import type { Sessions } from '../http/portal-strategy';
import type { Viewer } from '../permissions/viewer';

const MOST = 20_000;

/** A viewer as the database had it: of which account, and until when (milliseconds) the token counts. */
export interface FoundViewer {
  viewer: Viewer;
  account: string;
  until: number;
}

/** Somebody is being looked up; of whom something changed meanwhile. */
interface Look {
  missed: Change['ids'][];
}

/** Sessions, and how many tokens they know whose they are. */
export interface RememberedSessions extends Sessions {
  size(): number;
}

/**
 * Remembers who tokens, by their hash, belong to until something of the person, their groups or their session changes, whoever
 * changes it: so a right taken away counts at once, and yet most requests look nobody up. While changes are not told, or the
 * database does not prove that they are, nothing is remembered.
 */
export function remembering(
  changes: Pick<Changes, 'on' | 'areTold' | 'confirm' | 'isFresh'>,
  look: (tokenHash: string) => Promise<FoundViewer | null>,
): RememberedSessions {
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
  const underWay = new Set<Look>();

  changes.on(({ what, ids }) => {
    if (what !== 'viewers' && what !== 'groups') return;
    const whose = what === 'groups' ? 'all' : ids;
    for (const each of underWay) each.missed.push(whose);
    if (whose === 'all') return found.clear();
    for (const account of whose) for (const hash of [...(tokens.get(account) ?? [])]) found.delete(hash);
  });

  const remembered = (tokenHash: string): Viewer | null => {
    const viewer = changes.areTold() ? found.get(tokenHash) : undefined;
    return viewer && viewer.until > Date.now() ? viewer.viewer : null;
  };

  return {
    known: (tokenHash) => (changes.isFresh() ? remembered(tokenHash) : null),
    size: () => found.size,
    async find(tokenHash) {
      if (remembered(tokenHash) && (await changes.confirm())) {
        // What was told meanwhile may be of this one.
        const viewer = remembered(tokenHash);
        if (viewer) return viewer;
      }
      const mine: Look = { missed: [] };
      underWay.add(mine);
      const looked = await look(tokenHash).finally(() => underWay.delete(mine));
      if (!looked || !changes.areTold()) return looked?.viewer ?? null;
      // What was looked up before a change may be of before.
      if (!mine.missed.some((ids) => ids === 'all' || ids.includes(looked.account))) {
        found.set(tokenHash, looked);
        tokens.set(looked.account, (tokens.get(looked.account) ?? new Set()).add(tokenHash));
      }
      return looked.viewer;
    },
  };
}
