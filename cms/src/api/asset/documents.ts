import type { Core } from '@strapi/strapi';
import { guardFields } from '../../http/outside-writes';
import { getDocumentId } from '../../utils/document-id';
import { removeEarlier } from './lib/writes/earlier-files';
import { assetInput } from './schemas/asset';

/**
 * Applies the portal's rules to assets written in Strapi's content manager, and removes an asset's history when the
 * asset is deleted there.
 */
export function guardAssets(strapi: Core.Strapi): void {
  const { title, description, tags } = assetInput(strapi).shape;
  guardFields(strapi, { uid: 'api::asset.asset', shape: { title, description, tags } });
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
