import { beforeAll, beforeEach, expect, test } from 'vitest';
import { publishDue } from '../../src/api/page/lib/writes/publish-due';
import type { Client } from '../support/client';
import { PASSWORD, getPeople, type User } from '../support/people';
import { type OwnPortal, type Portal, startPortalProcess } from '../support/portal';
import { sharedPair } from '../support/shared-pair';
import type { Data, GroupBody, NodeBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

const LATER = '2099-01-02T03:04:05.000Z';
const NOW = '2026-01-02T03:04:05.000Z';
/** Whether another instance comes to know. */
const SOON = { timeout: 10_000, interval: 20 };
/** How soon a right that is taken away counts there. */
const WITHIN_A_SECOND = { ...SOON, timeout: 1000 };

let here: OwnPortal;
let there: Portal;
let admin: Client;
let group: GroupBody;
let person: User;
/** The same person with one token, on the other instance. */
let elsewhere: Client;

beforeAll(async () => {
  ({ here, there } = await sharedPair());
  admin = await here.admin();
});

let count = 0;

async function publish(body: object): Promise<PageBody> {
  count += 1;
  const made = await admin.post<Data<PageBody>>('/pages', {
    title: `Pagina ${count}`,
    published_at: NOW,
    ...body,
  });
  expect(made.status).toBe(200);
  return made.body.data;
}

const sql = (statement: string, ...values: string[]) => here.strapi.db.connection.raw(statement, values);

const statusThere = (slug: string) => async () => (await elsewhere.get(`/pages/${slug}`)).status;

/** A page that only the group sees, which the other instance has shown to its member. */
async function secret(): Promise<PageBody> {
  const page = await publish({ groups: [group.id], blocks: [{ type: 'text', title: 'Geheim' }] });
  await expect.poll(statusThere(page.slug), SOON).toBe(200);
  return page;
}

beforeEach(async () => {
  const made = await admin.post<Data<GroupBody>>('/groups', {
    name: `Groep ${newWord()}`,
    permissions: ['view'],
  });
  group = made.body.data;
  person = await getPeople(admin).make({ groups: [group.id] });
  elsewhere = await there.api.as(person.email, PASSWORD);
});

test('what one publishes, changes and takes offline, the other gives', async () => {
  const page = await publish({ is_public: true });
  const titles = async () => {
    const { body } = await there.api.get<Data<NodeBody[]>>('/pages/map');
    return body.data.map(({ title }) => title);
  };
  await expect.poll(titles, SOON).toContain(page.title);
  await admin.put(`/pages/${page.id}`, { title: 'Anders', published_at: NOW });
  const titleThere = async () => (await there.api.get<Data<PageBody>>(`/pages/${page.slug}`)).body.data.title;
  await expect.poll(titleThere, SOON).toBe('Anders');
  await expect.poll(titles, SOON).toContain('Anders');
  await admin.put(`/pages/${page.id}`, { published_at: null });
  await expect.poll(async () => (await there.api.get(`/pages/${page.slug}`)).status, SOON).toBe(401);
});

test('what changes of an asset stands on the pages of the other', async () => {
  const made = await admin.post<Data<{ id: string }>>('/assets', { title: 'Logo' });
  const { id } = made.body.data;
  const { slug } = await publish({ is_public: true, blocks: [{ type: 'asset', asset: id }] });
  const read = async () => JSON.stringify((await there.api.get(`/pages/${slug}`)).body);
  await expect.poll(read, SOON).toContain('"title":"Logo"');
  await admin.put(`/assets/${id}`, { title: 'Logo, nieuw' });
  await expect.poll(read, SOON).toContain('"title":"Logo, nieuw"');
});

test.each<[string, () => Promise<unknown>, number]>([
  ['a group loses its permission', () => admin.put(`/groups/${group.id}`, { permissions: [] }), 404],
  ['a user leaves a group', () => admin.put(`/users/${person.id}`, { groups: [] }), 404],
  ['an account becomes inactive', () => admin.put(`/users/${person.id}`, { isActive: false }), 401],
  ['an account is removed', () => admin.delete(`/users/${person.id}`), 401],
  ['a session ends', async () => expect((await elsewhere.post('/auth/logout')).status).toBe(204), 401],
])(
  'a right that is taken away counts on the other within a second: %s',
  // A machine that is busy with something else may miss it once.
  { retry: 2 },
  async (_what, take, status) => {
    const { slug } = await secret();
    await take();
    await expect.poll(statusThere(slug), WITHIN_A_SECOND).toBe(status);
  },
);

test('wrong passwords count together, and lock the account on both', async () => {
  const logIn = (at: Portal, password: string) =>
    at.api.post('/auth/login', { email: person.email, password });
  for (const at of [here, there, here, there, here]) {
    expect((await logIn(at, 'een-fout-wachtwoord')).status).toBe(401);
  }
  for (const at of [here, there]) expect((await logIn(at, PASSWORD)).status).toBe(423);
});

test('what a maintainer writes with a tool of their own counts too', async () => {
  const { slug, id } = await secret();
  const same = await here.api.as(person.email, PASSWORD);
  await sql('update groups set can_view = false where document_id = ?', group.id);
  await expect.poll(statusThere(slug), SOON).toBe(404);
  await expect.poll(async () => (await same.get(`/pages/${slug}`)).status, SOON).toBe(404);
  await sql('update groups set can_view = true where document_id = ?', group.id);
  await expect.poll(statusThere(slug), SOON).toBe(200);
  await sql('update pages set slug = ? where document_id = ?', `${slug}-elders`, id);
  await expect.poll(statusThere(`${slug}-elders`), SOON).toBe(200);
  await expect.poll(statusThere(slug), SOON).toBe(404);
});

test('what happens while a connection is lost is not missed', async () => {
  const { slug } = await secret();
  for (let round = 0; round < 3; round += 1) {
    await sql(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'portal changes' and datname = current_database()`);
    // At once: the one who listened is gone, and not back yet.
    await sql('update groups set can_view = false where document_id = ?', group.id);
    await expect.poll(statusThere(slug), SOON).toBe(404);
    await sql('update groups set can_view = true where document_id = ?', group.id);
    await expect.poll(statusThere(slug), SOON).toBe(200);
  }
});

test('each schedule fires once, whichever instance is first', async () => {
  const titles = Array.from({ length: 12 }, (_, n) => `Straks ${n}`);
  const made = await Promise.all(
    titles.map((title) => publish({ title, is_public: true, published_at: LATER })),
  );
  const documentId = { $in: made.map(({ id }) => id) };
  await here.strapi.db
    .query('api::page.page')
    .updateMany({ where: { documentId }, data: { scheduledAt: new Date() } });
  // Both look by themselves; here many look at the same moment besides.
  const isLive = async ({ slug }: PageBody) => (await there.api.get(`/pages/${slug}`)).status === 200;
  const allLive = async () => {
    await Promise.all(Array.from({ length: 4 }, () => publishDue(here.strapi)));
    return (await Promise.all(made.map(isLive))).every(Boolean);
  };
  await expect.poll(allLive, SOON).toBe(true);
  for (const { id } of made) {
    const { body } = await admin.get<{ data: { action: string; details: { scheduled?: boolean } }[] }>(
      `/admin/audit?subject=${id}&action=page.publish`,
    );
    expect(body.data.filter(({ details }) => details.scheduled === true)).toHaveLength(1);
  }
});

test('an instance that starts on the same database disturbs nobody on the one that serves', async () => {
  const page = await publish({ is_public: true });
  const reader = await here.api.as(person.email, PASSWORD);
  const answers: number[] = [];
  let isUp = false;
  const goOn = async (ask: () => Promise<{ status: number }>): Promise<void> => {
    while (!isUp) answers.push((await ask()).status);
  };
  const starting = startPortalProcess({ beside: here });
  const busy = [
    goOn(() => here.api.get(`/pages/${page.slug}`)),
    goOn(() => reader.get('/profile')),
    goOn(() => admin.put(`/pages/${page.id}`, { title: `Keer ${answers.length}`, published_at: NOW })),
    goOn(() => here.site.get('/_health')),
  ];
  const third = await starting.finally(() => (isUp = true));
  try {
    await Promise.all(busy);
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter((status) => status !== 200 && status !== 204)).toEqual([]);
    expect((await third.api.get(`/pages/${page.slug}`)).status).toBe(200);
  } finally {
    await third.stop();
  }
});
