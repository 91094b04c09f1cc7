import { beforeAll, expect, test, vi } from 'vitest';
import { loggedIn, makeGroup } from '../samples/people';
import type { Answer, Client } from '../support/client';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { NOW, publish, search } from '../support/searching';
import { sharedPortal } from '../support/shared-portal';
import type { BlockBody, Data, PageBody } from '../support/wire';
import { newWord } from '../support/words';

let portal: OwnPortal;
let admin: Client;
let member: Client;
let other: Client;
let group: { id: number; documentId: string };

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  const { strapi, api } = portal;
  group = await makeGroup(strapi, 'Ingewijd', { canView: true });
  member = await loggedIn(strapi, api, 'ingewijd', [group.id]);
  other = await loggedIn(strapi, api, 'buitenstaander', []);
});

const save = async (page: PageBody, body: object): Promise<PageBody> => {
  const saved = await admin.put<Data<PageBody>>(`/pages/${page.id}`, body);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return saved.body.data;
};
const getDraft = async ({ slug }: PageBody): Promise<PageBody> =>
  (await admin.get<Data<PageBody>>(`/admin/pages/${slug}`)).body.data;
const asSent = (blocks: BlockBody[]) => blocks.map(({ can: _can, groups: _groups, ...block }) => block);

const linking = (url: string) => [
  {
    type: 'text-tile',
    title: 'Verwijzing',
    body: `<p><a href="${url}">lees</a></p>`,
    button: { label: 'Lees', url },
    tile: { title: 'Tegel', body: `<p><a href="${url}">lees</a></p>`, button: { label: 'Lees', url } },
  },
  { type: 'html', body: `<a href="${url}">lees</a>` },
];

/** A page that few may see, whose slug and title became a canary, and a public page that linked to it before. */
async function makeSecret(more: object = {}) {
  const word = newWord();
  const canary = `kanarie${word}`;
  const secret = await publish(admin, {
    title: `Plan ${word}`,
    slug: `plan-${word}`,
    is_public: false,
    groups: [group.documentId],
    ...more,
  });
  const page = await publish(admin, {
    title: `Openbaar ${word}`,
    lead: `Inleiding ${word}`,
    blocks: linking(`/huisstijl/plan-${word}#kop`),
  });
  await save(secret, { slug: canary, title: `Fusie ${canary}`, published_at: secret.published_at });
  return { word, canary, secret, page, sent: `/huisstijl/plan-${word}#kop` };
}

const text = ({ body, headers }: Answer<unknown>): string =>
  `${JSON.stringify(body)} ${JSON.stringify([...headers])}`;

/** All that the portal says to everybody that may touch a page. */
const outputs = (slug: string, word: string): string[] => [
  `/huisstijl/${slug}`,
  `/huisstijl/${slug}.md`,
  `/huisstijl/${slug}.json`,
  `/huisstijl/plan-${word}`,
  `/huisstijl/plan-${word}.md`,
  ...['/llms.txt', '/llms-full.txt', '/sitemap.xml', '/robots.txt', '/huisstijl', '/'],
  `/zoeken?q=${word}`,
  `/api/v1/pages/${slug}`,
  `/api/v1/pages/plan-${word}`,
  ...['/api/v1/pages', '/api/v1/pages?pageSize=100', '/api/v1/site', '/api/v1/colors'],
  `/api/v1/search?q=${word}`,
  `/api/v1/search?q=lees`,
  `/api/v1/search/suggest?q=${word.slice(0, 4)}`,
  '/api/v1/library',
];

test('nothing that others read has the present slug or title of a page that they may not see', async () => {
  const { word, canary, page, sent } = await makeSecret();
  await vi.waitFor(async () => expect((await search(portal.api, word)).data).not.toEqual([]), 10_000);
  for (const address of outputs(page.slug, word)) {
    expect(text(await portal.site.get(address, { Accept: 'text/html' })), address).not.toContain(canary);
    if (!address.startsWith('/api')) continue;
    expect(text(await other.get(address.slice('/api/v1'.length))), address).not.toContain(canary);
  }
  for (const client of [portal.api, other]) {
    const live = await client.get<Data<PageBody>>(`/pages/${page.slug}`);
    expect(text(live)).toContain(sent);
  }
  // Who may see it gets there at once.
  for (const client of [member, admin])
    expect(text(await client.get(`/pages/${page.slug}`))).toContain(`/huisstijl/${canary}#kop`);

  const link = await admin.post<Data<{ url: string }>>(`/admin/pages/${page.id}/preview-links`);
  const preview = await portal.api.get(`/previews/${link.body.data.url.split('/').at(-1) ?? ''}`);
  expect([preview.status, text(preview).includes(canary)]).toEqual([200, false]);
  const as = await admin.get(`/admin/pages/${page.slug}?as=anonymous`);
  expect([as.status, text(as).includes(canary)]).toEqual([200, false]);
});

test('an editor who saves what was read tells nobody', async () => {
  const { canary, page, sent } = await makeSecret();
  const draft = await getDraft(page);
  expect(JSON.stringify(draft)).toContain(canary);
  await save(page, { blocks: asSent(draft.blocks), lead: 'Anders', published_at: NOW });
  const read = async () => text(await portal.api.get(`/pages/${page.slug}`));
  expect(await read()).not.toContain(canary);
  expect(await read()).toContain(sent);
  // A maintainer neither.
  const login = await portal.site.post<Data<{ token: string }>>('/admin/login', MAINTAINER);
  const maintainer = portal.site.bearer(login.body.data.token);
  const content = `/content-manager/collection-types/api::page.page/${page.id}`;
  expect((await maintainer.put(content, { lead: 'Beheerd' })).status).toBe(200);
  await save(page, { published_at: NOW });
  expect(await read()).not.toContain(canary);
  expect(await read()).toContain(sent);
});

test('a page that closes takes its present slug along at once, and one that opens gives it', async () => {
  const { canary, secret, page, sent } = await makeSecret({ is_public: true });
  const read = async () => text(await portal.api.get(`/pages/${page.slug}`));
  const drawn = async () => text(await portal.site.get(`/huisstijl/${page.slug}.md`));
  expect(await read()).toContain(`/huisstijl/${canary}#kop`);
  expect(await drawn()).toContain(canary);
  await save(secret, { is_public: false, published_at: NOW });
  expect(await read()).not.toContain(canary);
  expect(await read()).toContain(sent);
  expect(await drawn()).not.toContain(canary);
  await save(secret, { is_public: true, published_at: NOW });
  expect(await read()).toContain(canary);
  await save(secret, { published_at: null });
  expect(await read()).not.toContain(canary);
  await admin.delete(`/pages/${secret.id}`);
  expect(await read()).not.toContain(canary);
});
