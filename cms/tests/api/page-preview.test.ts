import { beforeAll, expect, test } from 'vitest';
import { createAccountLinks } from '../../src/http/panel-account';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

interface Account {
  id: number;
  client: Client;
  /** The session of the panel in the browser. */
  Cookie: string;
}

interface Shown {
  title: string;
  is_public: boolean;
  groups: object[];
  blocks: { title: string; groups: object[]; asset: { title: string; isPrivate: boolean } | null }[];
}

const HOUR = 3_600_000;
const READ = 'plugin::content-manager.explorer.read';

let portal: OwnPortal;
let admin: Client;
let page: { id: string; slug: string };
let maintainer: Account;

async function logIn(account: { email: string; password: string }): Promise<Account> {
  const { status, body, headers } = await portal.site.post<Data<{ token: string; user: { id: number } }>>(
    '/admin/login',
    account,
  );
  expect(status).toBe(200);
  const Cookie = headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { id: body.data.user.id, client: portal.site.bearer(body.data.token), Cookie };
}

const word = newWord();
const getEmail = (name: string): string => `${name}@${word}.example`;

/** An account whose role has these permissions and no others. */
async function accountWith(name: string, permissions: object[]): Promise<Account> {
  const { strapi } = portal;
  const role = await strapi.service('admin::role').create({ name: `${name} ${word}`, description: name });
  await strapi.service('admin::role').assignPermissions(role.id, permissions);
  const account = { email: getEmail(name), password: 'Een-lang-wachtwoord-9' };
  await strapi
    .service('admin::user')
    .create({ ...account, firstname: name, isActive: true, roles: [role.id] });
  return logIn(account);
}

const ask = ({ client }: Account) =>
  client.get<Data<{ url: string }>>(`/content-manager/preview/url/api::page.page?documentId=${page.id}`);

/** What the portal's screen asks when it stands at an address. */
const read = (address: string, Cookie = '') =>
  portal.site.get<Data<Shown>>(`/portal${address}`, { Cookie, Accept: 'application/json' });

const links = createAccountLinks('page-previews', HOUR / 1000);

const addressFor = ({ id }: { id: number }, now = Date.now()): string =>
  links.make(`/preview/${page.id}`, id, now);

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  maintainer = await logIn(MAINTAINER);
  const asset = await makeAsset(admin, await samples.png(), [], { title: 'Beeld', isPrivate: 'true' });
  const { status, body } = await admin.post<Data<typeof page>>('/pages', {
    title: 'Nog geheim',
    blocks: [{ type: 'text-asset', title: 'In het klad', asset: asset.id }],
  });
  expect(status).toBe(200);
  page = body.data;
});

test('a maintainer reads the draft in their own browser, through the address that Strapi asks for', async () => {
  const { status, body } = await ask(maintainer);
  expect(status).toBe(200);
  expect(body.data.url).toMatch(new RegExp(`^/preview/${page.id}\\?account=`));
  const shown = await read(body.data.url, maintainer.Cookie);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.body.data).toMatchObject({ title: 'Nog geheim', blocks: [{ title: 'In het klad' }] });
  expect(shown.body.data).toMatchObject({ is_public: false, groups: [] });
  expect(shown.body.data.blocks[0]?.asset).toMatchObject({ title: 'Beeld', isPrivate: false });
});

test('nobody else reads it, and nothing but that page', async () => {
  const reader = await accountWith('lezer', [
    { action: READ, subject: 'api::page.page', properties: { fields: ['title', 'blocks'] } },
  ]);
  const other = await admin.post<Data<typeof page>>('/pages', { title: 'Een andere' });
  const address = addressFor(maintainer);
  const refused = [
    [address, ''],
    [address, reader.Cookie],
    [address.replace(page.id, other.body.data.id), maintainer.Cookie],
    [address.replace(/account=\d+/, `account=${reader.id}`), reader.Cookie],
    [address.replace(/signature=.*/, 'signature='), maintainer.Cookie],
    [address.replace(/\?.*/, ''), maintainer.Cookie],
    [addressFor(maintainer, Date.now() - 2 * HOUR), maintainer.Cookie],
  ] as const;
  for (const [at, cookie] of refused) {
    const { status, bytes } = await read(at, cookie);
    expect([at, status]).toEqual([at, 403]);
    expect(bytes.toString()).not.toMatch(/geheim|klad/);
  }
});

test('it follows the rights of the role on the page and on its assets', async () => {
  const fields = { fields: ['title', 'blocks'] };
  const reader = await logIn({ email: getEmail('lezer'), password: 'Een-lang-wachtwoord-9' });
  const shown = await read(addressFor(reader), reader.Cookie);
  expect(shown.body.data.blocks).toMatchObject([{ title: 'In het klad', asset: null }]);
  // Nor does it reveal who may see the page in the portal.
  expect(shown.body.data).toMatchObject({ is_public: true, groups: [] });

  const nobody = await accountWith('niets', []);
  expect((await ask(nobody)).status).toBe(403);
  const blind = [
    await accountWith('titels', [
      { action: READ, subject: 'api::page.page', properties: { fields: ['title'] } },
    ]),
    await accountWith('eigen', [
      { action: READ, subject: 'api::page.page', properties: fields, conditions: ['admin::is-creator'] },
    ]),
  ];
  for (const account of blind) expect((await ask(account)).status).toBe(204);
  for (const account of [nobody, ...blind]) {
    expect((await read(addressFor(account), account.Cookie)).status).toBe(403);
  }
});

test('it ends with the session and with the page', async () => {
  const { client, Cookie, ...account } = await logIn(MAINTAINER);
  const address = addressFor(account);
  expect((await read(address, Cookie)).status).toBe(200);
  expect((await client.send('POST', '/admin/logout', { json: {}, headers: { Cookie } })).status).toBe(200);
  expect((await read(address, Cookie)).status).toBe(403);
  expect((await admin.delete(`/pages/${page.id}`)).status).toBe(204);
  maintainer = await logIn(MAINTAINER);
  expect((await read(address, maintainer.Cookie)).status).toBe(403);
  expect((await ask(maintainer)).status).toBe(204);
});

test('only its own screen goes in a frame, of this portal', async () => {
  const framing = async (path: string) => {
    const { headers } = await portal.site.get(path, { Accept: 'text/html' });
    const [ancestors] = /frame-ancestors '\w+'/.exec(headers.get('content-security-policy') ?? '') ?? [];
    return [headers.get('x-frame-options'), ancestors];
  };
  expect(await framing('/preview/abc')).toEqual(['SAMEORIGIN', "frame-ancestors 'self'"]);
  for (const path of ['/', '/login', '/beheer', '/previews', '/api/v1/site'])
    expect([path, ...(await framing(path))]).toEqual([path, 'DENY', "frame-ancestors 'none'"]);
});
