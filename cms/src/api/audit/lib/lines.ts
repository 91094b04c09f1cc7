import type { Core } from '@strapi/strapi';
import type { Action } from '../../../audit/actions';
import { getRange } from '../../../http/lists';
import { wordPatterns } from '../../../database/list-rows';
import { runSql } from '../../../database/sql';
import type { AuditQuery } from '../schemas/audit';

export interface AuditRow {
  id: number;
  at: Date;
  actorId: string | null;
  actorName: string | null;
  action: Action;
  subject: string | null;
  ip: string | null;
  details: Record<string, unknown>;
}

const AT_ONCE = 1000;

const SEARCHED = `concat_ws(' ', actor_name, action, subject, ip, details::text)`;

/** A condition on entries, with the value for its `?`. */
type Condition = [sql: string, value: unknown];

const getConditions = ({ actor, action, subject, from, to, search }: AuditQuery): Condition[] => {
  const given: Condition[] = [
    ['actor_id = ?', actor],
    ['action = ?', action],
    ['subject = ?', subject],
    ['at >= ?', from],
    ['at <= ?', to],
  ];
  return [
    ...given.filter(([, value]) => value !== undefined),
    ...wordPatterns(search).map((pattern): Condition => [`${SEARCHED} ilike ?`, pattern]),
  ];
};

const getWhere = (conditions: readonly Condition[]): string =>
  ['true', ...conditions.map(([sql]) => sql)].join(' and ');

const getValues = (conditions: readonly Condition[]): unknown[] => conditions.map(([, value]) => value);

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
    select id, at, actor_id as "actorId", actor_name as "actorName", action, subject, ip, details::json as details
    from portal_audit where ${getWhere(conditions)}
    order by at ${direction}, id ${direction} limit ? offset ?`;
  return (await runSql<AuditRow>(strapi, statement, [...getValues(conditions), limit, offset])).rows;
}

/** One page of the entries that match a query, and the total count. */
export async function findLines(
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
export async function* allLines(strapi: Core.Strapi, query: AuditQuery): AsyncGenerator<AuditRow> {
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
