import type { Core } from '@strapi/strapi';
import { notFound } from '../../../../http/errors';
import { displayName } from '../../../../published/page-entry';
import type { PresenceAnswer } from '../../schemas/presence';

/** A tab in which somebody edits a page; all ids are those on the wire. */
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

// The clock is that of the database: instances need not agree on the time.
const KEPT = `interval '30 seconds'`;

// A tab that comes back after it was forgotten begins anew.
const TELL = `
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

// Two instances that sweep at once do not wait for each other.
const SWEEP = `
  delete from portal_presences where id in (
    select id from portal_presences where seen_at < now() - ${KEPT} for update skip locked)`;

/** Keeps for half a minute that a tab edits a page, and gives the others that do. Throws 404 for a page that is not there. */
export async function tellPresence(strapi: Core.Strapi, tab: Tab): Promise<PresenceAnswer[]> {
  const where = { documentId: tab.page, deletedAt: null };
  if ((await strapi.db.query('api::page.page').count({ where })) === 0) throw notFound();
  await strapi.db.connection.raw(TELL, [tab.page, tab.user, tab.editor]);
  const { rows } = await strapi.db.connection.raw<{ rows: OtherRow[] }>(OTHERS, { ...tab });
  return rows.map(({ documentId, since, own, ...person }) => ({
    id: documentId,
    name: displayName(person),
    since: since.toISOString(),
    own,
  }));
}

/** Forgets a tab. */
export async function endPresence(strapi: Core.Strapi, { page, user, editor }: Tab): Promise<void> {
  await strapi.db.connection('portal_presences').where({ page_id: page, user_id: user, editor }).delete();
}

/** Removes the tabs that were closed without a word, every minute. */
export function sweepPresences(strapi: Core.Strapi): void {
  const task = async () => {
    await strapi.db.connection.raw(SWEEP);
  };
  strapi.cron.add({ sweepPresences: { task, options: { rule: '* * * * *' } } });
}
