import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { panelAccount } from '../support/panel';
import { sharedPortal } from '../support/shared-portal';
import type { ErrorBody } from '../support/wire';
import { newWord } from '../support/words';

const PAGES = '/content-manager/collection-types/api::page.page';

let accounts: Client[];

beforeAll(async () => {
  const portal = await sharedPortal();
  accounts = [];
  for (const role of ['strapi-super-admin', 'strapi-editor', 'strapi-author'])
    accounts.push(await panelAccount(portal, role));
});

test.each(['blocks.nope', 'api::nope.nope', 'constructor', '__proto__', '%00', '1', 'x'.repeat(300)])(
  'asking for a component %s that is none is the fault of who asks',
  async (name) => {
    const on = `${PAGES}?populate[blocks][on][${name}]`;
    for (const account of accounts) {
      for (const query of ['=true', '[populate]=*', '[fields]=title'])
        expect([200, 400]).toContain((await account.get(`${on}${query}`)).status);
    }
  },
);

test.each([
  { x: 1 },
  { widgets: 'x' },
  { widgets: [{ uid: 'x', width: 1 }] },
  { widgets: Array.from({ length: 50 }, () => null) },
])('a home that cannot be, %j, is refused', async (layout) => {
  for (const account of accounts)
    expect((await account.put('/admin/homepage/layout', layout)).status).toBe(400);
});

const listOf = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const READ_TITLES = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::page.page',
  field: 'title',
};

/** What Strapi does something for each entry of, and how it is sent. */
const LISTS: [method: string, path: string, makeBody: (count: number) => object][] = [
  ['POST', '/admin/permissions/check', (count) => ({ permissions: listOf(count, () => READ_TITLES) })],
  ['PUT', '/admin/roles/1/permissions', (count) => ({ permissions: listOf(count, () => READ_TITLES) })],
  ['POST', '/admin/roles/batch-delete', (count) => ({ ids: listOf(count, (n) => n + 900_000) })],
  ['POST', '/admin/users/batch-delete', (count) => ({ ids: listOf(count, (n) => n + 900_000) })],
  ['POST', '/admin/users', (count) => ({ roles: listOf(count, (n) => n + 900_000) })],
  ['PUT', '/admin/homepage/layout', (count) => ({ widgets: listOf(count, () => ({})) })],
  ['POST', `${PAGES}/actions/bulkDelete`, (count) => ({ documentIds: listOf(count, String) })],
  ['POST', PAGES, (count) => ({ blocks: listOf(count, () => ({ __component: 'block.text' })) })],
  ['POST', PAGES, (count) => ({ groups: { connect: listOf(count, (id) => ({ id })) } })],
  ['POST', '/upload/actions/bulk-delete', (count) => ({ fileIds: listOf(count, (n) => n + 900_000) })],
  ['POST', '/upload/actions/bulk-move', (count) => ({ folderIds: listOf(count, (n) => n + 900_000) })],
  ['POST', '/upload/actions/bulk-update', (count) => ({ updates: listOf(count, (id) => ({ id })) })],
  [
    'PUT',
    '/content-manager/content-types/api::page.page/configuration',
    (count) => ({ layouts: { edit: listOf(count, () => [{ name: 'title', size: 6 }]) } }),
  ],
];

test.each(LISTS)('%s %s takes no list of thousands', async (method, path, makeBody) => {
  const [boss] = accounts;
  const answer = await boss?.send<ErrorBody>(method, path, { json: makeBody(501) });
  expect([answer?.status, answer?.body]).toMatchObject([
    400,
    { error: { message: 'Dit is te veel in één keer, hoogstens 500.' } },
  ]);
});

test('a list of five hundred is taken', async () => {
  for (const account of accounts) {
    const permissions = listOf(500, () => READ_TITLES);
    expect((await account.post('/admin/permissions/check', { permissions })).status).toBe(200);
  }
});

/** One of the ways along six relations of pages. */
const getWay = (n: number): string =>
  listOf(6, (step) => ((n >> step) & 1 ? 'children' : 'parent')).join('][populate][');

test.each([
  ['filters', 10, 11, (n: number) => `filters[$and][${n}][parent][title][$contains]=x`],
  ['filters that go far', 3, 4, (n: number) => `filters[$or][${n}][parent][parent][children][title]=x`],
  ['an order', 10, 11, () => 'sort[]=parent.title'],
  ['what is shown with it', 16, 64, (n: number) => `populate[${getWay(n)}]=true`],
])(
  '%s along many relations are refused before PostgreSQL plans them',
  async (_what, taken, refused, make) => {
    const [boss, ...others] = accounts;
    const ask = (account: Client | undefined, count: number) =>
      account?.get<ErrorBody>(`${PAGES}?${listOf(count, make).join('&')}`);
    expect((await ask(boss, taken))?.status).toBe(200);
    expect(await ask(boss, refused)).toMatchObject({
      status: 400,
      body: { error: { message: 'Deze vraag gaat langs te veel verwijzingen.' } },
    });
    // Or they may not ask along relations at all.
    for (const account of others) expect([400, 403]).toContain((await ask(account, refused))?.status);
  },
);

test('an account with a role that is not there is refused', async () => {
  const account = { email: `rol-${newWord()}@example.org`, firstname: 'Ro', roles: [999_999] };
  expect((await accounts[0]?.post('/admin/users', account))?.status).toBe(400);
});

test.each([
  ['POST', '/admin/permissions/check', {}],
  ['POST', '/admin/permissions/check', { permissions: null }],
  ['PUT', '/admin/users/me', []],
  ['POST', '/admin/users', { email: {} }],
  ['POST', '/admin/users', { email: 1 }],
  ['PUT', '/admin/users/999999', [1]],
])('%s %s with a body of another shape, %j, is the fault of who asks', async (method, path, json) => {
  for (const account of accounts)
    expect([400, 403]).toContain((await account.send(method, path, { json })).status);
});
