import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { changeAccounts } from '../../database/locks';
import { PortalError } from '../../http/errors';
import { line } from '../../http/fields';
import { getValidationMessage } from '../../http/messages';
import { getDocumentId } from '../../utils/document-id';
import { refuseTakenName } from './lib/groups';

const WRITES = ['create', 'update', 'clone'];

/** The name in what is written; null when it stays as it is. Throws when it is empty. */
function getName(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('name' in data)) return null;
  if (typeof data.name !== 'string') return null;
  if (data.name.trim() === '') throw new errors.ValidationError('Geef de groep een naam.');
  const name = line().safeParse(data.name, { error: getValidationMessage });
  if (!name.success) throw new errors.ValidationError(name.error.issues[0]?.message ?? '');
  return name.data;
}

/** Applies the portal's rules for names to groups written in Strapi's content manager. */
export function guardGroups(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== 'api::group.group' || !WRITES.includes(action) || !('data' in params)) return next();
    const name = getName(params.data);
    if (name === null) return next();
    const own = action === 'update' ? getDocumentId(params) : null;
    return changeAccounts(strapi, async () => {
      try {
        await refuseTakenName(strapi, name, own);
      } catch (error) {
        throw error instanceof PortalError ? new errors.ValidationError(error.message) : error;
      }
      Object.assign(context, { params: { ...params, data: { ...params.data, name } } });
      return next();
    });
  });
}
