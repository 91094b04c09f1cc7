import { beforeAll, describe, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { getForm, makeAsset } from '../samples/sending';
import type { Answer, Client } from '../support/client';
import { type Granted, inPanel, panelAccount } from '../support/panel';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';
import { newWord } from '../support/words';

const PAGES = '/content-manager/collection-types/api::page.page';
const ASSETS = '/content-manager/collection-types/api::asset.asset';
const GROUPS = '/content-manager/collection-types/api::group.group';
const USERS = '/content-manager/collection-types/plugin::users-permissions.user';
const RELATIONS = '/content-manager/relations';

const WORD = newWord();
/** Only in what a Super Admin may read: groups, and who is in them. */
const SECRET = `${WORD}geheim`;
/** In what an Editor may read too, and an Author not, since others made it. */
const OTHERS = `${WORD}ander`;

let portal: OwnPortal;
let maintainer: Client;
let editor: Client;
let author: Client & { accountId: number };

interface Row {
  id: number;
  documentId: string;
}

/** A page of the portal itself, with a group, blocks and an asset. */
let page: Row & { blocks: Row[] };
let asset: Row;
let group: Row;
let file: Row;
let folder: number;
/** A page of the author, into which somebody else brought what the author may not read. */
let own: Row & { blocks: (Row & { __component: string })[] };
let ownFolder: number;

const findRow = (uid: string, documentId: string, populate: string[] = []) =>
  portal.strapi.db.query(uid).findOne({ where: { documentId }, populate });

async function upload(client: Client, name: string, into: number | null): Promise<Row> {
  const sample = samples.named(name, samples.pdf());
  const raw = getForm({ fileInfo: JSON.stringify({ name, folder: into }) }, 'files', [sample]);
  const { status, body } = await client.send<Row>('POST', '/upload/files', { raw });
  expect(status).toBe(201);
  return body;
}

async function makeFolder(client: Client, name: string): Promise<number> {
  const { status, body } = await client.post<Data<Row>>('/upload/folders', { name, parent: null });
  expect(status).toBe(201);
  return body.data.id;
}

async function makeOwn(client: Client, more: object = {}): Promise<Row> {
  const made = await client.post<Data<Row>>(PAGES, { title: `Eigen ${newWord()}`, ...more });
  expect(made.status).toBe(201);
  return made.body.data;
}

beforeAll(async () => {
  portal = await sharedPortal();
  maintainer = await inPanel(portal, MAINTAINER);
  editor = await panelAccount(portal, 'strapi-editor');
  author = await panelAccount(portal, 'strapi-author');
  const admin = await portal.admin();
  const { body: made } = await admin.post<Data<{ id: string }>>('/groups', { name: `${SECRET} groep` });
  const groups = [made.data.id];
  await admin.post('/users', {
    firstName: SECRET,
    lastName: 'Van Voorbeeld',
    email: `${SECRET}@voorbeeld.example`,
    password: 'een-gewoon-wachtwoord',
    groups,
  });
  const shown = await makeAsset(admin, await samples.png(), [], { title: `${OTHERS} beeld` });
  const { body } = await admin.post<Data<PageBody>>('/pages', {
    title: `${OTHERS} pagina`,
    lead: `${OTHERS} inleiding`,
    groups,
    blocks: [
      { type: 'asset', asset: shown.id, isPrivate: true, groups },
      { type: 'text', title: `${OTHERS} blok` },
    ],
  });
  page = await findRow('api::page.page', body.data.id, ['blocks']);
  asset = await findRow('api::asset.asset', shown.id);
  group = await findRow('api::group.group', made.data.id);
  folder = await makeFolder(maintainer, `${OTHERS} map`);
  file = await upload(maintainer, `${OTHERS}.pdf`, folder);

  const { documentId } = await makeOwn(author);
  const changed = await maintainer.put(`${PAGES}/${documentId}`, {
    parent: { connect: [{ documentId: page.documentId }] },
    groups: { connect: [{ documentId: group.documentId }] },
    blocks: [{ __component: 'block.asset', asset: { connect: [{ documentId: asset.documentId }] } }],
  });
  expect(changed.status).toBe(200);
  own = await findRow('api::page.page', documentId, ['blocks']);
  ownFolder = await makeFolder(author, `Eigen ${newWord()}`);
  const moved = {
    fileIds: [(await upload(maintainer, `${OTHERS}-ook.pdf`, folder)).id],
    destinationFolderId: ownFolder,
  };
  expect((await maintainer.post('/upload/actions/bulk-move', moved)).status).toBe(200);
});

const read = (client: Client, path: string): Promise<Answer<unknown>> => client.get<unknown>(path);
/** In one order, and without the addresses of files, which are signed anew each time. */
const compared = (key: string, value: unknown): unknown => {
  if (key === 'url') return '';
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject
    ? Object.fromEntries(Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1)))
    : value;
};
const getText = ({ body }: Answer<unknown>): string => JSON.stringify(body ?? null, compared);

