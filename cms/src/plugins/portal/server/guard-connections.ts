import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { getPanelAccount, type PanelAbility } from '../../../http/panel-account';
import { findConnections, findReadable } from '../../../server/security/panel-rights/connections';
import { FILE } from '../../../server/security/panel-rights/readable';
import { getDocumentId } from '../../../utils/document-id';

const WRITES = ['create', 'update', 'clone'];

const SENTENCES = new Map([[FILE, 'Je rol mag een van deze bestanden niet bekijken.']]);
const OTHERWISE = 'Je rol mag niet bekijken wat hier gekoppeld wordt.';

type ConnectedRows = Awaited<ReturnType<typeof findConnections>>;

async function refuseUnreadable(
  strapi: Core.Strapi,
  ability: PanelAbility,
  before: ConnectedRows,
  after: ConnectedRows,
): Promise<void> {
  for (const [uid, ids] of after) {
    const added = [...ids].filter((id) => !before.get(uid)?.has(id));
    const readable = await findReadable(strapi, ability, uid, added);
    // Of a ForbiddenError Strapi drops the sentence.
    if (readable.size < added.length) throw new errors.PolicyError(SENTENCES.get(uid) ?? OTHERWISE);
  }
}

/**
 * Lets a maintainer connect only what their role may read, in any notation and at any depth of blocks. Existing
 * connections stay. Compared after the write, within its transaction, so that no second parser is needed.
 */
export function guardConnections(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const account = WRITES.includes(action) ? getPanelAccount(strapi) : null;
    if (!account) return next();
    return await strapi.db.transaction(async () => {
      const known = action === 'update' ? getDocumentId(params) : null;
      const before = await findConnections(strapi, uid, known);
      const result = await next();
      const after = await findConnections(strapi, uid, known ?? getDocumentId(result));
      await refuseUnreadable(strapi, account.ability, before, after);
      return result;
    });
  });
}
