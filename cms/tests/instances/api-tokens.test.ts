import { beforeAll, expect, test } from 'vitest';
import { makeToken } from '../support/api-tokens';
import type { OwnPortal, Portal } from '../support/portal';
import { sharedPair } from '../support/shared-pair';

let here: OwnPortal;
let there: Portal;

beforeAll(async () => {
  ({ here, there } = await sharedPair());
});

const statuses = async (token: string) => {
  const ask = ({ api }: Portal) => api.bearer(token).get('/pages/map');
  return [(await ask(here)).status, (await ask(there)).status];
};

test('a token that is revoked on one instance is refused by the next request on the other', async () => {
  const admin = await here.admin();
  for (let n = 0; n < 5; n += 1) {
    const { id, token } = await makeToken(admin);
    expect(await statuses(token)).toEqual([200, 200]);
    expect((await admin.delete(`/admin/api-tokens/${id}`)).status).toBe(204);
    expect((await there.api.bearer(token).get('/pages/map')).status).toBe(401);
    expect(await statuses(token)).toEqual([401, 401]);
  }
});

test('so is one whose row was taken away with another tool', async () => {
  const admin = await here.admin();
  const { id, token } = await makeToken(admin);
  expect(await statuses(token)).toEqual([200, 200]);
  await here.strapi.db.connection.raw('delete from portal_api_tokens where document_id = ?', [id]);
  expect(await statuses(token)).toEqual([401, 401]);
});

test('revoked while instances hear nothing of the database: refused all the same', async () => {
  const admin = await here.admin();
  const { id, token } = await makeToken(admin);
  expect(await statuses(token)).toEqual([200, 200]);
  const { rows }: { rows: { pid: number }[] } = await here.strapi.db.connection.raw(
    `select pid from pg_stat_activity where application_name = 'portal changes' and datname = current_database()`,
  );
  rows.forEach(({ pid }) => process.kill(pid, 'SIGSTOP'));
  try {
    expect((await admin.delete(`/admin/api-tokens/${id}`)).status).toBe(204);
    expect(await statuses(token)).toEqual([401, 401]);
  } finally {
    rows.forEach(({ pid }) => process.kill(pid, 'SIGCONT'));
  }
});
