import type { AssetResponse } from '../../src/http/schemas/assets';
import { eps, png, sample, named } from '../samples/files';
import { getForm, makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import type { Data, GroupBody, PageBody } from '../support/wire';
import { type Caller, STAFF } from './callers';
import { type Canaries, makeCanaries, NOBODY } from './canaries';

type Member = 'viewer' | 'user' | 'editor' | 'blind';
type Person = Member | 'groupless' | 'inactive';

/** A portal with something private in every place, and everybody logged in. */
export interface World {
  portal: Portal;
  admin: Client;
  callers: Record<Caller, Client>;
  canaries: Canaries;
  /** Ids of accounts. */
  users: Record<'colleague' | Person, string>;
  groups: Record<Member, string>;
  pages: Record<'open' | 'staff' | 'users' | 'draft' | 'scheduled' | 'deleted', PageBody>;
  assets: Record<'open' | 'staff' | 'hidden' | 'users' | 'unused' | 'replaced' | 'deleted', AssetResponse>;
}

const PASSWORD = 'een-lang-wachtwoord-van-iemand';
const PAST = '2026-01-02T03:04:05.000Z';
const FAR = '2031-01-02T03:04:05.000Z';

const PERMISSIONS: Record<Member, string[]> = {
  viewer: ['view'],
  user: ['view', 'download-for-use'],
  editor: ['view', 'download-for-edit'],
  blind: ['download-for-use', 'download-for-edit'],
};

/** The body of an answer that must be there. */
async function made<T>(answer: Promise<{ status: number; body: Data<T> }>): Promise<T> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`Making the world answered ${status}: ${JSON.stringify(body)}`);
  return body.data;
}

async function makeGroups(admin: Client, { plant }: Canaries): Promise<World['groups']> {
  const group = async (member: Member) => {
    const name = plant(`groep${member}`, [member]);
    return (await made(admin.post<Data<GroupBody>>('/groups', { name, permissions: PERMISSIONS[member] })))
      .id;
  };
  return {
    viewer: await group('viewer'),
    user: await group('user'),
    editor: await group('editor'),
    blind: await group('blind'),
  };
}

async function makeUser(admin: Client, name: string, address: string, groups: string[]): Promise<string> {
  const person = { firstName: name, lastName: 'Test', email: `${address}@example.org`, password: PASSWORD };
  return (await made(admin.post<Data<{ id: string }>>('/users', { ...person, groups }))).id;
}

async function makePeople({ api }: Portal, admin: Client, canaries: Canaries, groups: World['groups']) {
  const person = async (caller: Person, own: string[]) => {
    const knows = caller === 'inactive' ? NOBODY : [caller];
    const address = canaries.plantOf(`adres${caller}`, knows);
    const id = await makeUser(admin, canaries.plantOf(`naam${caller}`, knows), address, own);
    return { id, client: await api.as(`${address}@example.org`, PASSWORD) };
  };
  const groupless = await person('groupless', []);
  const viewer = await person('viewer', [groups.viewer]);
  const user = await person('user', [groups.user]);
  const editor = await person('editor', [groups.editor]);
  const blind = await person('blind', [groups.blind]);
  const inactive = await person('inactive', Object.values(groups));
  await admin.put(`/users/${inactive.id}`, { isActive: false });
  const all = { groupless, viewer, user, editor, blind, inactive };
  const { plant } = canaries;
  const colleague = await makeUser(admin, plant('naamcollega', NOBODY), plant('adrescollega', NOBODY), []);
  return { all, colleague };
}

async function makePrograms({ api }: Portal, admin: Client, { plant }: Canaries, groups: World['groups']) {
  const program = async (name: string, own: string[]) => {
    const input = { name: plant(name, NOBODY), scopes: ['read'], groups: own };
    return api.bearer((await made(admin.post<Data<{ token: string }>>('/admin/api-tokens', input))).token);
  };
  return {
    token: await program('sleutel', []),
    userToken: await program('sleutelgebruikers', [groups.user]),
  };
}

async function makeAssets(admin: Client, { plant }: Canaries): Promise<World['assets']> {
  const picture = await png();
  const secret = (name: string, knownTo: readonly Caller[]) =>
    makeAsset(admin, named(`${plant(`beeld${name}`, knownTo)}.png`, picture), [], {
      title: plant(`asset${name}`, knownTo),
      description: plant(`over${name}`, knownTo),
    });
  const staff = await makeAsset(
    ...[admin, named(`${plant('beeldstaf', STAFF)}.png`, picture)],
    [
      sample(`${plant('bestandtekst', STAFF)}.txt`, plant('inhoudtekst', ['user'])),
      sample(
        `${plant('bestandeps', STAFF)}.eps`,
        `${Buffer.from(eps().bytes).toString()}%${plant('inhoudeps', ['editor'])}\n`,
      ),
    ],
    { title: plant('assetstaf', STAFF) },
  );
  const hidden = await secret('verborgen', STAFF);
  await made(admin.put<Data<AssetResponse>>(`/assets/${hidden.id}`, { isPrivate: true }));
  const replaced = await makeAsset(admin, named(`${plant('eerder', NOBODY)}.png`, picture), [], {
    title: 'Vervangen',
  });
  await admin.send('PUT', `/assets/${replaced.id}`, { raw: getForm({}, 'original', [picture]) });
  await made(admin.put<Data<AssetResponse>>(`/assets/${staff.id}`, { tags: [plant('label', NOBODY)] }));
  return {
    deleted: await secret('weg', NOBODY),
    replaced,
    open: await makeAsset(admin, picture, [eps()], { title: 'Open asset' }),
    staff,
    hidden,
    users: await secret('gebruikers', ['user']),
    unused: await secret('ongebruikt', NOBODY),
  };
}

