import type { Core } from '@strapi/strapi';
import { loadGroupWithMembers } from '../../../../api/group/audit/snapshot';
import { loadAssetSnapshot } from '../../../../api/asset/audit';
import type { Action } from '../../../../audit/actions';
import { auditChange, type AuditSnapshot } from '../../../../audit';
import { loadSiteSnapshot } from '../../../../audit/site-snapshot';
import { getCaller } from '../../../../audit/caller';
import { changeColors, loadColorSnapshot } from '../../../../api/color/lib/colors';
import { COLOR } from '../../../../api/color/lib/rows';
import { loadPresetSnapshot, PRESET } from '../../../../api/preset/lib/presets';
import { loadSynonymSnapshot } from '../../../../api/search/lib/synonyms';
import { SYNONYM } from '../../../../search/query/synonyms';
import { getDocumentId } from '../../../../utils/document-id';

interface WatchedType {
  actions: Record<'created' | 'updated' | 'deleted', Action>;
  loadSnapshot(strapi: Core.Strapi, id: string): Promise<AuditSnapshot | null>;
  /** Runs a change in a transaction, where it takes several statements. */
  within?: <T>(strapi: Core.Strapi, change: () => Promise<T>) => Promise<Awaited<T>>;
}

/**
 * The content types in Strapi's content manager to log, except pages and users, whose own guards write audit
 * log entries.
 */
const WATCHED: Record<string, WatchedType> = {
  'api::group.group': {
    actions: { created: 'group.create', updated: 'group.update', deleted: 'group.delete' },
    loadSnapshot: loadGroupWithMembers,
  },
  'api::asset.asset': {
    actions: { created: 'asset.create', updated: 'asset.update', deleted: 'asset.delete' },
    loadSnapshot: loadAssetSnapshot,
  },
  'api::site.site': {
    actions: { created: 'site.update', updated: 'site.update', deleted: 'site.update' },
    loadSnapshot: loadSiteSnapshot,
  },
  [COLOR]: {
    actions: { created: 'color.create', updated: 'color.update', deleted: 'color.delete' },
    loadSnapshot: loadColorSnapshot,
    within: changeColors,
  },
  [PRESET]: {
    actions: { created: 'preset.create', updated: 'preset.update', deleted: 'preset.delete' },
    loadSnapshot: loadPresetSnapshot,
  },
  [SYNONYM]: {
    actions: { created: 'synonym.create', updated: 'synonym.update', deleted: 'synonym.delete' },
    loadSnapshot: loadSynonymSnapshot,
  },
};

const inTransaction = async <T>(strapi: Core.Strapi, change: () => Promise<T>): Promise<Awaited<T>> =>
  await strapi.db.transaction(change);

const WRITES = ['create', 'update', 'clone', 'delete'];

/** Writes audit log entries for changes in Strapi's content manager, in the transaction of the change. */
export function watchContent(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const watched = WATCHED[uid];
    if (!watched || !WRITES.includes(action) || !getCaller(strapi).maintainer) return next();
    const readSnapshot = (id: string | null) => (id === null ? null : watched.loadSnapshot(strapi, id));
    const { within = inTransaction } = watched;
    return await within(strapi, async () => {
      const known = action === 'update' || action === 'delete' ? getDocumentId(params) : null;
      const before = await readSnapshot(known);
      const result = await next();
      const id = known ?? getDocumentId(result);
      const after = await readSnapshot(id);
      const what = !after ? 'deleted' : before ? 'updated' : 'created';
      await auditChange(strapi, watched.actions[what], id, before, after);
      return result;
    });
  });
}
