import type { Core } from '@strapi/strapi';
import { auditChange, type AuditSnapshot } from '../../../audit';
import { getTokenUses } from '../../../auth';
import { changeAccounts } from '../../../database/locks';
import { notFound } from '../../../http/errors';
import { isId } from '../../../http/fields';
import { listTable, type ListResponse, type SortedQuery } from '../../../http/lists';
import { nameOrder } from '../../../utils/dutch-order';
import { hashToken, newApiToken } from '../../../utils/tokens';
import { loadGroupRows } from '../../group/lib/groups';
import { apiTokenQuery, presentApiToken, type ApiTokenRow } from '../presenters/api-token';
import type { ApiTokenResponse, NewApiToken } from '../schemas/api-token';

const TOKEN = 'api::api-token.api-token';
/** How much of a token stays readable, so that its owner recognises it. */
const PREFIX_LENGTH = 8;

const tokens = (strapi: Core.Strapi) => strapi.db.query(TOKEN);

async function requireToken(strapi: Core.Strapi, id: unknown): Promise<ApiTokenRow> {
  const row: ApiTokenRow | null = isId(id)
    ? await tokens(strapi).findOne({ ...apiTokenQuery, where: { documentId: id } })
    : null;
  if (!row) throw notFound('Deze sleutel bestaat niet (meer).');
  return row;
}

const SORTS = {
  name: nameOrder('name'),
  created_at: 'made_at',
  expires_at: 'expires_at',
  last_used_at: 'last_used_at',
};

/** The API tokens, newest first unless sorted otherwise. */
export async function listApiTokens(
  strapi: Core.Strapi,
  query: SortedQuery<keyof typeof SORTS>,
): Promise<ListResponse<ApiTokenResponse>> {
  await getTokenUses(strapi).settle();
  return listTable(strapi, query, {
    uid: TOKEN,
    searchable: 'name',
    sorts: SORTS,
    usual: 'created_at:desc',
    query: apiTokenQuery,
    present: (rows: ApiTokenRow[]) => rows.map(presentApiToken),
  });
}

const getSnapshot = ({ name, scopes, groups, expires_at }: ApiTokenResponse): AuditSnapshot => ({
  name,
  scopes,
  groups: groups.map((group) => ({ id: group.id, name: group.name })),
  expires_at,
});

/**
 * Creates an API token; only this answer holds the token itself. `maker` is the id of a user. Throws 400 for an unknown
 * group.
 */
export const createApiToken = (
  strapi: Core.Strapi,
  { name, scopes, groups, expires_at: expiresAt }: NewApiToken,
  maker: string,
): Promise<ApiTokenResponse & { token: string }> =>
  // No group goes while it is being referred to.
  changeAccounts(strapi, async () => {
    const token = newApiToken();
    const owner = await strapi.db
      .query('plugin::users-permissions.user')
      .findOne({ where: { documentId: maker }, select: ['id'] });
    const { documentId } = await tokens(strapi).create({
      data: {
        name,
        scopes,
        expiresAt,
        groups: await loadGroupRows(strapi, groups),
        tokenHash: hashToken(token),
        prefix: token.slice(0, PREFIX_LENGTH),
        maker: owner?.id,
        madeAt: new Date(),
      },
    });
    const made = presentApiToken(await requireToken(strapi, documentId));
    await auditChange(strapi, 'token.create', documentId, null, getSnapshot(made));
    return { ...made, token };
  });

/** Gives an API token another end, null for none. Throws 404. */
export const extendApiToken = (
  strapi: Core.Strapi,
  id: unknown,
  expiresAt: string | null,
): Promise<ApiTokenResponse> =>
  changeAccounts(strapi, async () => {
    const before = presentApiToken(await requireToken(strapi, id));
    await tokens(strapi).update({ where: { documentId: before.id }, data: { expiresAt } });
    const after = presentApiToken(await requireToken(strapi, id));
    await auditChange(strapi, 'token.extend', before.id, getSnapshot(before), getSnapshot(after));
    return after;
  });

/** Revokes an API token at once, on every instance. Throws 404. */
export const revokeApiToken = (strapi: Core.Strapi, id: unknown): Promise<void> =>
  changeAccounts(strapi, async () => {
    const before = presentApiToken(await requireToken(strapi, id));
    await tokens(strapi).delete({ where: { documentId: before.id } });
    await auditChange(strapi, 'token.revoke', before.id, getSnapshot(before), null);
  });