function makePages(admin: Client, { plant }: Canaries, groups: World['groups'], assets: World['assets']) {
  const all = Object.values(groups);
  const page = (body: object) => made(admin.post<Data<PageBody>>('/pages', { groups: all, ...body }));
  const secretText = (name: string, knownTo: readonly Caller[], more: object) => ({
    type: 'text',
    title: plant(`blok${name}`, knownTo),
    body: `<p>${plant(`tekst${name}`, knownTo)}</p>`,
    ...more,
  });
  const open = () =>
    page({
      title: 'Open pagina',
      is_public: true,
      published_at: PAST,
      blocks: [
        { type: 'text', title: 'Open blok' },
        { type: 'assets', assets: [assets.open.id, assets.hidden.id, assets.replaced.id] },
        { type: 'asset', asset: assets.deleted.id },
        secretText('staf', STAFF, { isPrivate: true }),
        secretText('gebruikers', ['user'], { isPrivate: true, groups: [groups.user] }),
        secretText('niemand', NOBODY, { isPrivate: true, groups: [] }),
        { type: 'asset', asset: assets.users.id, isPrivate: true, groups: [groups.user] },
      ],
    });
  const staff = () =>
    page({
      title: plant('paginastaf', STAFF),
      published_at: PAST,
      blocks: [{ type: 'text-asset', title: plant('blokpagina', STAFF), asset: assets.staff.id }],
    });
  const users = (parent: string) =>
    page({
      title: plant('paginagebruikers', ['user']),
      published_at: PAST,
      groups: [groups.user],
      parent_id: parent,
      blocks: [secretText('kind', ['user'], {})],
    });
  const draft = () =>
    page({ title: plant('concept', NOBODY), is_public: true, blocks: [secretText('concept', NOBODY, {})] });
  const scheduled = () =>
    page({
      title: plant('gepland', NOBODY),
      is_public: true,
      published_at: FAR,
      blocks: [secretText('gepland', NOBODY, {})],
    });
  const deleted = () => page({ title: plant('weg', NOBODY), is_public: true, published_at: PAST });
  return { open, staff, users, draft, scheduled, deleted };
}

async function fillPages(
  admin: Client,
  make: ReturnType<typeof makePages>,
  { plant }: Canaries,
  assets: World['assets'],
) {
  const staff = await make.staff();
  const open = await make.open();
  // What was changed after publishing is not for visitors yet.
  const changed = { title: 'Open pagina', blocks: [{ type: 'text', title: plant('wijziging', NOBODY) }] };
  await made(admin.put<Data<PageBody>>(`/pages/${open.id}`, changed));
  const deleted = await make.deleted();
  await admin.delete(`/pages/${deleted.id}`);
  await admin.delete(`/assets/${assets.deleted.id}?force=true`);
  const [users, draft, scheduled] = [await make.users(staff.id), await make.draft(), await make.scheduled()];
  return { open, staff, users, draft, scheduled, deleted };
}

export async function makeWorld(portal: Portal): Promise<World> {
  const canaries = makeCanaries();
  const admin = await portal.admin();
  const groups = await makeGroups(admin, canaries);
  const { all, colleague } = await makePeople(portal, admin, canaries, groups);
  const programs = await makePrograms(portal, admin, canaries, groups);
  const assets = await makeAssets(admin, canaries);
  const pages = await fillPages(admin, makePages(admin, canaries, groups, assets), canaries, assets);
  const { groupless, viewer, user, editor, blind, inactive } = all;
  return {
    portal,
    admin,
    canaries,
    groups,
    assets,
    pages,
    users: {
      colleague,
      groupless: groupless.id,
      viewer: viewer.id,
      user: user.id,
      editor: editor.id,
      blind: blind.id,
      inactive: inactive.id,
    },
    callers: {
      anonymous: portal.api,
      rubbish: portal.api.bearer('dit-was-nooit-een-token'),
      admin,
      groupless: groupless.client,
      viewer: viewer.client,
      user: user.client,
      editor: editor.client,
      blind: blind.client,
      inactive: inactive.client,
      ...programs,
    },
  };
}
