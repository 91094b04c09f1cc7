import { beforeAll, describe, expect, test } from 'vitest';
import type { GroupUsageResponse } from '../../src/api/group/schemas/group';
import { getLast, getLines } from '../support/audit';
import type { Client } from '../support/client';
import { type One, PASSWORD, getPeople, type User } from '../support/people';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, ErrorBody, GroupBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

let portal: OwnPortal;
let admin: Client;
let people: ReturnType<typeof getPeople>;
let count = 0;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  people = getPeople(admin);
});

const makeGroup = async (): Promise<GroupBody> => {
  count += 1;
  const sent = { name: `Groep ${count} ${newWord()}`, permissions: ['view'] };
  return (await admin.post<Data<GroupBody>>('/groups', sent)).body.data;
};
const change = (group: GroupBody, body: unknown) =>
  admin.put<Data<GroupBody> & ErrorBody>(`/groups/${group.id}/members`, body);
const getGroups = async ({ id }: User) =>
  (await admin.get<One>(`/users/${id}`)).body.data.groups.map((group) => group.id);
const getUsage = async ({ id }: GroupBody) =>
  (await admin.get<Data<GroupUsageResponse>>(`/groups/${id}/usage`)).body.data;

test('people come and go in one call; other groups of theirs stay', async () => {
  const [group, other] = [await makeGroup(), await makeGroup()];
  const [one, two, three] = [
    await people.make({ groups: [other.id] }),
    await people.make({ groups: [group.id, other.id] }),
    await people.make(),
  ];
  const { status, body } = await change(group, { add: [one.id, three.id], remove: [two.id] });
  expect([status, body]).toEqual([200, { data: group }]);
  expect(await getGroups(one)).toEqual([group.id, other.id]);
  expect(await getGroups(two)).toEqual([other.id]);
  expect(await getGroups(three)).toEqual([group.id]);
});

test('who is in it already, was not in it, or is named twice is no fault', async () => {
  const group = await makeGroup();
  const [inside, outside] = [await people.make({ groups: [group.id] }), await people.make()];
  const body = { add: [inside.id, inside.id], remove: [outside.id, outside.id] };
  expect((await change(group, body)).status).toBe(200);
  expect((await change(group, {})).status).toBe(200);
  expect([await getGroups(inside), await getGroups(outside)]).toEqual([[group.id], []]);
  expect(await getLines(admin, { subject: group.id, action: 'group.members' })).toEqual([]);
});

test('rights count on the next request', async () => {
  const group = await makeGroup();
  const { body } = await admin.post<Data<PageBody>>('/pages', {
    title: `Alleen voor ${group.name}`,
    groups: [group.id],
    published_at: '2026-01-01T00:00:00Z',
  });
  const user = await people.make();
  const session = await portal.api.as(user.email, PASSWORD);
  const sees = async () => (await session.get(`/pages/${body.data.slug}`)).status;
  expect(await sees()).toBe(404);
  await change(group, { add: [user.id] });
  expect(await sees()).toBe(200);
  await change(group, { remove: [user.id] });
  expect(await sees()).toBe(404);
});

test('the log names who came and who went', async () => {
  const group = await makeGroup();
  const [coming, going, staying] = [
    await people.make({ firstName: 'Komt' }),
    await people.make({ firstName: 'Gaat', groups: [group.id] }),
    await people.make({ groups: [group.id] }),
  ];
  await change(group, { add: [coming.id, staying.id], remove: [going.id] });
  expect(await getLast(admin, { subject: group.id })).toMatchObject({
    action: 'group.members',
    details: {
      added: [{ id: coming.id, name: coming.name }],
      removed: [{ id: going.id, name: going.name }],
    },
  });
});

test('a thousand come and go at once', async () => {
  const group = await makeGroup();
  await portal.strapi.db.connection.raw(`
    insert into up_users (document_id, username, email, first_name, last_name)
    select 'menigte' || n, 'menigte' || n || '@example.org', 'menigte' || n || '@example.org', 'Mens', n::text
    from generate_series(1, 2000) n`);
  const ids = Array.from({ length: 2000 }, (_, n) => `menigte${n + 1}`);
  expect((await change(group, { add: ids.slice(0, 1000) })).status).toBe(200);
  expect((await change(group, { add: ids.slice(1000), remove: ids.slice(0, 1000) })).status).toBe(200);
  expect((await getUsage(group)).members).toBe(1000);
  const { body } = await admin.get<{ meta: { pagination: { total: number } } }>(`/users?group=${group.id}`);
  // Every list that others read would be as long.
  await portal.strapi.db.connection.raw("delete from up_users where document_id like 'menigte%'");
  expect(body.meta.pagination.total).toBe(1000);
});

