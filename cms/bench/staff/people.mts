import type { Client } from 'pg';
import { withClient } from '../../../scripts/lib/postgres.mjs';

export const PEOPLE = 50_000;
export const GROUP_NAMES = Array.from({ length: 40 }, (_, n) => `Afdeling ${n + 1}`);

/** One in five starts between eight and nine o'clock. */
export const BEGINNERS = PEOPLE / 5;
export const PER_SECOND = BEGINNERS / 3600;
/** The multiples of that rate to try while the portal keeps up; some have a goal. */
export const FACTORS = [1, 5, 10, 20, 40, 80];
export const WITH_GOAL = [1, 10];

export const getEmail = (n: number): string => `medewerker-${n}@example.org`;

const ADD_PEOPLE = `
  with made as (
    insert into up_users (document_id, username, email, first_name, last_name, provider, confirmed, blocked, password_hash,
      created_at, updated_at)
    select 'staf' || lpad(n::text, 20, '0'), address, address, 'Medewerker', n::text, 'local', true, false, one.password_hash,
      now(), now()
    from up_users one, generate_series(0, ${PEOPLE - 1}) n, format('medewerker-%s@example.org', n) address
    where one.email = $1
    returning id
  )
  insert into up_users_role_lnk (user_id, role_id)
  select made.id, of_one.role_id from made, up_users one join up_users_role_lnk of_one on of_one.user_id = one.id
  where one.email = $1`;

// Each is in one group, every fifth in another one too.
const ADD_MEMBERSHIPS = `
  with person as (select id, last_name::int as n from up_users where document_id like 'staf%'),
  numbered as (select id, row_number() over (order by id) - 1 as n, count(*) over () as all from groups),
  wanted as (
    select id, n, 1 as ord from person
    union all select id, n / 40 + 1, 2 from person where n % 5 = 0)
  insert into up_users_groups_lnk (user_id, group_id, group_ord)
  select wanted.id, numbered.id, wanted.ord from wanted join numbered on numbered.n = wanted.n % numbered.all
  on conflict do nothing`;

/** Inserts the staff directly in the database, all with the password and role of the user with this address. */
export const addPeople = (databaseUrl: string, like: string): Promise<void> =>
  withClient(databaseUrl, async (client: Client) => {
    await client.query(ADD_PEOPLE, [like]);
    await client.query(ADD_MEMBERSHIPS);
    await client.query('analyze');
  });
