import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { startPortal } from '../support/portal';

let portal: Awaited<ReturnType<typeof startPortal>>;
let admin: Client;

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.stop());

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
  const { body } = await admin.get<{ data: { name: string }[] }>('/groups');
  expect(body.data.map(({ name }) => name)).toEqual(['Gaat wel']);
});
