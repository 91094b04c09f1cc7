import { beforeAll, describe, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Answer, Client } from '../support/client';
import { PASSWORD, getPeople, type User } from '../support/people';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { BlockBody, Data, ErrorBody, GroupBody, PageBody } from '../support/wire';

interface BlockAs extends BlockBody {
  because: string;
}

interface PageAs extends PageBody {
  blocks: BlockAs[];
  hidden: BlockAs[];
}

let portal: Portal;
let admin: Client;
let people: ReturnType<typeof getPeople>;
let readers: GroupBody;
let users: GroupBody;
let reader: User;
let user: User;
let assets: Record<'open' | 'own', string>;

const NOW = '2026-01-02T03:04:05.000Z';

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  people = getPeople(admin);
  const group = async (name: string, permissions: string[]) =>
    (await admin.post<Data<GroupBody>>('/groups', { name, permissions })).body.data;
  readers = await group('Wie kijkt', ['view']);
  users = await group('Wie gebruikt', ['view', 'download-for-use']);
  reader = await people.make({ firstName: 'Lezer', groups: [readers.id] });
  user = await people.make({ firstName: 'Gebruiker', groups: [users.id] });
  const [open, own] = [
    await makeAsset(admin, await samples.png(), [samples.eps()], { title: 'Logo' }),
    await makeAsset(admin, await samples.png(), [], { title: 'Foto', isPrivate: 'true' }),
  ];
  assets = { open: open.id, own: own.id };
});

const create = async (body: object): Promise<PageBody> => {
  const { status, body: answer } = await admin.post<Data<PageBody>>('/pages', body);
  expect(status).toBe(200);
  return answer.data;
};
const ask = (slug: string, as: string) =>
  admin.get<Data<PageAs> & ErrorBody>(`/admin/pages/${slug}?as=${as}`);
const shownTo = async (slug: string, as: string): Promise<PageAs> => {
  const { status, body } = await ask(slug, as);
  expect(status).toBe(200);
  return body.data;
};
/** What only admins know of assets and files. */
const OF_ADMINS = ['text', 'preview_state', 'left_out', 'tags', 'created_at', 'uploaded_by'];
/** Without what is of the viewer for whom files are presented: signatures of previews, and what admins know of them. */
const unsigned = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value).replace(/\?expires=\d+&for=\w+&signature=[\w-]+/g, ''),
    (key, each: unknown) => (OF_ADMINS.includes(key) ? undefined : each),
  );
/** Signatures of pictures last a while; two requests may stand on either side of its end. */
const untimed = (text: string): string => text.replace(/\?expires=\d+(&for=\w+&)signature=[\w-]+/g, '$1');
/** The text of an answer without what it adds. */
const bare = ({ body }: Answer<Data<PageAs>>): string => {
  const { hidden: _, ...page } = body.data;
  const blocks = page.blocks.map(({ because: __, ...block }) => block);
  return untimed(JSON.stringify({ data: { ...page, blocks } }));
};
const loggedIn = async ({ id, email }: User): Promise<[as: string, client: Client]> => [
  `user:${id}`,
  await portal.api.as(email, PASSWORD),
];
const titles = (blocks: BlockBody[]) => blocks.map(({ title }) => title);

/** A page with an open block, a block of each group and one of nobody. */
const content = (title: string, more: object = {}) => ({
  title,
  is_public: true,
  groups: [readers.id, users.id],
  blocks: [
    { type: 'text-asset', title: 'Open', asset: assets.open },
    { type: 'text-assets', title: 'Besloten', isPrivate: true, assets: [assets.open, assets.own] },
    { type: 'text-asset', title: 'Van Zorg', isPrivate: true, groups: [users.id], asset: assets.own },
    { type: 'text', title: 'Van niemand', isPrivate: true, groups: [] },
  ],
  ...more,
});

