import type { Core } from '@strapi/strapi';
import type { Action } from '../../../audit/actions';
import type { AuditQuery } from '../schemas/audit-query';

/** An audit log entry as stored. */
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

const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

function matching(strapi: Core.Strapi, { actor, action, subject, from, to, search }: AuditQuery) {
  const rows = strapi.db.connection('portal_audit');
  if (actor !== undefined) void rows.where('actor_id', actor);
  if (action !== undefined) void rows.where({ action });
  if (subject !== undefined) void rows.where({ subject });
  if (from !== undefined) void rows.where('at', '>=', from);
  if (to !== undefined) void rows.where('at', '<=', to);
  for (const word of search.split(/\s+/).filter(Boolean)) {
    void rows.whereRaw(`${SEARCHED} ilike ?`, [`%${literally(word)}%`]);
  }
  return rows;
}

const getDirection = ({ sort }: AuditQuery) => (sort === 'at:asc' ? 'asc' : 'desc');

// Strapi returns jsonb as text.
function inOrder(strapi: Core.Strapi, query: AuditQuery) {
  const direction = getDirection(query);
  return matching(strapi, query)
    .select('id', 'at', 'action', 'subject', 'ip', { actorId: 'actor_id', actorName: 'actor_name' })
    .select(strapi.db.connection.raw('details::json as details'))
    .orderBy('at', direction)
    .orderBy('id', direction);
}

/** One page of the entries that match a query, and the total count. */
export async function findLines(
  strapi: Core.Strapi,
  query: AuditQuery,
): Promise<{ rows: AuditRow[]; total: number }> {
  const { page, pageSize } = query;
  const found: Promise<AuditRow[]> = inOrder(strapi, query)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const counts: Promise<{ total?: string | number }[]> = matching(strapi, query).count({ total: '*' });
  const [rows, [counted]] = await Promise.all([found, counts]);
  return { rows, total: Number(counted?.total ?? 0) };
}

/** All entries that match a query, with at most a thousand in memory at a time. */
export async function* allLines(strapi: Core.Strapi, query: AuditQuery): AsyncGenerator<AuditRow> {
  const beyond = `(at, id) ${getDirection(query) === 'desc' ? '<' : '>'} (?, ?)`;
  let last: AuditRow | undefined;
  do {
    const next = inOrder(strapi, query).limit(AT_ONCE);
    if (last) void next.whereRaw(beyond, [last.at, last.id]);
    const rows: AuditRow[] = await next;
    yield* rows;
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}
