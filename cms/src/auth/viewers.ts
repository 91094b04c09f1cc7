import type { Core } from '@strapi/strapi';
import { roleName, type TokenScope, type TokenViewer, type Viewer } from '../permissions/viewer';
import { getChanges } from '../database/change-feed';
import type { Sessions } from '../http/portal-strategy';
import { getPermissions } from '../published/loaders';
import { cacheSessions, type FoundViewer, type CachedSessions } from './viewer-cache';
import { getTokenUses } from './token-uses';
import { hashToken, isApiToken } from '../utils/tokens';
import { runSql } from '../database/sql';

interface GroupRow {
  id: string;
  canView: boolean;
  canUse: boolean;
  canEdit: boolean;
}

interface ViewerRow {
  id: string;
  account: number;
  role: string | null;
  groups: GroupRow[];
}

const GROUPS = `coalesce(
    json_agg(json_build_object('id', g.document_id, 'canView', g.can_view, 'canUse', g.can_use, 'canEdit', g.can_edit)
      order by g.id) filter (where g.id is not null), '[]') as groups`;

// A single statement, because every authenticated request runs it.
const select = (condition: string): string => `
  select u.document_id as id, u.id as account, min(r.type) as role, ${GROUPS}
  from up_users u
  left join up_users_role_lnk ur on ur.user_id = u.id
  left join up_roles r on r.id = ur.role_id
  left join up_users_groups_lnk ug on ug.user_id = u.id
  left join groups g on g.id = ug.group_id
  where u.blocked is not true and ${condition}
  group by u.id`;

const OF_TOKEN = 'from portal_sessions s where s.access_hash = ? and s.access_expires_at > now()';
const BY_TOKEN = `
  select found.*, (select extract(epoch from s.access_expires_at) ${OF_TOKEN})::float8 as until
  from (${select(`u.id = (select s.user_id ${OF_TOKEN})`)}) as found`;
const BY_ID = select('u.document_id = ?');
const BY_SESSION = select(
  'u.id = (select min(s.user_id) from portal_sessions s where s.login = ? and s.expires_at > now())',
);

const getGroupsOf = (rows: readonly GroupRow[]) =>
  rows.map((group) => ({ id: group.id, permissions: getPermissions(group) }));

const getViewer = (row: ViewerRow): Viewer => ({
  kind: roleName(row.role),
  id: row.id,
  groups: getGroupsOf(row.groups),
});

interface ApiTokenRow {
  id: string;
  row: number;
  name: string;
  scopes: TokenScope[];
  /** Null for a token without an end. */
  until: number | null;
  groups: GroupRow[];
}

const selectToken = (condition: string): string => `
  select t.document_id as id, t.id as row, t.name, t.scopes, extract(epoch from t.expires_at)::float8 as until, ${GROUPS}
  from portal_api_tokens t
  left join portal_api_tokens_groups_lnk tg on tg.api_token_id = t.id
  left join groups g on g.id = tg.group_id
  where (t.expires_at is null or t.expires_at > now()) and ${condition}
  group by t.id`;

const API_TOKEN = selectToken('t.token_hash = ?');
const API_TOKEN_BY_ID = selectToken('t.document_id = ?');

const getTokenViewer = ({ id, name, scopes, groups }: ApiTokenRow): TokenViewer => ({
  kind: 'token',
  ...{ id, name, scopes, groups: getGroupsOf(groups) },
});

async function find<Row extends object = ViewerRow>(
  strapi: Core.Strapi,
  statement: string,
  ...values: string[]
): Promise<Row | null> {
  const { rows } = await runSql<Row>(strapi, statement, values);
  return rows[0] ?? null;
}

async function findBySession(strapi: Core.Strapi, hash: string): Promise<FoundViewer | null> {
  const row = await find<ViewerRow & { until: number }>(strapi, BY_TOKEN, hash, hash);
  return row && { viewer: getViewer(row), account: String(row.account), until: row.until * 1000 };
}

async function findByApiToken(strapi: Core.Strapi, hash: string): Promise<FoundViewer | null> {
  const row = await find<ApiTokenRow>(strapi, API_TOKEN, hash);
  if (!row) return null;
  // As the database announces its changes (src/database/change-feed/triggers.ts).
  const account = `token-${row.row}`;
  return { viewer: getTokenViewer(row), account, until: row.until === null ? Infinity : row.until * 1000 };
}

// Not part of a hash, so that the two kinds of tokens never share a key.
const OF_API = 'api:';

const getKey = (token: string): string => (isApiToken(token) ? OF_API : '') + hashToken(token);

const all = new WeakMap<Core.Strapi, CachedSessions>();

export const countKnownViewers = (strapi: Core.Strapi): number => all.get(strapi)?.size() ?? 0;

/**
 * Resolves access tokens with the current role and groups of their owner, so that a revoked right takes
 * effect at once.
 */
export function createSessions(strapi: Core.Strapi): Sessions {
  const remembered = cacheSessions(getChanges(strapi), (key) =>
    key.startsWith(OF_API) ? findByApiToken(strapi, key.slice(OF_API.length)) : findBySession(strapi, key),
  );
  all.set(strapi, remembered);
  const uses = getTokenUses(strapi);
  const noted = (viewer: Viewer | null): Viewer | null => {
    if (viewer?.kind === 'token') uses.note(viewer.id);
    return viewer;
  };
  return {
    find: async (token) => noted(await remembered.find(getKey(token))),
    known: (token) => noted(remembered.known(getKey(token))),
    findActor: (id) => findViewerOfActor(strapi, id),
  };
}

/** The current viewer of an active account; null when it is gone or inactive. */
export async function findViewerOfUser(strapi: Core.Strapi, id: string): Promise<Viewer | null> {
  const row = await find(strapi, BY_ID, id);
  return row && getViewer(row);
}

/** The current viewer of an API token, by its id; null when it was revoked or has expired. */
export async function findViewerOfApiToken(strapi: Core.Strapi, id: string): Promise<TokenViewer | null> {
  const row = await find<ApiTokenRow>(strapi, API_TOKEN_BY_ID, id);
  return row && getTokenViewer(row);
}

/** The current viewer of an actor (`getActorId`): a user or an API token; null when it is gone or inactive. */
export const findViewerOfActor = async (strapi: Core.Strapi, id: string): Promise<Viewer | null> =>
  (await findViewerOfUser(strapi, id)) ?? findViewerOfApiToken(strapi, id);

/** The session of an access token, which stays the same while its tokens change; null when there is none. */
export async function findSession(strapi: Core.Strapi, accessToken: string): Promise<string | null> {
  const where = { accessHash: hashToken(accessToken) };
  const session = await strapi.db.query('api::auth.session').findOne({ where, select: ['login'] });
  return session?.login ?? null;
}

/** The current viewer of a session; null when it has ended. */
export async function findViewerOfSession(strapi: Core.Strapi, session: string): Promise<Viewer | null> {
  const row = await find(strapi, BY_SESSION, session);
  return row && getViewer(row);
}
