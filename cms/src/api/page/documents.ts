import type { Core } from '@strapi/strapi';
import { getDocumentId } from '../../utils/document-id';
import { isPortalWrite, preservePageDates } from './lib/writes/as-portal';
import { removeOutside, getSeenDraft, openFields, applyOutsideWrite } from './lib/outside-writes';

/**
 * Applies the rules of pages to Strapi's document service, so that the content manager, a plugin or a script
 * cannot break the guarantees of the API.
 */
export function guardPages(strapi: Core.Strapi): void {
  preservePageDates(strapi);
  strapi.documents.use(async (context, next) => {
    const { action, params } = context;
    if (context.uid !== 'api::page.page' || isPortalWrite()) return next();
    if (action === 'delete') return removeOutside(strapi, getDocumentId(params));
    if (action !== 'create' && action !== 'update' && action !== 'clone') return next();
    const data: object = 'data' in params && params.data ? params.data : {};
    Object.assign(context, { params: { ...params, data: openFields(strapi, data) } });
    const target = {
      documentId: action === 'update' ? getDocumentId(params) : null,
      seen: getSeenDraft(data),
    };
    const written = await applyOutsideWrite(strapi, target, next);
    const documentId = getDocumentId(written);
    if (action === 'clone' || documentId === null) return written;
    // A screen continues from the stored value, which may have been cleaned.
    const { fields, populate } = params;
    return strapi.documents('api::page.page').findOne({ documentId, fields, populate });
  });
}
