import type { Core } from '@strapi/strapi';
import type { Change, ChangeKind } from './message';

const MODELS: Record<string, ChangeKind[]> = {
  'api::page.page': ['pages'],
  'api::group.group': ['groups'],
  'api::asset.asset': ['assets'],
  'api::site.site': ['site'],
  'api::color.color': ['site'],
  'api::preset.preset': ['site'],
  'api::search.synonym': ['synonyms'],
  'plugin::upload.file': ['files'],
  'plugin::users-permissions.user': ['viewers'],
  'plugin::users-permissions.role': ['viewers'],
  'api::auth.session': ['viewers'],
  'api::api-token.api-token': ['viewers'],
};

/** Content types whose new rows do not affect anything cached. */
const NEW_IS_NOTHING = [
  'plugin::upload.file',
  'plugin::users-permissions.user',
  'api::auth.session',
  'api::api-token.api-token',
];

const BY_NUMBER = ['plugin::users-permissions.user'];
const ANY = ['plugin::users-permissions.role', 'api::auth.session', 'api::api-token.api-token'];

function getIds(model: string, row: unknown): Change['ids'] {
  if (ANY.includes(model) || typeof row !== 'object' || row === null) return 'all';
  const { id, documentId } = { id: undefined, documentId: undefined, ...row };
  if (BY_NUMBER.includes(model)) return typeof id === 'number' ? [String(id)] : 'all';
  return typeof documentId === 'string' ? [documentId] : 'all';
}

/**
 * Announces what this process writes through Strapi, from any source: the API, the content manager, its
 * upload screen, a script. Inside a transaction it announces after the commit, so that nobody caches the old
 * rows again; the next read then sees the change before the database announces it.
 */
export function publishOwnWrites(strapi: Core.Strapi, announce: (change: Change) => void): void {
  const announceRow = async (model: string, row: unknown): Promise<void> => {
    const ids = getIds(model, row);
    const announceAll = () => MODELS[model]?.forEach((what) => announce({ what, ids }));
    if (!strapi.db.inTransaction()) return announceAll();
    await strapi.db.transaction(({ onCommit }) => {
      onCommit(announceAll);
    });
  };
  const one = (event: { model: { uid: string }; result?: unknown }) =>
    announceRow(event.model.uid, event.result);
  // Writes of many rows do not say which, but their condition may.
  const many = ({ model, params }: { model: { uid: string }; params: { where?: unknown } }) =>
    announceRow(model.uid, params.where);
  const models = Object.keys(MODELS);
  const changes = { afterUpdate: one, afterDelete: one, afterUpdateMany: many, afterDeleteMany: many };
  strapi.db.lifecycles.subscribe({ models, ...changes });
  const others = models.filter((model) => !NEW_IS_NOTHING.includes(model));
  strapi.db.lifecycles.subscribe({ models: others, afterCreate: one, afterCreateMany: many });
}
