import { expect, test } from 'vitest';
import type { EventListResponse, EventResponse } from '../../src/api/event/schemas/event';
import * as samples from '../samples/files';
import { makeAsset, sendFiles } from '../samples/sending';
import type { Client } from '../support/client';
import { PASSWORD } from '../support/people';
import { admin, groups, people, portal, setUpPortal } from '../support/shared-portal';
import type { Data, ErrorBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

const PAST = '2026-01-02T03:04:05Z';

setUpPortal();

const list = (client: Client, query = '') => client.get<EventListResponse & ErrorBody>(`/events${query}`);
const now = async (client: Client): Promise<string> => (await list(client)).body.meta.next;

/** What a client is told, about these subjects alone: other files write meanwhile. */
async function told(client: Client, after: string, subjects: readonly string[]): Promise<EventResponse[]> {
  const { status, body } = await list(client, `?after=${after}`);
  expect(status).toBe(200);
  return body.data.filter(({ subject }) => subjects.includes(subject.id));
}

const types = async (client: Client, after: string, ...subjects: string[]): Promise<string[]> =>
  (await told(client, after, subjects)).map(({ type }) => type);

async function makePage(more: object = {}): Promise<PageBody> {
  const page = { title: `Pagina ${newWord()}`, is_public: true, published_at: PAST, ...more };
  return (await admin.post<Data<PageBody>>('/pages', page)).body.data;
}

async function changePage(page: PageBody, more: object): Promise<void> {
  const answer = await admin.put<Data<PageBody>>(`/pages/${page.id}`, more);
  expect(answer.status).toBe(200);
}

const loginOf = async (own: readonly string[]) => {
  const user = await people.make({ groups: own });
  return { user, client: await portal.api.as(user.email, PASSWORD) };
};

test('a page is told of with what its reader sees', async () => {
  const visitor = await now(portal.api);
  const page = await makePage();
  const [event] = await told(portal.api, visitor, [page.id]);
  expect(event).toEqual({
    id: expect.stringMatching(/^[0-9a-z]{11}$/),
    type: 'page.published',
    at: expect.any(String),
    subject: { kind: 'page', id: page.id },
    data: { title: page.title, slug: page.slug, parent_id: null },
  });
});

test('publishing, moving, taking offline, deleting and restoring', async () => {
  const start = await now(portal.api);
  const parent = await makePage();
  const page = await makePage();
  await changePage(page, { title: 'Concept' });
  expect(await types(portal.api, start, page.id)).toEqual(['page.published']);
  await changePage(page, { slug: newWord() });
  await admin.put(`/pages/${page.id}/map`, { id: page.id, parent_id: parent.id, siblings: [page.id] });
  await changePage(page, { published_at: null });
  await changePage(page, { published_at: PAST });
  await admin.delete(`/pages/${page.id}`);
  await admin.post(`/pages/${page.id}/restore`);
  expect(await types(portal.api, start, page.id)).toEqual([
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
  const start = await now(portal.api);
  const asset = await makeAsset(admin, await samples.png(), [], { title: `Asset ${newWord()}` });
  expect(await types(portal.api, start, asset.id)).toEqual([]);
  const blocks = [{ type: 'text-asset', title: 'Tekst', asset: asset.id }];
  const page = await makePage({ blocks });
  const [created] = await told(portal.api, start, [asset.id]);
  expect(created).toMatchObject({ type: 'asset.created', data: { title: asset.title } });
  const other = await makePage({ blocks });
  await changePage(page, { published_at: null });
  expect(await types(portal.api, start, asset.id)).toEqual(['asset.created']);
  await sendFiles(admin, asset.id, [samples.txt()]);
  await admin.delete(`/pages/${other.id}`);
  const events = await told(portal.api, start, [asset.id]);
  expect(events.map(({ type }) => type)).toEqual(['asset.deleted', 'asset.deleted', 'asset.deleted']);
  expect(events.map(({ data }) => data)).toEqual([{}, {}, {}]);
  expect(await types(admin, await now(admin), asset.id)).toEqual([]);
});

test('after an event comes what happened later; rights that changed begin anew', async () => {
  const { user, client } = await loginOf([groups[0]]);
  const start = await now(client);
  const page = await makePage({ is_public: false, groups: [groups[0]] });
  const [event] = await told(client, start, [page.id]);
  if (!event) throw new Error('Nothing was told');
  await changePage(page, { published_at: null });
  expect(await types(client, event.id, page.id)).toEqual(['page.unpublished']);
  expect((await list(portal.api, `?after=${event.id}`)).status).toBe(410);
  await people.change(user, { groups: [groups[1]] });
  for (const after of [event.id, start]) {
    expect(await list(client, `?after=${after}`)).toMatchObject({
      status: 410,
      body: { status: 410, message: expect.stringContaining('Begin opnieuw') },
    });
  }
});
