import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PresenceResponse } from '../../src/api/page/schemas/presence';
import { getLast } from '../support/audit';
import type { Client } from '../support/client';
import { PASSWORD, getPeople, type User } from '../support/people';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, ErrorBody, PageBody } from '../support/wire';

let portal: OwnPortal;
let admin: Client;
let colleague: Client;
let sanne: User;
let page: PageBody;

const makePage = async (title: string) => (await admin.post<Data<PageBody>>('/pages', { title })).body.data;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  sanne = await getPeople(admin).make({ roles: ['admin'] });
  colleague = await portal.api.as(sanne.email, PASSWORD);
  page = await makePage('Samen bewerkt');
});
const sql = (statement: string) => portal.strapi.db.connection.raw(statement);
beforeEach(() => sql('delete from portal_presences'));

const at = (id = page.id) => `/admin/pages/${id}/presence`;
async function announce(client: Client, editor: string, id?: string): Promise<PresenceResponse[]> {
  const { status, body } = await client.put<Data<PresenceResponse[]>>(at(id), { editor });
  expect(status).toBe(200);
  return body.data;
}
const end = async (client: Client, editor: string) =>
  (await client.delete(`${at()}?editor=${editor}`)).status;

test('an editor of a page hears who else edits it, and since when', async () => {
  expect(await announce(admin, 'tab-1')).toEqual([]);
  const others = await announce(colleague, 'tab-2');
  expect(others).toEqual([
    { id: expect.any(String), name: expect.any(String), since: expect.any(String), own: false },
  ]);
  const since = Date.parse(others[0]?.since ?? '');
  expect(Math.abs(Date.now() - since)).toBeLessThan(10_000);
  expect(await announce(admin, 'tab-1')).toEqual([
    { id: sanne.id, name: sanne.name, since: expect.any(String), own: false },
  ]);
  // Saying it again does not make it begin again.
  expect(await announce(colleague, 'tab-2')).toEqual(others);
});

test('another tab of oneself counts too, and the same id in the hands of another is another tab', async () => {
  await announce(admin, 'tab-1');
  expect((await announce(admin, 'tab-2')).map(({ own }) => own)).toEqual([true]);
  expect((await announce(colleague, 'tab-1')).map(({ own }) => own)).toEqual([false, false]);
});

test('pages do not mix', async () => {
  await announce(admin, 'tab-1');
  const other = await makePage('Alleen bewerkt');
  expect(await announce(colleague, 'tab-2', other.id)).toEqual([]);
});

test('a tab that says that it stops is gone at once; only its own user can say so', async () => {
  await announce(admin, 'tab-1');
  expect(await end(colleague, 'tab-1')).toBe(204);
  expect(await announce(colleague, 'tab-2')).toHaveLength(1);
  expect(await end(admin, 'tab-1')).toBe(204);
  expect(await announce(colleague, 'tab-2')).toEqual([]);
  expect(await end(admin, 'tab-1')).toBe(204);
});

test('a tab that is silent for half a minute does not count, and begins anew when it is back', async () => {
  await announce(admin, 'tab-1');
  await sql(
    `update portal_presences set since = now() - interval '1 hour', seen_at = now() - interval '29 seconds'`,
  );
  expect(await announce(colleague, 'tab-2')).toHaveLength(1);
  await sql(
    `update portal_presences set since = now() - interval '1 hour', seen_at = now() - interval '31 seconds' where editor = 'tab-1'`,
  );
  expect(await announce(colleague, 'tab-2')).toEqual([]);
  await announce(admin, 'tab-1');
  const [back] = await announce(colleague, 'tab-2');
  expect(Date.now() - Date.parse(back?.since ?? '')).toBeLessThan(60_000);
});

test('what was silent goes by itself', async () => {
  await announce(admin, 'tab-1');
  await announce(admin, 'tab-2');
  await sql(`update portal_presences set seen_at = now() - interval '31 seconds' where editor = 'tab-1'`);
  await portal.strapi.cron.jobs.find(({ name }) => name === 'sweepPresences')?.job.invoke();
  const { rows } = await sql('select editor from portal_presences');
  expect(rows).toEqual([{ editor: 'tab-2' }]);
});

test('the same tab many times at once is one', async () => {
  await Promise.all(Array.from({ length: 20 }, () => announce(admin, 'tab-1')));
  expect(await announce(colleague, 'tab-2')).toHaveLength(1);
});

test('a user who may not log in any more edits nothing', async () => {
  const people = getPeople(admin);
  const gone = await people.make({ roles: ['admin'] });
  await announce(await portal.api.as(gone.email, PASSWORD), 'tab-9');
  await people.change(gone, { isActive: false });
  expect(await announce(admin, 'tab-1')).toEqual([]);
});

describe('what is wrong is refused', () => {
  const bodies: [string, unknown, string[]][] = [
    ['nothing', {}, ['editor']],
    ['an empty id', { editor: '' }, ['editor']],
    ['a long id', { editor: 'x'.repeat(65) }, ['editor']],
    ['other characters', { editor: "a'b" }, ['editor']],
    ['NUL', { editor: 'a\u0000b' }, ['editor']],
    ['a number', { editor: 7 }, ['editor']],
    ['unknown keys', { editor: 'a', user: 'x' }, ['user']],
  ];
  test.each(bodies)('%s', async (_name, body, fields) => {
    const answer = await admin.put<ErrorBody>(at(), body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, fields]);
  });

  test.each(['', '?editor=', `?editor=${'x'.repeat(65)}`, '?editor=a&editor=b', '?editor[$ne]=a'])(
    'the end of the tab %s',
    async (query) => {
      expect((await admin.delete(`${at()}${query}`)).status).toBe(400);
    },
  );

  test('a page that is not there, or was deleted', async () => {
    const deleted = await makePage('Straks weg');
    await admin.delete(`/pages/${deleted.id}`);
    for (const id of ['onbekend', '%00', deleted.id]) {
      expect((await admin.put(at(id), { editor: 'tab-1' })).status).toBe(404);
    }
  });
});

test('nothing of it is in the audit log', async () => {
  const before = await getLast(admin, {});
  await announce(admin, 'tab-1');
  await end(admin, 'tab-1');
  expect(await getLast(admin, {})).toEqual(before);
});
