import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';

const PAGES = '/portal/pages';

let portal: OwnPortal;
let admin: Client;
let maintainer: Client;

interface Made {
  id: string;
  slug: string;
}
interface State {
  status: string;
  editor: string;
  publishedAt: string | null;
  scheduledAt: string | null;
}

const inPanel = async (account: { email: string; password: string }): Promise<Client> => {
  const login = await portal.site.post<Data<{ token: string }>>('/admin/login', account);
  expect(login.status).toBe(200);
  return portal.site.bearer(login.body.data.token);
};

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  maintainer = await inPanel(MAINTAINER);
});

let count = 0;
const make = async (more: object = {}): Promise<Made> => {
  const title = `Uit het paneel ${(count += 1)}`;
  const { status, body } = await admin.post<Data<Made>>('/pages', { title, is_public: true, ...more });
  expect(status).toBe(200);
  return body.data;
};

test('a maintainer publishes the page as it is stored; the log names them', async () => {
  const { id, slug } = await make({ blocks: [{ type: 'text', title: 'Te lezen' }] });
  const before = await maintainer.get<Data<State>>(`${PAGES}/${id}`);
  expect(before.body.data).toMatchObject({
    status: 'draft',
    editor: `/huisstijl/${slug}/edit`,
    publishedAt: null,
  });
  expect((await portal.api.get(`/pages/${slug}`)).status).toBe(401);

  const published = await maintainer.post<Data<State>>(`${PAGES}/${id}/publish`, {});
  expect(published.status).toBe(200);
  expect(published.body.data.status).toBe('published');
  const read = await portal.api.get<Data<{ blocks: { title: string }[] }>>(`/pages/${slug}`);
  expect(read.body.data.blocks.map(({ title }) => title)).toEqual(['Te lezen']);

  const log = await admin.get<Data<{ details: { maintainer?: object } }[]>>(
    `/admin/audit?action=page.publish&subject=${id}`,
  );
  expect(log.body.data[0]?.details.maintainer).toMatchObject({ name: expect.any(String) });
});

test('a schedule is shown, and gives way to publishing now', async () => {
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await make({ published_at: at });
  const { body } = await maintainer.get<Data<State>>(`${PAGES}/${id}`);
  expect(body.data).toMatchObject({ status: 'draft', scheduledAt: at });
  const published = await maintainer.post<Data<State>>(`${PAGES}/${id}/publish`, {});
  expect(published.body.data).toMatchObject({ status: 'published', scheduledAt: null });
});

test('what is not there or deleted is not published', async () => {
  const { id } = await make();
  expect((await admin.delete(`/pages/${id}`)).status).toBe(204);
  for (const gone of [id, 'nergens']) {
    expect((await maintainer.get(`${PAGES}/${gone}`)).status).toBe(404);
    expect((await maintainer.post(`${PAGES}/${gone}/publish`, {})).status).toBe(404);
  }
});

/** An account of the panel with one of Strapi's own roles. */
async function accountWith(code: string): Promise<Client> {
  const { strapi } = portal;
  const account = { email: `${code}@paginas.example`, password: 'Een-lang-wachtwoord-9' };
  const role = await strapi.db.query('admin::role').findOne({ where: { code }, select: ['id'] });
  await strapi
    .service('admin::user')
    .create({ ...account, firstname: code, isActive: true, roles: [role.id] });
  return inPanel(account);
}

const CONTENT = '/content-manager/collection-types';
const PAGE = `${CONTENT}/api::page.page`;

test('publishing takes a right of its own, which the screen of roles shows', async () => {
  const { id, slug } = await make();
  const [author, editor] = [await accountWith('strapi-author'), await accountWith('strapi-editor')];
  const own = await author.post<Data<{ documentId: string }>>(PAGE, { title: 'Van de schrijver' });
  expect(own.status).toBe(201);
  const mine = own.body.data.documentId;
  expect((await author.put(`${PAGE}/${mine}`, { title: 'Gewijzigd' })).status).toBe(200);
  expect((await author.get<Data<State>>(`${PAGES}/${mine}`)).body.data).toMatchObject({ mayPublish: false });
  expect((await author.post(`${PAGES}/${mine}/publish`, {})).status).toBe(403);
  expect((await author.post(`${PAGES}/${id}/publish`, {})).status).toBe(403);
  expect((await admin.post(`${PAGES}/${id}/publish`, {})).status).not.toBe(200);
  expect((await portal.site.post(`${PAGES}/${id}/publish`, {})).status).toBe(401);
  expect((await portal.api.get(`/pages/${slug}`)).status).toBe(401);

  expect((await editor.get<Data<State>>(`${PAGES}/${id}`)).body.data).toMatchObject({ mayPublish: true });
  expect((await editor.post(`${PAGES}/${mine}/publish`, {})).status).toBe(200);

  const shown =
    await maintainer.get<Data<{ sections: { plugins: { action: string; displayName: string }[] } }>>(
      '/admin/permissions',
    );
  const found = shown.body.data.sections.plugins.find(({ action }) => action.endsWith('pages.publish'));
  expect(found?.displayName).toBe('Pagina’s publiceren');
});

