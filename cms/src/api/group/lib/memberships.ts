import type { Core } from '@strapi/strapi';
import { getChanges } from '../../../database/change-feed';
import { runSql } from '../../../database/sql';

/** A user in a group, by row ids. */
export interface Membership {
  user: number;
  group: number;
}

const ASKED = `asked as (select * from jsonb_to_recordset(?::jsonb) as asked("user" integer, "group" integer))`;

// Strapi keeps an order in both directions; new members come last.
const ADD = `
  with ${ASKED},
  of_users as (select user_id, max(group_ord) as last from up_users_groups_lnk
    where user_id in (select "user" from asked) group by user_id),
  of_groups as (select group_id, max(user_ord) as last from up_users_groups_lnk
    where group_id in (select "group" from asked) group by group_id)
  insert into up_users_groups_lnk (user_id, group_id, group_ord, user_ord)
  select "user", "group",
    coalesce(of_users.last, 0) + row_number() over (partition by "user" order by "group"),
    coalesce(of_groups.last, 0) + row_number() over (partition by "group" order by "user")
  from asked left join of_users on user_id = "user" left join of_groups on group_id = "group"
  on conflict (user_id, group_id) do nothing
  returning user_id as "user", group_id as "group"`;

const REMOVE = `
  with ${ASKED}
  delete from up_users_groups_lnk using asked where user_id = "user" and group_id = "group"
  returning user_id as "user", group_id as "group"`;

async function write(
  strapi: Core.Strapi,
  statement: string,
  memberships: readonly Membership[],
): Promise<Membership[]> {
  if (memberships.length === 0) return [];
  const ids = memberships.map(({ user }) => String(user));
  return await strapi.db.transaction(async ({ onCommit }) => {
    const { rows } = await runSql<Membership>(strapi, statement, [JSON.stringify(memberships)]);
    onCommit(() => getChanges(strapi).announce({ what: 'viewers', ids }));
    return rows;
  });
}

/** Adds many users to groups, each pair once; returns the memberships that are new. */
export const addMemberships = (strapi: Core.Strapi, memberships: readonly Membership[]) =>
  write(strapi, ADD, memberships);

/** Removes many users from groups; returns the memberships that existed. */
export const removeMemberships = (strapi: Core.Strapi, memberships: readonly Membership[]) =>
  write(strapi, REMOVE, memberships);
