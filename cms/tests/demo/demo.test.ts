import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '../../src/demo/content';
import { loadDemo } from '../../src/demo/load-demo';
import type { Client } from '../support/client';
import { startPortal } from '../support/portal';

const { assets, groups, pages, users } = readContent(path.join(__dirname, '../..'));

interface List<T> {
  data: T[];
  meta: { pagination: { total: number } };
}
interface Node {
  slug: string;
  status?: string;
  pages: Node[];
}
interface Block {
  title?: string;
  type: string;
  can: { view: boolean; use: boolean; edit: boolean };
  assets?: (object | null)[];
}
interface Page {
  data: { blocks: Block[]; status?: string };
}

let portal: Awaited<ReturnType<typeof startPortal>>;
let admin: Client;

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.pages)]);

/** Logs in as one of the demo's people. */
async function as(email: string): Promise<Client> {
  const password = 'een-wachtwoord-voor-even';
  const { body } = await admin.get<List<{ id: string }>>(`/users?search=${encodeURIComponent(email)}`);
  await admin.put(`/users/${body.data[0]?.id ?? ''}`, { password });
  return portal.api.as(email, password);
}

const titlesOn = async (viewer: Client, slug: string): Promise<string[]> => {
  const { body } = await viewer.get<Page>(`/pages/${slug}`);
  return body.data.blocks.map(({ title, type }) => title ?? type);
};

describe('the demo portal', () => {
  it('holds all groups, users, assets and pages', async () => {
    const total = async (path: string) => (await admin.get<List<unknown>>(path)).body.meta.pagination.total;
    expect(await total('/groups')).toBe(groups.length);
    expect(await total('/users')).toBe(users.length + 1);
    expect(await total('/assets')).toBe(assets.length);
    const map = await admin.get<{ data: Node[] }>('/admin/pages/map');
    expect(flat(map.body.data).map(({ slug }) => slug)).toEqual(pages.map(({ slug }) => slug));
  });

  it('has pages in each state', async () => {
    const map = flat((await admin.get<{ data: Node[] }>('/admin/pages/map')).body.data);
    const getStatus = (slug: string) => map.find((node) => node.slug === slug)?.status;
    expect(getStatus('jubileum')).toBe('draft');
    expect(getStatus('social-media')).toBe('modified');
    expect(map.filter(({ status }) => status !== 'published')).toHaveLength(2);
  });

  it('shows visitors the public pages only', async () => {
    const map = await portal.api.get<{ data: Node[] }>('/pages/map');
    const open = pages.filter(({ isPublic, published }) => isPublic && published).map(({ slug }) => slug);
    expect(flat(map.body.data).map(({ slug }) => slug)).toEqual(open);
    expect((await portal.api.get('/pages/fotografie')).status).toBe(401);
  });

  const toEverybody = 'Voor iedereen, te bewerken door één groep';
  const hidden: [string, string | null, string[]][] = [
    ['a visitor', null, []],
    [
      'a colleague',
      'yusuf.demir@noorderlicht.example',
      ['Alleen voor medewerkers en Team Communicatie', 'asset'],
    ],
    [
      'the team',
      'lotte.hoekstra@noorderlicht.example',
      ['Alleen voor medewerkers en Team Communicatie', 'assets'],
    ],
    ['a printer', 'ruben.kuipers@noorderlicht.example', ['assets']],
    ['a volunteer', 'anneke.visser@noorderlicht.example', ['Alleen voor vrijwilligers', 'asset']],
  ];

  it.each(hidden)(
    'shows %s the blocks of the page with all types that are theirs',
    async (_who, email, own) => {
      const viewer = email === null ? portal.api : await as(email);
      const titles = await titlesOn(viewer, 'blokken');
      const from = titles.indexOf(toEverybody);
      expect(titles.slice(from)).toEqual([toEverybody, ...own, 'Een privé-asset in een openbaar blok']);
    },
  );

  it('shows an admin all of it, and a private asset to groups only', async () => {
    expect(await titlesOn(admin, 'blokken')).toContain('Voor geen enkele groep');
    const last = async (viewer: Client) => (await viewer.get<Page>('/pages/blokken')).body.data.blocks.at(-1);
    expect((await last(portal.api))?.assets?.map((asset) => asset !== null)).toEqual([true, false]);
    const colleague = await as('yusuf.demir@noorderlicht.example');
    expect((await last(colleague))?.assets?.map((asset) => asset !== null)).toEqual([true, true]);
  });

  it('is not loaded twice, and completed after a start that was broken off', async () => {
    const { strapi } = portal;
    const count = () =>
      Promise.all([
        strapi.db.query('api::group.group').count(),
        strapi.db.query('api::asset.asset').count(),
        strapi.db.query('api::page.page').count(),
        strapi.db.query('api::revision.revision').count(),
        strapi.db.query('plugin::upload.file').count(),
      ]);
    const before = await count();
    await loadDemo(strapi);
    expect(await count()).toEqual(before);

    await strapi.db.query('api::page.page').deleteMany({ where: { slug: 'privacy' } });
    await strapi.db.query('plugin::users-permissions.user').deleteMany({ where: { email: users[5]?.email } });
    await strapi.store({ type: 'core', name: 'portal', key: 'demo' }).set({ value: 'loading' });
    await loadDemo(strapi);
    const [groupCount, assetCount, pageCount] = await count();
    expect([groupCount, assetCount, pageCount]).toEqual(before.slice(0, 3));
  });
});