const POPULATES = [
  'populate=*',
  'populate[parent]=*',
  'populate[parent][populate]=*',
  'populate[0]=parent&populate[1]=parent.groups.users',
  'populate=parent.groups.users',
  'populate[related][populate]=*',
  'populate[files][populate]=*',
  'populate[folder][populate]=*',
  'populate[createdBy][fields]=email',
  'populate=parent,createdBy,related,files',
  'populate=%20createdBy',
  'populate[users]=true',
  'populate[files][count]=true&populate[files][filters][name][$startsWith]={word}',
];

const SORTS = [
  'sort=parent.title',
  'sort[parent][title]=asc',
  'sort=createdBy.email',
  'sort[0][groups][name]=asc',
];

const PEOPLE = [
  'filters[createdBy][email][$startsWith]={word}',
  'filters[createdBy][roles][users][email][$startsWith]={word}',
  'filters[updatedBy][firstname][$startsWith]={word}',
];

const OF_PAGES = [
  'filters[parent][title][$startsWith]={word}',
  'filters[parent][title]={word}%20pagina',
  'filters[parent][groups][name][$startsWith]={word}',
  'filters[parent][groups][users][email][$startsWith]={word}',
  'filters[parent][0][title][$startsWith]={word}',
  'filters[parent][id][$in][0][title][$startsWith]={word}',
  'filters[groups][users][email][$startsWith]={word}',
  'filters[$or][0][parent][title][$startsWith]={word}',
  'filters[$and][0][$or][0][groups][users][email][$startsWith]={word}',
  'filters[$not][parent][title][$startsWith]={word}',
  'filters[parent][$not][title][$startsWith]={word}',
  'filters[parent][$or][0][groups][users][email][$startsWith]={word}',
  'filters[parent][children][title][$startsWith]={word}',
  'filters[children][title][$startsWith]={word}',
  'filters[editor][email][$startsWith]={word}',
  'filters[deletedBy][email][$startsWith]={word}',
  'filters[liveRevision][content][$contains]={word}',
  '_q={word}',
];

const OF_FILES = [
  'filters[folder][name][$startsWith]={word}',
  'filters[related][title][$startsWith]={word}',
  'filters[related]=1',
  'filters[provider_metadata][$contains]={word}',
  'filters[files][name][$startsWith]={word}',
  'filters[files][related][title][$startsWith]={word}',
  'filters[children][files][name][$startsWith]={word}',
  'filters[parent][name][$startsWith]={word}',
  '_q={word}',
];

const OF_RELATIONS = [
  '_q={word}',
  '_q={word}&_filter=$startsWith',
  'filters[name][$startsWith]={word}',
  'populate=*',
];

