import type { Core } from '@strapi/strapi';
import type { Live } from './index';

type What = Parameters<Live['changed']>[0];

const MODELS: Record<string, What[]> = {
  'api::page.page': ['pages'],
  'api::group.group': ['groups'],
  'api::asset.asset': ['assets'],
  'api::site.site': ['site'],
  'plugin::upload.file': ['assets', 'site'],
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
    // Which of ours show a file is not in the event.
    const known = model === 'plugin::upload.file' || model === 'api::site.site' ? undefined : id;
    const markAll = () => MODELS[model]?.forEach((what) => live.changed(what, known));
    if (!strapi.db.inTransaction()) return markAll();
    await strapi.db.transaction(({ onCommit }) => {
      onCommit(markAll);
    });
  };
  const one = (event: { model: { uid: string }; result?: unknown }) =>
    mark(event.model.uid, idIn(event.result));
  const many = (event: { model: { uid: string } }) => mark(event.model.uid, undefined);
  strapi.db.lifecycles.subscribe({
    models: Object.keys(MODELS),
    afterCreate: one,
    afterUpdate: one,
    afterDelete: one,
    afterCreateMany: many,
    afterUpdateMany: many,
    afterDeleteMany: many,
  });
}
