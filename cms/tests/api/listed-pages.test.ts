import { beforeAll, expect, test, vi } from 'vitest';
import { png } from '../samples/files';
import { loggedIn, makeGroup } from '../samples/people';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { NOW, publish, search } from '../support/searching';
import { sharedPortal } from '../support/shared-portal';
import type { BlockBody, Data, PageBody } from '../support/wire';
import { newWord } from '../support/words';

let portal: OwnPortal;
let admin: Client;
let member: Client;
let other: Client;
let group: string;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  const made = await makeGroup(portal.strapi, 'Overzien', { canView: true });
  group = made.documentId;
  member = await loggedIn(portal.strapi, portal.api, 'overzien', [made.id]);
  other = await loggedIn(portal.strapi, portal.api, 'elders', []);
});

/** A page that few may read, a draft, and a public page that lists both beside what all may read. */
async function makeContents(layout: string) {
  const word = newWord();
  const canary = `kanarie${word}`;
  const few = await publish(admin, { title: `Plan ${word}`, is_public: false, groups: [group] });
  const draft = await publish(admin, { title: `Concept ${word}`, published_at: null });
  const { id: asset } = await makeAsset(admin, await png(300, 200, `${canary}.png`), [], { title: canary });
  const jobs = [
    { title: `${canary} een`, text: `${canary} uitleg`, url: `/huisstijl/${few.slug}`, asset },
    { title: `${canary} twee`, url: `/huisstijl/${draft.slug}` },
    { title: 'Elders', url: 'https://example.org/' },
  ];
  const page = await publish(admin, {
    title: `Overzicht ${word}`,
    blocks: [{ type: 'jobs', layout, title: 'Soort', jobs }],
  });
  return { word, canary, few, page };
}

const getJobs = ({ blocks }: PageBody): string[] =>
  blocks.flatMap(({ jobs }: BlockBody & { jobs?: { title: string }[] }) =>
    (jobs ?? []).map(({ title }) => title),
  );
const readJobs = async (client: Client, { slug }: PageBody): Promise<string[]> =>
  getJobs((await client.get<Data<PageBody>>(`/pages/${slug}`)).body.data);

test('the contents say nothing of a page to who may not read it', async () => {
  const { word, canary, few, page } = await makeContents('contents');
  await vi.waitFor(async () => expect((await search(portal.api, word)).data).not.toEqual([]), 10_000);
  const html = `/huisstijl/${page.slug}`;
  for (const address of [html, `${html}.md`, `${html}.json`, '/llms-full.txt']) {
    const { bytes } = await portal.site.get(address, { Accept: 'text/html' });
    expect(bytes.toString(), address).not.toContain(canary);
  }
  for (const client of [portal.api, other]) {
    expect(await readJobs(client, page)).toEqual(['Elders']);
    const hits = (await search(client, canary)).data.filter(({ kind }) => kind === 'page');
    expect(hits).toEqual([]);
  }
  expect(await readJobs(member, page)).toEqual([`${canary} een`, 'Elders']);

  await admin.put(`/pages/${few.id}`, { is_public: true, published_at: NOW });
  expect(await readJobs(other, page)).toEqual([`${canary} een`, 'Elders']);
  await admin.put(`/pages/${few.id}`, { published_at: null });
  expect(await readJobs(member, page)).toEqual(['Elders']);
});

test('who writes the contents has all of it', async () => {
  const { canary, page } = await makeContents('contents');
  const { body } = await admin.get<Data<PageBody>>(`/admin/pages/${page.slug}`);
  expect(getJobs(body.data)).toEqual([`${canary} een`, `${canary} twee`, 'Elders']);
});

test('jobs on a plain ground stay what their editor wrote', async () => {
  const { canary, page } = await makeContents('rows');
  expect(await readJobs(portal.api, page)).toEqual([`${canary} een`, `${canary} twee`, 'Elders']);
});