/** What is asked of each route; `{word}` is where a guess goes. */
const ASKED: [what: string, path: () => string, questions: string[]][] = [
  ['pages', () => PAGES, [...OF_PAGES, ...PEOPLE, ...POPULATES, ...SORTS]],
  [
    'a page',
    () => `${PAGES}/${own.documentId}`,
    [...POPULATES, 'filters[parent][title][$startsWith]={word}'],
  ],
  [
    'assets',
    () => ASSETS,
    [
      '_q={word}',
      'filters[original][name][$startsWith]={word}',
      'filters[uploadedBy][email]={word}',
      ...PEOPLE,
    ],
  ],
  ['files', () => '/upload/files', [...OF_FILES, ...PEOPLE, ...POPULATES, ...SORTS]],
  ['a file', () => `/upload/files/${file.id}`, ['populate=*']],
  ['folders', () => '/upload/folders', [...OF_FILES, ...PEOPLE, ...POPULATES, ...SORTS]],
  ['a folder', () => `/upload/folders/${ownFolder}`, [...OF_FILES, ...POPULATES]],
  ['the tree of folders', () => '/upload/folder-structure', []],
  [
    'parents to choose',
    () => `${RELATIONS}/api::page.page/parent`,
    [...OF_RELATIONS, ...OF_PAGES, ...POPULATES],
  ],
  ['the parent', () => `${RELATIONS}/api::page.page/${own.documentId}/parent`, OF_RELATIONS],
  [
    'groups to choose',
    () => `${RELATIONS}/api::page.page/groups`,
    [...OF_RELATIONS, 'filters[users][email][$startsWith]={word}'],
  ],
  ['the groups', () => `${RELATIONS}/api::page.page/${own.documentId}/groups`, OF_RELATIONS],
  ['groups of a block to choose', () => `${RELATIONS}/block.asset/groups`, OF_RELATIONS],
  ['groups of a block', () => `${RELATIONS}/block.asset/${page.blocks[0]?.id}/groups`, OF_RELATIONS],
  ['the asset of a block', () => `${RELATIONS}/block.asset/${page.blocks[0]?.id}/asset`, OF_RELATIONS],
  [
    'assets to choose for a block',
    () => `${RELATIONS}/block.asset/asset?id=${page.blocks[0]?.id}`,
    OF_RELATIONS,
  ],
  ['assets to choose for a new block', () => `${RELATIONS}/block.asset/asset?id=`, OF_RELATIONS],
  ['groups to choose for a new block', () => `${RELATIONS}/block.asset/groups?id=`, OF_RELATIONS],
  ['who made it', () => `${RELATIONS}/api::page.page/${own.documentId}/createdBy`, OF_RELATIONS],
  ['what a file is for', () => `${RELATIONS}/plugin::upload.file/${file.id}/related`, OF_RELATIONS],
  ['members of a group', () => `${RELATIONS}/api::group.group/${group.documentId}/users`, OF_RELATIONS],
  ['groups', () => GROUPS, ['_q={word}']],
  ['users', () => USERS, ['_q={word}']],
  ['accounts', () => '/admin/users', ['_q={word}']],
  ['roles', () => '/admin/roles', ['populate=users']],
  ['recent documents', () => '/content-manager/homepage/recent-documents?action=update', []],
];

