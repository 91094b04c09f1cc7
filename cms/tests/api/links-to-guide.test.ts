import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';
import { newWord } from '../support/words';

let portal: Portal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

test('what editors write to all pages of the guide leads no visitor into a login', async () => {
  const published_at = '2026-01-02T03:04:05.000Z';
  const link = '<p><a href="/huisstijl#kop">de gids</a></p>';
  const button = { label: 'De gids', url: '/huisstijl' };
  const blocks = [
    { type: 'text', title: 'Gids', body: link, button },
    { type: 'html', body: link },
  ];
  const made = await admin.post<Data<PageBody>>('/pages', {
    title: `Verwijst ${newWord()}`,
    is_public: true,
    published_at,
    blocks,
  });
  const { id, slug } = made.body.data;
  const guide = (await admin.get<Data<PageBody>>('/admin/pages/huisstijl')).body.data;
  const setPublic = async (is_public: boolean) =>
    expect((await admin.put(`/pages/${guide.id}`, { is_public, published_at })).status).toBe(200);
  const read = async (reader: Client): Promise<string[]> => {
    const { body } = await reader.get<Data<PageBody>>(`/pages/${slug}`);
    return [...JSON.stringify(body).matchAll(/\/huisstijl[^"\\]*/g)].map(([found]) => found);
  };
  await setPublic(true);
  const start = '/huisstijl/huisstijl';
  expect(await read(portal.api)).toEqual([`${start}#kop`, start, `${start}#kop`]);
  const drawn = await portal.site.get<string>(`/huisstijl/${slug}`, { Accept: 'text/html' });
  expect(drawn.body).toContain(`href="${start}#kop"`);
  expect(await read(admin)).toEqual(['/huisstijl#kop', '/huisstijl', '/huisstijl#kop']);
  const draft = await admin.get<Data<PageBody>>(`/admin/pages/${slug}`);
  expect(JSON.stringify(draft.body)).not.toContain(start);

  // Without a page of its own that visitors may read, the guide begins with the first that they may.
  await setPublic(false);
  const [first] = await read(portal.api);
  expect(first).not.toContain(start);
  expect(
    (await portal.api.get(`/pages/${String(first).slice('/huisstijl/'.length).split('#')[0]}`)).status,
  ).toBe(200);
  await setPublic(guide.is_public);
  expect((await admin.put(`/pages/${guide.id}`, { published_at: guide.published_at })).status).toBe(200);
  await admin.delete(`/pages/${id}`);
});
