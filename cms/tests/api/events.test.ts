import { expect, test } from 'vitest';
import * as samples from '../samples/files';
import { makeAsset, sendFiles } from '../samples/sending';
import { makeToken } from '../support/api-tokens';
import { findNow, findTold, findTypes, listEvents, makeLivePage, PAST, savePage } from '../support/events';
import { PASSWORD } from '../support/people';
import { admin, groups, people, portal, setUpPortal } from '../support/shared-portal';
import type { Data, GroupBody } from '../support/wire';
import { newWord } from '../support/words';

setUpPortal();

const loginOf = async (own: readonly string[]) => {
  const user = await people.make({ groups: own });
  return { user, client: await portal.api.as(user.email, PASSWORD) };
};

test('a page is told of with what its reader sees', async () => {
  const visitor = await findNow(portal.api);
  const page = await makeLivePage(admin);
  const [event] = await findTold(portal.api, visitor, [page.id]);
  expect(event).toEqual({
    id: expect.stringMatching(/^[0-9a-z]{11}$/),
    type: 'page.published',
    at: expect.any(String),
    subject: { kind: 'page', id: page.id },
    data: { title: page.title, slug: page.slug, parent_id: null },
  });
});

test('publishing, moving, taking offline, deleting and restoring', async () => {
  const start = await findNow(portal.api);
  const parent = await makeLivePage(admin);
  const page = await makeLivePage(admin);
  await savePage(admin, page, { title: 'Concept' });
  expect(await findTypes(portal.api, start, page.id)).toEqual(['page.published']);
  await savePage(admin, page, { slug: newWord() });
  await admin.put(`/pages/${page.id}/map`, { id: page.id, parent_id: parent.id, siblings: [page.id] });
  await savePage(admin, page, { published_at: null });
  await savePage(admin, page, { published_at: PAST });
  await admin.delete(`/pages/${page.id}`);
  await admin.post(`/pages/${page.id}/restore`);
  expect(await findTypes(portal.api, start, page.id)).toEqual([
    'page.published',
    'page.moved',
    'page.moved',
    'page.unpublished',
    'page.published',
    'page.unpublished',
    'page.published',
  ]);
});

test('an asset appears and disappears with the pages that show it', async () => {
  const start = await findNow(portal.api);
  const asset = await makeAsset(admin, await samples.png(), [], { title: `Asset ${newWord()}` });
  expect(await findTypes(portal.api, start, asset.id)).toEqual([]);
  const blocks = [{ type: 'text-asset', title: 'Tekst', asset: asset.id }];
  const page = await makeLivePage(admin, { blocks });
  const [created] = await findTold(portal.api, start, [asset.id]);
  expect(created).toMatchObject({ type: 'asset.created', data: { title: asset.title } });
  const other = await makeLivePage(admin, { blocks });
  await savePage(admin, page, { published_at: null });
  expect(await findTypes(portal.api, start, asset.id)).toEqual(['asset.created']);
  await sendFiles(admin, asset.id, [samples.txt()]);
  await admin.delete(`/pages/${other.id}`);
  const events = await findTold(portal.api, start, [asset.id]);
  expect(events.map(({ type }) => type)).toEqual(['asset.deleted', 'asset.deleted', 'asset.deleted']);
  expect(events.map(({ data }) => data)).toEqual([{}, {}, {}]);
  expect(await findTypes(admin, await findNow(admin), asset.id)).toEqual([]);
});

test('after an event comes what happened later; rights that changed begin anew', async () => {
  const { user, client } = await loginOf([groups[0]]);
  const start = await findNow(client);
  const page = await makeLivePage(admin, { is_public: false, groups: [groups[0]] });
  const [event] = await findTold(client, start, [page.id]);
  if (!event) throw new Error('Nothing was told');
  await savePage(admin, page, { published_at: null });
  expect(await findTypes(client, event.id, page.id)).toEqual(['page.unpublished']);
  expect((await listEvents(portal.api, `?after=${event.id}`)).status).toBe(410);
  await people.change(user, { groups: [groups[1]] });
  for (const after of [event.id, start]) {
    expect(await listEvents(client, `?after=${after}`)).toMatchObject({
      status: 410,
      body: { status: 410, message: expect.stringContaining('Begin opnieuw') },
    });
  }
});

test('an order is no news, and of what is gone only its id is told', async () => {
  const start = await findNow(portal.api);
  const [page, other] = [await makeLivePage(admin), await makeLivePage(admin)];
  const order = { id: page.id, parent_id: null, siblings: [other.id, page.id] };
  expect((await admin.put(`/pages/${page.id}/map`, order)).status).toBe(200);
  expect(await findTypes(admin, await findNow(admin), page.id, other.id)).toEqual([]);
  expect(await findTypes(portal.api, start, page.id, other.id)).toEqual(['page.published', 'page.published']);
  await savePage(admin, page, { is_public: false, published_at: PAST });
  const [first, last, ...more] = await findTold(portal.api, start, [page.id]);
  expect([first?.type, last?.type, more]).toEqual(['page.unpublished', 'page.unpublished', []]);
  expect([first?.data, last?.data]).toEqual([{}, {}]);
});

test('a program begins anew when its group may do something else, and when that goes', async () => {
  const group = { name: `Groep ${newWord()}`, permissions: ['view'] };
  const { id } = (await admin.post<Data<GroupBody>>('/groups', group)).body.data;
  const program = portal.api.bearer((await makeToken(admin, { groups: [id, groups[0]] })).token);
  const page = await makeLivePage(admin, { is_public: false, groups: [id] });
  const go = async (change: () => Promise<unknown>) => {
    const place = await findNow(program);
    await change();
    return (await listEvents(program, `?after=${place}`)).status;
  };
  expect([
    await go(() => savePage(admin, page, { title: newWord(), published_at: PAST })),
    await go(() => admin.put(`/groups/${id}`, { name: `Groep ${newWord()}` })),
    await go(() => admin.put(`/groups/${id}`, { permissions: ['view', 'download-for-use'] })),
    await go(() => admin.put(`/groups/${groups[1]}`, { permissions: ['view'] })),
    await go(() => admin.delete(`/groups/${id}?force=true`)),
  ]).toEqual([200, 200, 410, 200, 410]);
});