test('many changes at the same moment lose nobody', async () => {
  const group = await makeGroup();
  const users = await Promise.all(Array.from({ length: 6 }, () => people.make()));
  await Promise.all(users.map(({ id }) => change(group, { add: [id] })));
  expect((await getUsage(group)).members).toBe(6);
});

describe('what is wrong is refused, and then nobody comes or goes', () => {
  const bodies: [string, unknown, string[]][] = [
    ['a list', [], ['body']],
    ['wrong types', { add: 'x', remove: 7 }, ['add', 'remove']],
    ['ids that are none', { add: ['a', '../b'], remove: [null] }, ['add.1', 'remove.0']],
    ['more than a thousand', { add: Array(1001).fill('a') }, ['add']],
    ['unknown keys', { add: [], members: [] }, ['members']],
    ['NUL', { add: ['a\u0000'] }, ['add.0']],
  ];
  test.each(bodies)('%s', async (_name, body, fields) => {
    const answer = await change(await makeGroup(), body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, fields]);
  });

  test('unknown people, each at their place', async () => {
    const group = await makeGroup();
    const [one, two] = [await people.make(), await people.make({ groups: [group.id] })];
    const body = { add: [one.id, 'onbekend', group.id], remove: [two.id, 'nietbekend'] };
    const answer = await change(group, body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([
      400,
      ['add.1', 'add.2', 'remove.1'],
    ]);
    expect([await getGroups(one), await getGroups(two)]).toEqual([[], [group.id]]);
  });

  test('a member who comes and goes', async () => {
    const [group, one] = [await makeGroup(), await people.make()];
    const answer = await change(group, { add: [one.id], remove: [one.id] });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['remove.0']]);
  });

  test('a group that is not there', async () => {
    for (const id of ['onbekend', '%00']) {
      expect((await admin.put(`/groups/${id}/members`, { add: [] })).status).toBe(404);
      expect((await admin.get(`/groups/${id}/usage`)).status).toBe(404);
    }
  });
});

test('the use of a group counts its members and what names it in any version', async () => {
  const group = await makeGroup();
  expect(await getUsage(group)).toEqual({ members: 0, pages: [] });
  await people.make({ groups: [group.id] });
  await people.make({ groups: [group.id], isActive: false });
  const make = async (title: string, more: object) =>
    (await admin.post<Data<PageBody>>('/pages', { title, groups: [group.id], ...more })).body.data;
  const blocks = [{ type: 'text' }, { type: 'text', groups: [] }, { type: 'html' }];
  const draft = await make('Zeven', { blocks });
  // The draft no longer names it; visitors still get a version that does.
  const live = await make('acht', { published_at: '2026-01-01T00:00:00Z', blocks: [{ type: 'text' }] });
  await admin.put(`/pages/${live.id}`, { groups: [] });
  const scheduled = await make('Negen', { published_at: '2031-01-01T00:00:00Z' });
  await admin.put(`/pages/${scheduled.id}`, { groups: [] });
  const deleted = await make('Weg', {});
  await admin.delete(`/pages/${deleted.id}`);
  const row = ({ id, slug, title }: PageBody, blockCount: number, inDraft: boolean) => ({
    id,
    slug,
    title,
    blocks: blockCount,
    draft: inDraft,
  });
  const expected = {
    members: 2,
    pages: [row(live, 1, false), row(scheduled, 0, false), row(draft, 2, true)],
  };
  expect(await getUsage(group)).toEqual(expected);
  expect((await admin.get(`/admin/groups/${group.id}/usage`)).body).toEqual({ data: expected });
});

test('a page that was put in a group and is not published yet is counted', async () => {
  const group = await makeGroup();
  const { body } = await admin.post<Data<PageBody>>('/pages', {
    title: 'Zonder blokken',
    is_public: true,
    published_at: '2026-01-01T00:00:00Z',
  });
  await admin.put(`/pages/${body.data.id}`, { groups: [group.id] });
  const { pages } = await getUsage(group);
  expect(pages.map(({ id, draft }) => [id, draft])).toEqual([[body.data.id, true]]);
});
