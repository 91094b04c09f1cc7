import type { Core } from '@strapi/strapi';
import type { Action } from './actions';
import { diffSnapshots, toDetailsJson, type AuditSnapshot } from './details';
import { getCaller } from './caller';
import { runSql } from '../database/sql';

export { diffSnapshots, shorten, type AuditSnapshot } from './details';
export { maskAddress } from './details';

export interface AuditLine {
  action: Action;
  /** The public id of the subject. */
  subject?: string | null;
  /** The id of a user or an API token; by default that of the caller of the current request. */
  actor?: string | null;
  /** The client address; by default that of the current request. */
  ip?: string | null;
  /** Before and after, or why it was refused. Never a password, a token or the address in a mail. */
  details?: AuditSnapshot;
}

// The name is stored as it is now, because the entry outlives the account or the token.
const insertWhere = (condition: string): string => `
  insert into portal_audit (at, actor_id, actor_name, action, subject, ip, details)
  select clock_timestamp(), line.actor, coalesce((
    select coalesce(nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''), email)
    from up_users where document_id = line.actor limit 1
  ), (select name from portal_api_tokens where document_id = line.actor)), line.action, line.subject, line.ip, line.details::jsonb
  from rows from (
    jsonb_to_recordset(?::jsonb) as (actor text, action text, subject text, ip text, details text)
  ) with ordinality as line(actor, action, subject, ip, details, n)
  where ${condition}
  order by line.n`;

const IS_NEW = `
  not exists (
    select 1 from portal_audit known
    where known.subject = line.subject and known.action = line.action and known.at > now() - interval '1 day'
      and known.actor_id is not distinct from line.actor and known.ip is not distinct from line.ip
      and known.details ->> 'method' is not distinct from line.details::jsonb ->> 'method')`;

function getRow(strapi: Core.Strapi, { action, subject = null, actor, ip, details = {} }: AuditLine) {
  const who = getCaller(strapi);
  const all = who.maintainer ? { ...details, maintainer: who.maintainer } : details;
  return {
    actor: actor === undefined ? who.actor : actor,
    action,
    subject,
    ip: ip === undefined ? who.ip : ip,
    details: toDetailsJson(all),
  };
}

async function write(strapi: Core.Strapi, lines: readonly AuditLine[], condition = 'true'): Promise<void> {
  const rows = lines.map((line) => getRow(strapi, line));
  await runSql(strapi, insertWhere(condition), [JSON.stringify(rows)]);
}

/**
 * Adds an audit log entry, within the open transaction if there is one, so that the
 * action and its entry succeed or fail together. Throws when the entry cannot be stored; then the action must
 * not proceed.
 */
export const audit = (strapi: Core.Strapi, line: AuditLine): Promise<void> => write(strapi, [line]);

/** As `audit`, for what a change made of its subject: null before it was there, and after it is gone. */
export const auditChange = (
  strapi: Core.Strapi,
  action: Action,
  subject: string | null,
  before: AuditSnapshot | null,
  after: AuditSnapshot | null,
): Promise<void> => audit(strapi, { action, subject, details: diffSnapshots(before, after) });

/** Adds many audit log entries in order; needs an open transaction. */
export const auditAll = (strapi: Core.Strapi, lines: readonly AuditLine[]): Promise<void> =>
  write(strapi, lines);

/** As `auditOnceADay`, for many entries. */
export const auditAllOnceADay = (strapi: Core.Strapi, lines: readonly AuditLine[]): Promise<void> =>
  write(strapi, lines, IS_NEW);

/**
 * Adds an audit log entry unless the same actor, from the same address, has one with the same action and
 * subject from the last day.
 */
export const auditOnceADay = (strapi: Core.Strapi, line: AuditLine): Promise<void> =>
  write(strapi, [line], IS_NEW);

/**
 * Records that a logged-in user called something for administrators only: once a day per route, so that
 * repeated calls cannot flood the audit log.
 */
export async function auditForbidden(strapi: Core.Strapi): Promise<void> {
  const route: { method: string; path: string } | undefined = strapi.requestContext.get()?.state.route;
  if (!route) return;
  const subject = `${route.method} ${route.path}`;
  await auditOnceADay(strapi, { action: 'auth.forbid', subject });
}