describe('a page of which draft and live version are equal', () => {
  let page: PageBody;
  beforeAll(async () => {
    page = await create(content('Gelijk', { published_at: NOW }));
    await create({ title: 'Kind', parent_id: page.id, is_public: true, published_at: NOW });
    await create({ title: 'Besloten kind', parent_id: page.id, groups: [users.id], published_at: NOW });
  });

  const callers: [who: string, call: () => Promise<[as: string, client: Client]>][] = [
    ['a visitor', () => Promise.resolve(['anonymous', portal.api])],
    ['a member of one group', () => loggedIn(reader)],
    ['a member of another', () => loggedIn(user)],
    ['a group', async () => [`group:${users.id}`, (await loggedIn(user))[1]]],
    ['a user in no group', async () => loggedIn(await people.make())],
    ['an admin', async () => loggedIn(await people.make({ roles: ['admin'] }))],
  ];

  test.each(callers)('comes to %s byte for byte', async (_name, who) => {
    const [as, client] = await who();
    const real = await client.get(`/pages/${page.slug}`);
    const asked = await ask(page.slug, as);
    expect(bare(asked)).toBe(untimed(real.bytes.toString('utf8')));
    const { blocks, hidden } = asked.body.data;
    expect(titles([...blocks, ...hidden]).sort()).toEqual(['Besloten', 'Open', 'Van Zorg', 'Van niemand']);
  });

  test('a parent that the viewer does not see is not revealed', async () => {
    const parent = await create({ title: 'Besloten ouder', groups: [users.id], published_at: NOW });
    const child = await create({ title: 'Kind daarvan', parent_id: parent.id, is_public: true });
    expect((await shownTo(child.slug, 'anonymous')).parent_id).toBeNull();
    expect((await shownTo(child.slug, `user:${user.id}`)).parent_id).toBe(parent.id);
  });

  test('says why', async () => {
    const { blocks, hidden } = await shownTo(page.slug, `user:${reader.id}`);
    const reasons = [...blocks, ...hidden].map(({ title, because }) => [title, because]);
    const none = 'geen groep van deze persoon mag';
    expect(Object.fromEntries(reasons)).toEqual({
      Open: `Zichtbaar: de pagina is openbaar; iedereen mag downloaden voor gebruik; ${none} downloaden voor bewerking`,
      Besloten:
        `Zichtbaar: groep Wie kijkt mag bekijken; ‘Logo’: een ander blok staat downloaden voor gebruik toe; ` +
        `${none} downloaden voor bewerking; ‘Foto’: ${none} downloaden voor gebruik`,
      'Van Zorg': `Verborgen: het blok is privé en ${none} bekijken`,
      'Van niemand': `Verborgen: het blok is privé en ${none} bekijken`,
    });
  });

  test('holds whole what the viewer would not see, with what they may do', async () => {
    const { hidden } = unsigned(await shownTo(page.slug, 'anonymous'));
    const answer = await admin.get<Data<PageBody>>(`/admin/pages/${page.slug}`);
    const drafts = unsigned(answer.body.data).blocks;
    const none = { view: false, use: false, edit: false };
    const [closed, own, nobodys] = drafts.slice(1).map((block) => ({ ...block, can: none }));
    const [logo, photo] = closed?.assets ?? [];
    expect(hidden).toEqual([
      {
        ...closed,
        assets: [
          { ...logo, can: { view: true, use: true, edit: false } },
          { ...photo, can: none },
        ],
        because: 'Verborgen: het blok is privé',
      },
      { ...own, asset: { ...own?.asset, can: none }, because: 'Verborgen: het blok is privé' },
      { ...nobodys, because: 'Verborgen: het blok is privé' },
    ]);
  });
});

test('a draft counts as published: what only it shows, and what only the live version showed', async () => {
  const before = await makeAsset(admin, await samples.png());
  const after = await makeAsset(admin, await samples.png());
  const block = { type: 'asset', asset: before.id };
  const page = await create({ title: 'Straks', is_public: true, blocks: [block], published_at: NOW });
  await admin.put(`/pages/${page.id}`, {
    is_public: false,
    groups: [users.id],
    blocks: [{ type: 'asset', asset: after.id }],
  });
  expect(await shownTo(page.slug, 'anonymous')).toMatchObject({
    blocks: [],
    hidden: [
      { because: 'Verborgen: de pagina is niet openbaar', asset: { id: after.id, can: { view: false } } },
    ],
  });
  const draft = await shownTo(page.slug, `group:${users.id}`);
  expect(draft).toMatchObject({ published_at: NOW, is_public: false, hidden: [] });
  expect(draft.blocks).toMatchObject([
    {
      can: { view: true, use: true, edit: false },
      asset: { id: after.id, can: { view: true, use: true, edit: false } },
      because: 'Zichtbaar: groep Wie gebruikt mag bekijken; groep Wie gebruikt mag downloaden voor gebruik',
    },
  ]);
  // Asking changes nothing for those who were asked about.
  const live = await portal.api.get<Data<PageBody>>(`/pages/${page.slug}`);
  expect(live.body.data.blocks).toMatchObject([{ asset: { id: before.id } }]);
  expect((await portal.api.get(`/assets/${after.id}`)).status).toBe(401);
});

test('a page that was never published has no moment of publication, and no field of the editor’s', async () => {
  const page = await create({ title: 'Nog nooit', is_public: true, blocks: [{ type: 'text', title: 'A' }] });
  const shown = await shownTo(page.slug, 'anonymous');
  expect(shown).toMatchObject({ published_at: null, blocks: [{ title: 'A' }], hidden: [] });
  for (const field of ['status', 'version', 'scheduled_at', 'updated_at', 'updated_by']) {
    expect(shown).not.toHaveProperty(field);
  }
});

test('who is inactive sees what a visitor sees', async () => {
  const gone = await people.make({ groups: [users.id], isActive: false });
  const page = await create(content('Voor een inactief iemand'));
  expect(await ask(page.slug, `user:${gone.id}`).then(bare)).toBe(
    await ask(page.slug, 'anonymous').then(bare),
  );
});

test.each([
  '',
  'iedereen',
  'group:',
  'user:',
  'group:bestaatniet',
  'user:bestaatniet',
  'user:x%00',
  'Anonymous',
])('as=%s is refused', async (as) => {
  const { status, body } = await ask('home', as);
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty('as');
});

test('it takes one viewer, an existing page, and an admin who asks', async () => {
  expect((await ask('home', 'anonymous&as=anonymous')).status).toBe(400);
  expect((await ask('bestaat-niet', 'anonymous')).status).toBe(404);
  const client = await portal.api.as(user.email, PASSWORD);
  expect((await client.get('/admin/pages/home?as=anonymous')).status).toBe(403);
  expect((await portal.api.get('/admin/pages/home?as=anonymous')).status).toBe(401);
});
