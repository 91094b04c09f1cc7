import type { Core } from '@strapi/strapi';
import { notFound } from '../../../../http/errors';
import { displayName } from '../../../../published/page-entry';
import type { PresenceResponse } from '../../schemas/presence';
import { runSql } from '../../../../database/sql';

/** A browser tab in which a user edits a page; all ids are public ones. */
export interface Tab {
  page: string;
  user: string;
  editor: string;
}

interface OtherRow {
  documentId: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  since: Date;
  own: boolean;
}

// Uses the database's clock, because the clocks of instances may differ.
const KEPT = `interval '30 seconds'`;

// A tab that returns after it expired starts anew.
const ANNOUNCE = `
  insert into portal_presences as known (page_id, user_id, editor, since, seen_at) values (?, ?, ?, now(), now())
  on conflict (page_id, user_id, editor) do update set
    since = case when known.seen_at > now() - ${KEPT} then known.since else excluded.since end,
    seen_at = excluded.seen_at`;

const OTHERS = `
  select u.document_id as "documentId", u.first_name as "firstName", u.last_name as "lastName", u.email,
    p.since, p.user_id = :user as own
  from portal_presences p join up_users u on u.document_id = p.user_id and u.blocked is not true
  where p.page_id = :page and p.seen_at > now() - ${KEPT} and (p.user_id, p.editor) <> (:user, :editor)
  order by p.since, p.id`;

// Skips locked rows, so that two instances that sweep at once do not wait for each other.
const SWEEP = `
  delete from portal_presences where id in (
    select id from portal_presences where seen_at < now() - ${KEPT} for update skip locked)`;

/**
 * Records for half a minute that a tab edits a page, and returns the other tabs that do. Throws 404 when the
 * page does not exist.
 */
export async function announcePresence(strapi: Core.Strapi, tab: Tab): Promise<PresenceResponse[]> {
  const where = { documentId: tab.page, deletedAt: null };
  if ((await strapi.db.query('api::page.page').count({ where })) === 0) throw notFound();
  await runSql(strapi, ANNOUNCE, [tab.page, tab.user, tab.editor]);
  const { rows } = await runSql<OtherRow>(strapi, OTHERS, { ...tab });
  return rows.map(({ documentId, since, own, ...person }) => ({
    id: documentId,
    name: displayName(person),
    since: since.toISOString(),
    own,
  }));
}

const END = 'delete from portal_presences where page_id = ? and user_id = ? and editor = ?';

export async function endPresence(strapi: Core.Strapi, { page, user, editor }: Tab): Promise<void> {
  await runSql(strapi, END, [page, user, editor]);
}

/** Removes expired tabs: a browser may close one without a request. */
export async function sweepPresences(strapi: Core.Strapi): Promise<void> {
  await runSql(strapi, SWEEP);
}
