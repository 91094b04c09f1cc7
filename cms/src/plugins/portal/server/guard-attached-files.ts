import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { mayReadFile, getPanelAccount } from '../../../http/panel-account';
import { getDocumentId } from '../../../utils/document-id';

const ASSET = 'api::asset.asset';
const WRITES = ['create', 'update', 'clone'];

const populate = { original: { select: ['documentId'] }, files: { select: ['documentId'] } } as const;

interface Attached {
  original: { documentId: string } | null;
  files: { documentId: string }[] | null;
}

async function attachedTo(strapi: Core.Strapi, documentId: string | null): Promise<string[]> {
  if (documentId === null) return [];
  const row: Attached | null = await strapi.db.query(ASSET).findOne({ where: { documentId }, populate });
  return [row?.original, ...(row?.files ?? [])].flatMap((file) => file?.documentId ?? []);
}

/**
 * Lets a maintainer attach only files that their role may read: any viewer who may download the asset may
 * also download its files.
 */
export function guardAttachedFiles(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const account = uid === ASSET && WRITES.includes(action) ? getPanelAccount(strapi) : null;
    if (!account) return next();
    return await strapi.db.transaction(async () => {
      const known = action === 'update' ? getDocumentId(params) : null;
      const before = await attachedTo(strapi, known);
      const result = await next();
      const after = await attachedTo(strapi, known ?? getDocumentId(result));
      for (const id of after.filter((each) => !before.includes(each))) {
        if (!(await mayReadFile(strapi, account.ability, id))) {
          // Of a ForbiddenError Strapi drops the sentence.
          throw new errors.PolicyError('Je rol mag een van deze bestanden niet bekijken.');
        }
      }
      return result;
    });
  });
}
