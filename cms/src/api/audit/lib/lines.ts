import type { Core } from '@strapi/strapi';
import type { Action } from '../../../audit/actions';
import { getRange } from '../../../http/lists';
import { holdsWord } from '../../../database/list-rows';
import { runSql } from '../../../database/sql';
import { foldedWords } from '../../../shared/fold';
import type { AuditQuery } from '../schemas/audit';

export interface AuditRow {
  id: number;
  at: Date;
  actorId: string | null;
  actorName: string | null;
  action: Action;
  subject: string | null;
  /** Only where names are asked. */
  subjectName?: string | null;
  ip: string | null;
  details: Record<string, unknown>;
}

const AT_ONCE = 1000;

const PERSON = `coalesce(nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''), email)`;

/** An asset without a title goes by its file, as on the screens. */
const ASSET = `coalesce(nullif(title, ''), (
  select files.name from files_related_mph related join files on files.id = related.file_id
  where related.related_type = 'api::asset.asset' and related.related_id = assets.id
  order by related.field = 'original' desc, related."order" limit 1
))`;

/** Per kind of subject: the column with its name. */
const NAMES: readonly (readonly [kinds: string, table: string, name: string])[] = [
  [`'page'`, 'pages', 'title'],
  [`'asset'`, 'assets', ASSET],
  [`'group'`, 'groups', 'name'],
  [`'color'`, 'portal_colors', 'name'],
  [`'preset'`, 'portal_presets', 'label'],
  [`'file'`, 'files', 'name'],
  [`'token'`, 'portal_api_tokens', 'name'],
  [`'user', 'auth'`, 'up_users', PERSON],
];

/** Where an entry holds the name of its subject. */
const IN_ENTRY = [
  'title',
  'name',
  'file,name',
  ...['title', 'name', 'label', 'original,name', 'files,0,name'].flatMap((part) => [
    `after,${part}`,
    `before,${part}`,
  ]),
];

// Deleted subjects go by the name in the entry.
const SUBJECT_NAME = `coalesce(
  case ${NAMES.map(
    ([kinds, table, name]) =>
      `when split_part(action, '.', 1) in (${kinds})
         then (select ${name} from ${table} where document_id = portal_audit.subject limit 1)`,
  ).join(' ')} end,
  ${IN_ENTRY.map((place) => `nullif(details #>> '{${place}}', '')`).join(', ')},
  nullif(trim(concat_ws(' ', details #>> '{before,firstName}', details #>> '{before,lastName}')), ''),
  nullif(trim(concat_ws(' ', details #>> '{after,firstName}', details #>> '{after,lastName}')), ''),
  case when split_part(action, '.', 1) in ('auth', 'maintainer', 'user') then details #>> '{email}' end
)`;

const SEARCHED = `concat_ws(' ', actor_name, action, subject, ip, details::text)`;

const NAMED = NAMES.map(([, table, name]) => `select document_id from ${table} where ${holdsWord(name)}`);

const FOUND = `(${holdsWord(SEARCHED)} or subject in (${NAMED.join(' union all ')}))`;

/** A condition on entries, with the values for its `?`s. */
type Condition = [sql: string, ...values: unknown[]];

const getConditions = ({ actor, action, subject, from, to, search }: AuditQuery): Condition[] => {
  const given: Condition[] = [
    ['actor_id = ?', actor],
    ['action = any(?)', action],
    ['subject = ?', subject],
    ['at >= ?', from],
    ['at <= ?', to],
  ];
  return [
    ...given.filter(([, value]) => value !== undefined),
    ...foldedWords(search).map((word): Condition => [FOUND, word, ...NAMED.map(() => word)]),
  ];
};

const getWhere = (conditions: readonly Condition[]): string =>
  ['true', ...conditions.map(([sql]) => sql)].join(' and ');

const getValues = (conditions: readonly Condition[]): unknown[] =>
  conditions.flatMap(([, ...values]) => values);

const getDirection = ({ sort }: AuditQuery) => (sort === 'at:asc' ? 'asc' : 'desc');

async function findRows(
  strapi: Core.Strapi,
  query: AuditQuery,
  conditions: readonly Condition[],
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditRow[]> {
  const direction = getDirection(query);
  // Strapi returns jsonb as text.
  const statement = `
    select id, at, actor_id as "actorId", actor_name as "actorName", action, subject, ip,
      ${query.names === 'true' ? `${SUBJECT_NAME} as "subjectName",` : ''} details::json as details
    from portal_audit where ${getWhere(conditions)}
    order by at ${direction}, id ${direction} limit ? offset ?`;
  return (await runSql<AuditRow>(strapi, statement, [...getValues(conditions), limit, offset])).rows;
}

/** One page of the entries that match a query, and the total count. */
export async function findAuditLines(
  strapi: Core.Strapi,
  query: AuditQuery,
): Promise<{ rows: AuditRow[]; total: number }> {
  const conditions = getConditions(query);
  const count = `select count(*)::integer as total from portal_audit where ${getWhere(conditions)}`;
  const [rows, counted] = await Promise.all([
    findRows(strapi, query, conditions, getRange(query)),
    runSql<{ total: number }>(strapi, count, getValues(conditions)),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** All entries that match a query, with at most a thousand in memory at a time. */
export async function* readAllAuditLines(strapi: Core.Strapi, query: AuditQuery): AsyncGenerator<AuditRow> {
  const conditions = getConditions(query);
  const beyond = getDirection(query) === 'desc' ? '<' : '>';
  let last: AuditRow | undefined;
  do {
    const rest: Condition[] = last
      ? [[`(at, id) ${beyond} (select at, id from portal_audit where id = ?)`, last.id]]
      : [];
    const rows = await findRows(strapi, query, [...conditions, ...rest], { limit: AT_ONCE, offset: 0 });
    yield* rows;
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}
