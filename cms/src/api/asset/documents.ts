import type { Core } from '@strapi/strapi';
import { getDocumentId } from '../../utils/document-id';
import { removeEarlier } from './lib/writes/earlier-files';

/**
 * Removes what an asset had before along with it when it is deleted in Strapi's content manager,
 * which does not know about them.
 */
export function guardAssets(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== 'api::asset.asset' || action !== 'delete') return next();
    const id = getDocumentId(params);
    if (id === null) return next();
    return await strapi.db.transaction(async ({ onCommit }) => {
      const tidy = await removeEarlier(strapi, id);
      onCommit(() => void tidy());
      return next();
    });
  });
}
