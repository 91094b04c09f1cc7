import type { Core } from '@strapi/strapi';
import { withLock } from '../locks';
import { runSql } from '../sql';
import { CHANNEL } from './message';

/** The number of Strapi ids that fit in one PostgreSQL message of at most 8000 bytes. */
const IDS = 250;

/**
 * Announces the rows changed by a statement, in as few messages as can hold their ids. They are delivered
 * when the transaction commits.
 */
const FUNCTION = `
  create or replace function portal_tell_changes() returns trigger language plpgsql as $body$
  declare
    ids text;
  begin
    for ids in execute format(
      'select string_agg(id, '','') from (
         select id, (row_number() over () - 1) / ${IDS} as part
         from (select distinct (%s)::text as id from changed) as changed_ids where id is not null
       ) as parts group by part', tg_argv[1])
    loop
      perform pg_notify('${CHANNEL}', tg_argv[0] || ' ' || ids);
    end loop;
    return null;
  end
  $body$`;

const PAGE_ID = '(select document_id from pages where pages.id = changed.page_id)';
const getAsset = (id: string) => `(select document_id from assets where assets.id = ${id})`;

const getToken = (id: string) => `'token-' || ${id}`;

/** Per table: the kind of change to announce, and how to find the ids. */
const ANNOUNCED: [table: string, what: string, id: string][] = [
  ['pages', 'pages', 'document_id'],
  ['pages_parent_lnk', 'pages', PAGE_ID],
  ['pages_live_revision_lnk', 'pages', PAGE_ID],
  ['pages_scheduled_revision_lnk', 'pages', PAGE_ID],
  ['pages_editor_lnk', 'pages', PAGE_ID],
  ['groups', 'groups', 'document_id'],
  ['assets', 'assets', 'document_id'],
  ['assets_cmps', 'assets', getAsset('changed.entity_id')],
  ['assets_uploaded_by_lnk', 'assets', getAsset('changed.asset_id')],
  [
    'files_related_mph',
    'assets',
    `case when related_type = 'api::asset.asset' then ${getAsset('changed.related_id')} end`,
  ],
  ['files', 'files', 'document_id'],
  ['portal_site', 'site', 'document_id'],
  ['portal_colors', 'site', 'document_id'],
  ['portal_presets', 'site', 'document_id'],
  ['portal_synonyms', 'synonyms', 'document_id'],
  ['portal_events', 'events', 'position'],
  ['up_users', 'viewers', 'id'],
  ['up_users_role_lnk', 'viewers', 'user_id'],
  ['up_users_groups_lnk', 'viewers', 'user_id'],
  ['portal_sessions', 'viewers', 'user_id'],
  ['portal_api_tokens', 'viewers', getToken('id')],
  ['portal_api_tokens_groups_lnk', 'viewers', getToken('api_token_id')],
];

const EVENTS = { insert: 'new', update: 'new', delete: 'old' } as const;

const TRIGGERS = ANNOUNCED.flatMap(([table, what, id]) =>
  Object.entries(EVENTS).map(
    ([event, rows]) =>
      `create or replace trigger portal_told_${event} after ${event} on ${table}
        referencing ${rows} table as changed for each statement
        execute function portal_tell_changes('${what}', '${id.replaceAll("'", "''")}')`,
  ),
);

const TRIGGERS_EXIST = `
  select count(*)::integer as count from pg_trigger join pg_proc on pg_proc.oid = tgfoid
  where proname = 'portal_tell_changes' and not tgisinternal`;

/**
 * Makes the database announce changes by any writer. Safe to run at every start, and by several instances at
 * once.
 */
export const publishChanges = (strapi: Core.Strapi): Promise<void> =>
  withLock(strapi, { lock: 'change triggers' }, async () => {
    await runSql(strapi, FUNCTION);
    const { rows } = await runSql<{ count: number }>(strapi, TRIGGERS_EXIST);
    // Creating triggers waits for every open write; a start beside a running instance can skip it.
    if (rows[0]?.count === TRIGGERS.length) return;
    for (const statement of TRIGGERS) await runSql(strapi, statement);
  });
