import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

/** A database that finds out at the very end that it cannot keep a group of this name. */
const REFUSE = `
  create function refuse_group() returns trigger language plpgsql as $$
  begin
    if new.name = 'Gaat niet' then raise exception 'not at commit either'; end if;
    return null;
  end $$;
  create constraint trigger refuse_group after insert on groups
    deferrable initially deferred for each row execute function refuse_group()`;

test('what the database does not take at COMMIT is not reported as saved, and the next write is', async () => {
  await portal.strapi.db.connection.raw(REFUSE);
  const refused = await admin.post('/groups', { name: 'Gaat niet', permissions: [] });
  expect(refused.status).toBe(500);
  const kept = await admin.post('/groups', { name: 'Gaat wel', permissions: [] });
  expect(kept.status).toBe(200);
  await portal.strapi.db.connection.raw('drop trigger refuse_group on groups; drop function refuse_group');
  const { body } = await admin.get<{ data: { name: string }[] }>('/groups?search=gaat');
  expect(body.data.map(({ name }) => name)).toEqual(['Gaat wel']);
});