const getAddress = (path: string, question: string, word: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${question.replaceAll('{word}', word)}`;

describe('nothing of what a role may not read is answered', () => {
  const roles = [
    ['an Author', () => author, WORD],
    ['an Editor', () => editor, SECRET],
  ] as const;

  /** What an answer tells of the word; null when nothing. */
  async function findTold(client: Client, path: string, question: string, word: string) {
    const right = await read(client, getAddress(path, question, word));
    const told = [question, right.status, getText(right)];
    if (right.status >= 500 || getText(right).includes(word)) return told;
    if (!question.includes('{word}')) return null;
    // What is not shown may still be guessed, letter by letter.
    const wrong = await read(client, getAddress(path, question, newWord()));
    return wrong.status === right.status && getText(wrong) === getText(right) ? null : told;
  }

  test.each(
    roles.flatMap(([who, get, word]) =>
      ASKED.map(([what, path, asked]) => ({ who, get, word, what, path, asked })),
    ),
  )('to $who, who asks for $what', async ({ get, word, path, asked }) => {
    const told: unknown[] = [];
    for (const question of ['', ...asked]) told.push(await findTold(get(), path(), question, word));
    expect(told.filter((each) => each !== null)).toEqual([]);
  });
});

describe('what the panel itself asks', () => {
  /** As its screens do: lists, forms, choosers and the media library. */
  const SCREENS = [
    () => `${PAGES}?page=1&pageSize=10&sort=title:ASC`,
    () => `${PAGES}?page=1&pageSize=10&sort=title:ASC&_q=eigen`,
    () => `${PAGES}?filters[$and][0][title][$contains]=eigen&filters[$and][1][parent][id][$eq]=1`,
    () => `${PAGES}?filters[$and][0][parent][documentId][$eq]=x&filters[$and][1][createdAt][$gt]=2026-01-01`,
    () => `${PAGES}/${own.documentId}?`,
    () => `${RELATIONS}/api::page.page/parent?pageSize=10&page=1&_q=&_filter=$containsi&id=${own.documentId}`,
    () => `${RELATIONS}/api::page.page/parent?idsToOmit[0]=1&pageSize=10`,
    () => `${RELATIONS}/api::page.page/${own.documentId}/parent?pageSize=5&page=1`,
    () => `${RELATIONS}/block.asset/${own.blocks[0]?.id}/asset?pageSize=5&page=1`,
    () => `${RELATIONS}/block.asset/asset?pageSize=10&_q=&id=${own.blocks[0]?.id}`,
    () => `${RELATIONS}/block.asset/asset?id=&pageSize=10&_q=&page=1`,
    () => `${RELATIONS}/part.tile/asset?id=&pageSize=10&_q=&page=1`,
    () => `${ASSETS}?page=1&pageSize=10&sort=title:ASC`,
    () => '/upload/files?page=1&pageSize=20&sort=createdAt:DESC&filters[$and][0][folder][id][$null]=true',
    () => `/upload/files?page=1&pageSize=20&_q=a&filters[$and][0][mime][$contains]=image`,
    () => '/upload/folders?pagination[pageSize]=-1&filters[$and][0][parent][id][$null]=true&sort=name:ASC',
    () => `/upload/folders/${ownFolder}?populate[parent][populate][parent]=*`,
    () => '/upload/folder-structure',
  ];

  test.each([
    ['an Author', () => author],
    ['an Editor', () => editor],
    ['a Super Admin', () => maintainer],
  ])('is answered to %s', async (_who, get) => {
    for (const path of SCREENS) expect([path(), (await read(get(), path())).status]).toEqual([path(), 200]);
  });

  test('shows an Author that something is connected, and an Editor what', async () => {
    const path = `${RELATIONS}/api::page.page/${own.documentId}/parent`;
    expect(getText(await read(author, path))).toContain(page.documentId);
    expect(getText(await read(editor, path))).toContain(`${OTHERS} pagina`);
    const { body } = await editor.get<{ results: { parent: object | null }[] }>(
      `${PAGES}?filters[documentId]=${own.documentId}`,
    );
    expect(body.results[0]?.parent).toMatchObject({ documentId: page.documentId, title: `${OTHERS} pagina` });
  });
});

/** Everything of the page that a role could have changed. */
const findState = async () => {
  const row = await findRow('api::page.page', own.documentId, ['parent', 'groups']);
  const drafted = await (await portal.admin()).get<Data<PageBody>>(`/admin/pages/${row.slug}`);
  return { blocks: drafted.body.data.blocks, parent: row.parent?.id, groups: row.groups.length };
};

describe('connecting takes the right to read what is connected', () => {
  const inBlock = (block: object) => ({ blocks: [block] });
  const WAYS: [string, () => object][] = [
    ['a parent by its id', () => ({ parent: { connect: [{ id: page.id }] } })],
    ['a parent by its document', () => ({ parent: { connect: [{ documentId: page.documentId }] } })],
    ['a parent as it is', () => ({ parent: page.documentId })],
    ['a parent by its number', () => ({ parent: page.id })],
    ['a parent in a list', () => ({ parent: [page.documentId] })],
    ['a parent that is set', () => ({ parent: { set: [{ documentId: page.documentId }] } })],
    [
      'an asset',
      () => inBlock({ __component: 'block.asset', asset: { connect: [{ documentId: asset.documentId }] } }),
    ],
    ['an asset by its number', () => inBlock({ __component: 'block.asset', asset: { set: [asset.id] } })],
    [
      'an asset in a tile',
      () => inBlock({ __component: 'block.text-tile', tile: { asset: { connect: [{ id: asset.id }] } } }),
    ],
    [
      'an asset in a slot',
      () => inBlock({ __component: 'block.assets', assets: [{ asset: { connect: [asset.documentId] } }] }),
    ],
    [
      'groups of a block',
      () =>
        inBlock({
          __component: 'block.text',
          isPrivate: true,
          groups: { connect: [{ documentId: group.documentId }] },
        }),
    ],
  ];

  test.each(WAYS)('an Author does not connect %s', async (_what, getData) => {
    const { documentId } = await makeOwn(author);
    const refused = await author.put<{ error: { message: string } }>(`${PAGES}/${documentId}`, getData());
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      'Je rol mag niet bekijken wat hier gekoppeld wordt.',
    ]);
    const title = `Nieuw ${newWord()}`;
    expect((await author.post(PAGES, { title, ...getData() })).status).not.toBe(201);
    expect(await portal.strapi.db.query('api::page.page').count({ where: { title } })).toBe(0);
    const row = await findRow('api::page.page', documentId, ['parent', 'blocks']);
    expect([row.parent, row.blocks]).toEqual([null, []]);
  });

  test('an Author connects what is their own, and an Editor whatever they read', async () => {
    const [parent, child] = [await makeOwn(author), await makeOwn(author)];
    const to = ({ documentId }: Row) => ({ parent: { connect: [{ documentId }] } });
    expect((await author.put(`${PAGES}/${child.documentId}`, to(parent))).status).toBe(200);
    expect((await editor.put(`${PAGES}/${child.documentId}`, to(page))).status).toBe(200);
    expect((await findRow('api::page.page', child.documentId, ['parent'])).parent.id).toBe(page.id);
  });

  test('what others connected stays when an Author changes the rest', async () => {
    const before = await findState();
    const blocks = own.blocks.map(({ id, __component }) => ({ id, __component }));
    const changed = await author.put(`${PAGES}/${own.documentId}`, { title: `Eigen ${newWord()}`, blocks });
    expect(changed.status).toBe(200);
    expect(getText(changed)).not.toContain(WORD);
    expect(await findState()).toEqual(before);
  });

  test('a copy takes the right to read what is copied', async () => {
    const data = { title: 'Kopie', slug: newWord(), isPublic: false };
    for (const way of ['clone', 'auto-clone']) {
      const refused = await author.post<unknown>(`${PAGES}/${way}/${page.documentId}`, data);
      expect([way, refused.status]).toEqual([way, 403]);
      expect(getText(refused)).not.toContain(WORD);
    }
  });
});

describe('a role of one right', () => {
  const reads = (subject: string, ...fields: string[]): Granted => ({
    action: 'plugin::content-manager.explorer.read',
    subject,
    properties: { fields },
  });

  test('finds only in the fields that it reads', async () => {
    const client = await panelAccount(portal, [reads('plugin::users-permissions.user', 'firstName')]);
    const find = async (query: string) =>
      (await client.get<{ results: object[] }>(`${USERS}?${query}`)).body.results.length;
    expect(await find(`_q=${SECRET}`)).toBe(1);
    expect(await find(`_q=${SECRET}@voorbeeld`)).toBe(0);
    const lists = await panelAccount(portal, [reads('plugin::users-permissions.user', 'blocked')]);
    expect((await lists.get<{ results: object[] }>(`${USERS}?_q=${SECRET}`)).body.results).toEqual([]);
  });

  test('reads of what is connected only the fields that it reads there', async () => {
    const client = await panelAccount(portal, [
      reads('api::group.group', 'name', 'users'),
      reads('plugin::users-permissions.user', 'firstName'),
    ]);
    const ask = (word: string, field: string) =>
      read(client, `${GROUPS}?filters[users][${field}][$startsWith]=${word}`);
    expect((await ask(SECRET, 'firstName')).status).toBe(200);
    expect((await ask(SECRET, 'email')).status).toBe(403);
    expect((await ask(SECRET, 'resetPasswordToken')).status).toBe(403);
  });

  test('of roles does not read who has them', async () => {
    const client = await panelAccount(portal, [{ action: 'admin::roles.read' }]);
    expect((await read(client, '/admin/roles')).status).toBe(200);
    for (const query of [
      'populate=users',
      'populate=users,permissions',
      'populate=%20users',
      'populate[0]=permissions,users',
      'populate[permissions][populate]=role,%20role',
      'populate[permissions][populate][role][populate]=users',
      'filters[users][email][$startsWith]=o',
      'sort=users.email',
      'sort=name,%20users.email',
    ]) {
      const answer = await read(client, `/admin/roles?${query}`);
      expect([query, [400, 403].includes(answer.status)]).toEqual([query, true]);
    }
    expect(getText(await read(client, '/admin/roles?populate=*'))).not.toContain('"users":[');
  });
});

test.each([
  '/upload/files?filters[related]=1',
  '/upload/files?filters[related][id]=1',
  '/upload/files?filters[provider_metadata]=x',
  '/upload/files?sort=related',
  '/upload/files?sort=formats',
  '/upload/files?filters[size]=groot',
  '/upload/files?filters[id]=x',
  '/upload/files?filters[id]=99999999999999',
  '/upload/files?_q=%00',
  '/upload/files/x',
  '/upload/files?filters[$and]=x',
  '/upload/files?filters[folder][$null]=true&filters[folder][name]=x',
  '/upload/files?filters[folder][name][$null]=x&filters[folder][$in]=1',
  '/upload/files?filters[name][$between]=1',
  '/upload/files?filters[createdAt][$gt]=gisteren',
  '/upload/folders?filters[id]=x',
  '/upload/folders?filters[$not]=x',
  '/upload/folders?sort=files',
  `${PAGES}?filters[id]=x`,
  `${PAGES}?filters[parent]=x`,
  `${PAGES}?filters[$or]=x`,
  `${PAGES}?filters[oldSlugs]=x`,
  `${PAGES}?filters[blocks]=x`,
  `${PAGES}?_q=%00`,
  `${PAGES}/%00`,
  `${RELATIONS}/api::page.page/blocks`,
  `${RELATIONS}/api::page.page/constructor`,
  `${RELATIONS}/constructor/parent`,
  `${RELATIONS}/plugin::upload.file/related`,
  `${RELATIONS}/block.asset/asset?id=x`,
  `${RELATIONS}/block.asset/99999999999/asset`,
  '/admin/users?filters[id]=x',
  '/admin/users/x',
  '/admin/roles/x',
])('a question that cannot be answered is refused: %s', async (path) => {
  const { status } = await read(maintainer, path);
  expect([400, 403, 404]).toContain(status);
});
