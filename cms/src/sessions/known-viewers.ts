import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { getChanges } from '../changes';
import type { Sessions } from '../http/portal-strategy';
import type { Viewer } from '../permissions/viewer';

const MOST = 20_000;

/** A viewer as the database had it: of which account, and until when (milliseconds) the token counts. */
export interface FoundViewer {
  viewer: Viewer;
  account: string;
  until: number;
}

const all = new WeakMap<Core.Strapi, LRUCache<string, FoundViewer>>();

/** Of how many tokens it is remembered whose they are. */
export const countKnownViewers = (strapi: Core.Strapi): number => all.get(strapi)?.size ?? 0;

/**
 * Remembers who tokens, by their hash, belong to until something of the person, their groups or their session changes, whoever changes
 * it: so a right taken away counts at once, and yet most requests need no database. While changes are not told, nothing is
 * remembered.
 */
export function remembering(
  strapi: Core.Strapi,
  look: (tokenHash: string) => Promise<FoundViewer | null>,
): Sessions {
  const changes = getChanges(strapi);
  const found = new LRUCache<string, FoundViewer>({ max: MOST });
  all.set(strapi, found);
  /** Counts what was forgotten: what was looked up before that may be of before. */
  let forgotten = 0;

  changes.on(({ what, ids }) => {
    if (what !== 'viewers' && what !== 'groups') return;
    forgotten += 1;
    if (what === 'groups' || ids === 'all') return found.clear();
    for (const [hash, { account }] of found.entries()) if (ids.includes(account)) found.delete(hash);
  });

  const known = (tokenHash: string): Viewer | null => {
    const remembered = changes.areTold() ? found.get(tokenHash) : undefined;
    return remembered && remembered.until > Date.now() ? remembered.viewer : null;
  };

  return {
    known,
    async find(tokenHash) {
      const remembered = known(tokenHash);
      if (remembered) return remembered;
      const before = forgotten;
      const looked = await look(tokenHash);
      if (looked && forgotten === before && changes.areTold()) found.set(tokenHash, looked);
      return looked?.viewer ?? null;
    },
  };
}
