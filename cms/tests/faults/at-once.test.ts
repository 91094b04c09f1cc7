import { afterAll, beforeAll, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { sendAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { expectWholeFiles } from '../support/kept-files';
import { type MortalPortal, startMortalPortal } from '../support/mortal-portal';
import { chance, scale, tellSeed } from '../support/scale';
import { sql } from '../support/sql';
import type { Data, NodeBody, PageBody } from '../support/wire';

const MOVES = scale(500, 60);

let portal: MortalPortal;
let admin: Client;

beforeAll(async () => {
  portal = await startMortalPortal();
  admin = await portal.admin();
});
afterAll(() => portal.stop());

async function create(title: string, more: object = {}): Promise<PageBody> {
  const made = await admin.post<Data<PageBody>>('/pages', { title, ...more });
  expect(made.status).toBe(200);
  return made.body.data;
}

const getDraft = async (slug: string) => (await admin.get<Data<PageBody>>(`/admin/pages/${slug}`)).body.data;

const atOnce = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_each, n) => work(n)));

const statuses = (answers: { status: number }[]): number[] => answers.map(({ status }) => status).sort();

test('of 50 saves of one version at once one is kept', async () => {
  const page = await create('Veel bewaarders');
  const answers = await atOnce(50, (n) =>
    admin.put<Data<PageBody>>(
      `/pages/${page.id}`,
      { title: `Van ${n}` },
      { 'If-Match': `"${page.version}"` },
    ),
  );
  expect(statuses(answers)).toEqual([200, ...Array<number>(49).fill(412)]);
  const kept = answers.findIndex(({ status }) => status === 200);
  expect(await getDraft(page.slug)).toMatchObject({ title: `Van ${kept}`, version: (page.version ?? 0) + 1 });
});

interface Place {
  id: string;
  parent: string | null;
  grandparent: string | null;
  position: number;
}

const PLACES = `
  select page.document_id as id, parent.document_id as parent, above.parent_id as grandparent, page.position
  from pages page
  left join pages_parent_lnk link on link.page_id = page.id
  left join pages parent on parent.id = link.inv_page_id
  left join (select page_id, inv_page_id as parent_id from pages_parent_lnk) above on above.page_id = parent.id
  where page.deleted_at is null`;

test(`after ${MOVES} random moves at once the pages are a tree`, async () => {
  tellSeed();
  const random = chance();
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[Math.floor(random() * list.length)];
    if (picked === undefined) throw new Error('Nothing to pick from.');
    return picked;
  };
  const tops = await atOnce(6, (n) => create(`Boven ${n}`));
  const children = await atOnce(18, (n) => create(`Onder ${n}`, { parent_id: tops[n % 6]?.id }));
  const all = [...tops, ...children].map(({ id }) => id);

  const answers = await atOnce(MOVES, () => {
    const id = pick(all);
    const parent_id = random() < 0.3 ? null : pick(all);
    return admin.put<Data<NodeBody[]>>(`/pages/${id}/map`, { id, parent_id, siblings: [id] });
  });
  // Where it may not stand, or when too many others were first.
  for (const { status } of answers) expect([200, 400, 503]).toContain(status);
  expect(statuses(answers)).toContain(200);

  const places = await sql<Place>(portal.databaseUrl, PLACES);
  expect(places.map(({ id }) => id)).toEqual(expect.arrayContaining(all));
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  expect(places.filter(({ grandparent }) => grandparent !== null)).toEqual([]);
  expect(places.filter(({ id, parent }) => parent === id)).toEqual([]);
  const siblings = places.map(({ parent, position }) => `${parent} ${position}`);
  expect(new Set(siblings).size).toBe(siblings.length);

  const tree = await admin.get<Data<NodeBody[]>>('/admin/pages/map');
  const shown = tree.body.data.flatMap(({ id, pages }) => [id, ...pages.map((page) => page.id)]);
  expect([...shown].sort()).toEqual(places.map(({ id }) => id).sort());
});

test('what is sent twice at once is there as often as the portal said', async () => {
  const sameSlug = await atOnce(2, () => admin.post('/pages', { title: 'Dubbel', slug: 'dubbel-verstuurd' }));
  expect(statuses(sameSlug)).toEqual([200, 409]);
  const sameTitle = await atOnce(2, () => admin.post<Data<PageBody>>('/pages', { title: 'Twee keer' }));
  expect(sameTitle.map(({ body }) => body.data.slug).sort()).toEqual(['twee-keer', 'twee-keer-2']);

  const person = { firstName: 'Dubbel', lastName: 'Verstuurd', email: 'dubbel@example.org' };
  const [made, refused] = statuses(await atOnce(2, () => admin.post('/users', person)));
  expect(made).toBe(200);
  expect([400, 409]).toContain(refused);

  const page = await create('Twee keer weg');
  const publish = { published_at: '2026-01-02T03:04:05Z' };
  expect(statuses(await atOnce(2, () => admin.put(`/pages/${page.id}`, publish)))).toEqual([200, 200]);
  expect(await getDraft(page.slug)).toMatchObject({ status: 'published' });
  expect(statuses(await atOnce(2, () => admin.delete(`/pages/${page.id}`)))).toEqual([204, 404]);
});

test('a picture that is sent twice at once is two assets, each with its own file', async () => {
  const picture = await samples.png(64, 64);
  const [first, second] = await atOnce(2, () => sendAsset(admin, picture));
  expect([first?.status, second?.status]).toEqual([200, 200]);
  expect(first?.body.data.id).not.toBe(second?.body.data.id);
  await expectWholeFiles(portal);
  const removals = await atOnce(2, () => admin.delete(`/assets/${first?.body.data.id ?? ''}`));
  expect(statuses(removals)).toEqual([204, 404]);
  await expectWholeFiles(portal);
  expect((await admin.get(`/assets/${second?.body.data.id ?? ''}/download`)).status).toBe(200);
});
