import type { Core } from '@strapi/strapi';
import { isPortalWrite, keepDatesOfPages } from './lib/writes/as-portal';
import { removeOutside } from './lib/outside-removal';
import { getSeenDraft, openFields, settleOutsideWrite } from './lib/outside-writes';

const getId = (params: object): string | null =>
  'documentId' in params && typeof params.documentId === 'string' ? params.documentId : null;

const hasId = (result: unknown): result is { documentId: string } =>
  typeof result === 'object' && result !== null && 'documentId' in result;

/**
 * Applies the rules of pages to Strapi's document service, so that the content manager, a plugin or a script
 * cannot break the guarantees of the API.
 */
export function guardPages(strapi: Core.Strapi): void {
  keepDatesOfPages(strapi);
  strapi.documents.use(async (context, next) => {
    const { action, params } = context;
    if (context.uid !== 'api::page.page' || isPortalWrite()) return next();
    if (action === 'delete') return removeOutside(strapi, getId(params));
    if (action !== 'create' && action !== 'update' && action !== 'clone') return next();
    const data: object = 'data' in params && params.data ? params.data : {};
    Object.assign(context, { params: { ...params, data: openFields(data) } });
    const target = { documentId: action === 'update' ? getId(params) : null, seen: getSeenDraft(data) };
    return settleOutsideWrite(strapi, target, async () => {
      const written = await next();
      if (!hasId(written)) throw new Error('Strapi wrote a page and did not say which.');
      return written;
    });
  });
}
