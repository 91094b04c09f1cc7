import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { MAINTAINER, startPortal } from '../support/portal';
import type { Data } from '../support/wire';

const PAGES = '/content-manager/portal-pages';

let portal: Awaited<ReturnType<typeof startPortal>>;
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
  portal = await startPortal();
  admin = await portal.admin();
  maintainer = await inPanel(MAINTAINER);
});
afterAll(() => portal.stop());

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

test('a schedule is told, and gives way to publishing now', async () => {
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

test('only who may change pages in the panel publishes them', async () => {
  const { id, slug } = await make();
  const account = { email: 'schrijver@example.org', password: 'Een-lang-wachtwoord-9' };
  const role = await portal.strapi.db
    .query('admin::role')
    .findOne({ where: { code: 'strapi-author' }, select: ['id'] });
  await portal.strapi
    .service('admin::user')
    .create({ ...account, firstname: 'Schrijver', isActive: true, roles: [role.id] });
  const author = await inPanel(account);
  expect((await author.post(`${PAGES}/${id}/publish`, {})).status).toBe(403);
  expect((await admin.post(`${PAGES}/${id}/publish`, {})).status).not.toBe(200);
  expect((await portal.site.post(`${PAGES}/${id}/publish`, {})).status).toBe(401);
  expect((await portal.api.get(`/pages/${slug}`)).status).toBe(401);
});
