import { beforeAll, expect, test } from 'vitest';
import { getPeople, leaveOneAdmin, type One } from '../support/people';
import { ADMIN, type OwnPortal, type Portal } from '../support/portal';
import { getStatus, login, tryRefresh } from '../support/sessions';
import { sharedPair } from '../support/shared-pair';

let here: OwnPortal;
let there: Portal;

beforeAll(async () => {
  ({ here, there } = await sharedPair());
});

test('a logout refuses every token of the session from that moment on, on every instance', async () => {
  const { bearer, cookie } = await login(here);
  expect(await getStatus(there, bearer)).toBe(200);
  expect((await here.api.bearer(bearer).post('/auth/logout')).status).toBe(204);
  for (const at of [here, there]) {
    expect(await getStatus(at, bearer)).toBe(401);
    expect((await tryRefresh(at, cookie)).status).toBe(401);
  }
});

test('counts on another instance at once, also while it hears nothing from the database', async () => {
  const sql = (statement: string) => here.strapi.db.connection.raw(statement);
  const { rows }: { rows: { pid: number }[] } = await sql(
    `select pid from pg_stat_activity where application_name = 'portal changes'
     and datname = current_database()`,
  );
  const { bearer } = await login(here);
  expect(await getStatus(there, bearer)).toBe(200);
  const stopped = rows.map(({ pid }) => pid);
  stopped.forEach((pid) => process.kill(pid, 'SIGSTOP'));
  try {
    expect((await here.api.bearer(bearer).post('/auth/logout')).status).toBe(204);
    expect(await getStatus(there, bearer)).toBe(401);
    expect(await getStatus(here, bearer)).toBe(401);
  } finally {
    stopped.forEach((pid) => process.kill(pid, 'SIGCONT'));
  }
});

test('the last two admins that go at the same moment, each on another instance: one stays', async () => {
  const admin = await here.admin();
  const { body } = await admin.get<One>('/profile');
  const people = getPeople(admin);
  await leaveOneAdmin(here);
  for (let n = 0; n < 4; n += 1) {
    const other = await people.make({ roles: ['admin'] });
    const elsewhere = there.api.bearer((await login(here)).bearer);
    const answers = await Promise.all([
      admin.put(`/users/${other.id}`, { isActive: false }),
      elsewhere.put(`/users/${body.data.id}`, { roles: ['user'] }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const still = await here.strapi.db.query('plugin::users-permissions.user').count({
      where: { role: { type: 'admin' }, blocked: { $ne: true } },
    });
    expect(still).toBe(1);
    await here.strapi.db.connection.raw(
      `update up_users_role_lnk set role_id = (select id from up_roles where type = 'admin')
       where user_id = (select id from up_users where email = ?)`,
      [ADMIN.email],
    );
    await admin.delete(`/users/${other.id}`);
  }
});
