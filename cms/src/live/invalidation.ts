import type { Core } from '@strapi/strapi';
import type { Live } from './index';

type What = Parameters<Live['changed']>[0];

const FILE = 'plugin::upload.file';

const MODELS: Record<string, What[]> = {
  'api::page.page': ['pages'],
  'api::group.group': ['groups'],
  'api::asset.asset': ['assets'],
  'api::site.site': ['site'],
  [FILE]: ['assets', 'site'],
};

const idIn = (result: unknown): string | undefined =>
  typeof result === 'object' &&
  result !== null &&
  'documentId' in result &&
  typeof result.documentId === 'string'
    ? result.documentId
    : undefined;

/**
 * Marks what changed, from whatever road a row is written by: the API, Strapi's content manager, its upload screen, a script.
 * Inside a transaction the mark comes after the commit, so that nobody reads the old rows into memory again.
 */
export function watchChanges(strapi: Core.Strapi, live: Live): void {
  const mark = async (model: string, id: string | undefined): Promise<void> => {
    const known = model === 'api::site.site' ? undefined : id;
    const markAll = () => {
      if (model === FILE && id !== undefined) {
        live.fileChanged(id);
        live.changed('site');
      } else MODELS[model]?.forEach((what) => live.changed(what, known));
    };
    if (!strapi.db.inTransaction()) return markAll();
    await strapi.db.transaction(({ onCommit }) => {
      onCommit(markAll);
    });
  };
  const one = (event: { model: { uid: string }; result?: unknown }) =>
    mark(event.model.uid, idIn(event.result));
  const many = (event: { model: { uid: string } }) => mark(event.model.uid, undefined);
  const changes = { afterUpdate: one, afterDelete: one, afterUpdateMany: many, afterDeleteMany: many };
  const models = Object.keys(MODELS);
  strapi.db.lifecycles.subscribe({ models, ...changes });
  // A new file belongs to nothing yet; what it is put into is written too.
  const others = models.filter((model) => model !== FILE);
  strapi.db.lifecycles.subscribe({ models: others, afterCreate: one, afterCreateMany: many });
}