test('neither Editor nor Author reaches groups, users, rights or what the portal keeps for itself', async () => {
  const login = (code: string) =>
    inPanel({ email: `${code}@paginas.example`, password: 'Een-lang-wachtwoord-9' });
  const { id } = await make();
  for (const code of ['strapi-author', 'strapi-editor']) {
    const client = await login(code);
    const kept = Object.keys(portal.strapi.contentTypes).filter(
      (uid) => !['api::page.page', 'api::asset.asset'].includes(uid),
    );
    for (const uid of kept) {
      const { status } = await client.get(`${CONTENT}/${uid}`);
      expect([code, uid, [403, 404].includes(status)]).toEqual([code, uid, true]);
    }
    for (const path of ['/admin/users', '/admin/roles', '/admin/permissions']) {
      expect([code, path, (await client.get(path)).status]).toEqual([code, path, 403]);
    }
  }
  const editor = await login('strapi-editor');
  const seen = await editor.get<Data<object>>(`${PAGE}/${id}`);
  for (const field of ['isPublic', 'groups']) expect(seen.body.data).not.toHaveProperty(field);
  // Nor who works on a page, as what comes along or by asking what fits.
  const inner = ['editor', 'draft', 'deletedBy', 'liveRevision', 'scheduledRevision', 'children'];
  const { body: listed } = await editor.get<{ results: object[] }>(`${PAGE}?populate=*`);
  for (const page of [seen.body.data, ...listed.results])
    for (const field of inner) expect(page).not.toHaveProperty(field);
  expect(JSON.stringify([seen.body, listed])).not.toContain('admin@example.org');
  for (const guess of ['[editor][email][$startsWith]=zzz', '[children][isPublic]=true'])
    expect([guess, (await editor.get(`${PAGE}?filters${guess}`)).status]).toEqual([guess, 403]);
  const closed = { title: 'Blijft open', isPublic: false };
  expect((await editor.put(`${PAGE}/${id}`, closed)).status).toBe(200);
  const { body } = await maintainer.get<Data<{ isPublic: boolean }>>(`${PAGE}/${id}`);
  expect(body.data.isPublic).toBe(true);
});

test('a save of a form writes the rows of its blocks once, and again where they were cleaned', async () => {
  const blocks = ['een', 'twee', 'drie'].map((title) => ({ type: 'text', title, body: `<p>${title}</p>` }));
  const { id } = await make({ blocks });
  const read = async () =>
    (await maintainer.get<Data<{ blocks: { body: string }[] }>>(`${CONTENT}/api::page.page/${id}`)).body.data;
  await expect.poll(async () => (await read()).blocks.length, { timeout: 20_000 }).toBe(3);

  const counted: string[] = [];
  const note = ({ sql }: { sql: string }) => counted.push(sql);
  const save = async (body: string) => {
    const form = await read();
    const [first, ...others] = form.blocks;
    counted.length = 0;
    portal.strapi.db.connection.on('query', note);
    const saved = await maintainer.put<Data<{ blocks: { id: number; body: string }[] }>>(
      `${CONTENT}/api::page.page/${id}`,
      {
        ...form,
        blocks: [{ ...first, body }, ...others],
      },
    );
    portal.strapi.db.connection.removeListener('query', note);
    expect(saved.status).toBe(200);
    expect(saved.body.data.blocks.map((block) => block.body)).toEqual([
      '<p>anders</p>',
      '<p>twee</p>',
      '<p>drie</p>',
    ]);
    return counted.filter((sql) => sql.startsWith('update "components_block_text"')).length;
  };
  expect(await save('<p>anders</p>')).toBe(3);
  expect(await save('<p onclick="x()">anders</p>')).toBe(6);
  expect((await read()).blocks[0]?.body).toBe('<p>anders</p>');
});
