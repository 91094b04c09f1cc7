import { beforeAll, describe, expect, test } from 'vitest';
import { admin, portal, setUpPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';
import { newWord } from '../support/words';

setUpPortal();

const LIVE = { published_at: '2026-01-02T03:04:05.000Z' };
let open: string;
let former: string;
let closed: string;
let absent: string;

const create = async (body: object): Promise<PageBody> => {
  const { status, body: made } = await admin.post<Data<PageBody>>('/pages', { title: 'Adres', ...body });
  expect(status).toBe(200);
  return made.data;
};

beforeAll(async () => {
  [open, former, closed, absent] = [newWord(), newWord(), newWord(), newWord()];
  const { id } = await create({ slug: former, is_public: true, ...LIVE });
  expect((await admin.put(`/pages/${id}`, { slug: open })).status).toBe(200);
  await create({ slug: closed, ...LIVE });
});

const ask = async (path: string, accept = 'text/html') => {
  const { status, headers, body } = await portal.site.get<string>(path, { Accept: accept });
  return { status, location: headers.get('location'), body };
};
const capital = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1);

describe('an address as people write it leads to the public page', () => {
  test.each([
    (slug: string) => slug.toUpperCase(),
    (slug: string) => capital(slug),
    (slug: string) => `${slug}.`,
    (slug: string) => `${slug})`,
    (slug: string) => `${slug},`,
    (slug: string) => `${slug};`,
    (slug: string) => `${slug}%29`,
    (slug: string) => `${slug}%2E`,
    (slug: string) => `${slug}%2e`,
    (slug: string) => `${slug.toUpperCase()}.`,
    (slug: string) => `${slug.toUpperCase()}./`,
  ])('%s', async (write) => {
    for (const slug of [open, former]) {
      expect(await ask(`/huisstijl/${write(slug)}?van=mail`)).toMatchObject({
        status: 301,
        location: `/huisstijl/${open}?van=mail`,
      });
    }
    // Of what not everybody may see it tells nothing, not even that it is there.
    const hidden = await ask(`/huisstijl/${write(closed)}`);
    const unknown = await ask(`/huisstijl/${write(absent)}`);
    expect(hidden).toEqual(unknown);
    expect(hidden.location).toBeNull();
  });

  test.each(['.md', '.json'])('as %s too', async (ending) => {
    const to = `/huisstijl/${open}${ending}`;
    for (const path of [`${open.toUpperCase()}${ending}`, `${open}${ending})`, `${former}${ending}`]) {
      expect(await ask(`/huisstijl/${path}`, '*/*')).toMatchObject({ status: 301, location: to });
    }
    const [hidden, unknown] = await Promise.all(
      [closed, absent].map((slug) => ask(`/huisstijl/${slug.toUpperCase()}${ending}`, '*/*')),
    );
    expect(hidden).toEqual(unknown);
    expect(hidden?.location).toBeNull();
  });
});

test.each([
  (slug: string) => slug,
  (slug: string) => `${slug}/`,
  (slug: string) => `${slug}..`,
  (slug: string) => `${slug}!`,
  (slug: string) => `.${slug}`,
  (slug: string) => `${slug}%2F`,
  (slug: string) => `${slug}%2e%2e`,
  (slug: string) => `${slug}/%2e`,
  (slug: string) => `%2e${slug}`,
])('an address that is right, or something else, leads nowhere: %s', async (write) => {
  expect((await ask(`/huisstijl/${write(open)}`)).location).toBeNull();
});

test.each([
  ['/Bestanden/aBc?kind=image', '/bestanden/aBc?kind=image'],
  ['/HUISSTIJL', '/huisstijl'],
  ['/Admin/Users', '/admin/users'],
])('the address of a screen as people write it leads there: %s', async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 301, location });
});

test('an address in capitals tells nothing of a hidden page', async () => {
  const [hidden, unknown] = await Promise.all([closed, absent].map((slug) => ask(`/Huisstijl/${slug}`)));
  expect(hidden?.location).toBe(`/huisstijl/${closed}`);
  expect(unknown?.location).toBe(`/huisstijl/${absent}`);
});
