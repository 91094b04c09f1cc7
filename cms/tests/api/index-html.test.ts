import { beforeAll, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { type AssetBody, getForm, makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';

interface View {
  site: { productSlug: string };
  tree: { slug: string }[];
  page: PageBody | null;
}

let portal: Portal;
let admin: Client;
const NOW = '2026-01-02T03:04:05.000Z';

const make = async (body: object): Promise<PageBody> =>
  (await admin.post<Data<PageBody>>('/pages', { published_at: NOW, ...body })).body.data;

const html = async (path: string, headers = {}): Promise<string> =>
  (await portal.site.get<string>(path, headers)).body;

/** Gets what a browser draws itself. */
const LOGGED_IN = { Cookie: 'portal_session=1' };

/** The data in index.html, or beside it when the page is drawn. */
async function readView(text: string): Promise<View> {
  const [, source, embedded] =
    /<script type="application\/json" id="first-view"(?: data-src="([^"]+)")?>(.*?)<\/script>/s.exec(text) ??
    [];
  if (source) return (await portal.site.get<View>(source)).body;
  const view: View = JSON.parse(embedded ?? '');
  return view;
}

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  await make({
    title: 'Logo </script><b> & "kleur"',
    slug: 'beeldmerk-pagina',
    is_public: true,
    blocks: [{ type: 'text', body: '<p>Gebruik <b>altijd</b> het &lt;origineel&gt;.</p>' }],
  });
  await make({ title: 'Geheim', slug: 'verborgen', blocks: [{ type: 'text', title: 'Niet voor iedereen' }] });
});

test('index.html carries what a visitor of a public page sees first, as the API gives it', async () => {
  const text = await html('/huisstijl/beeldmerk-pagina');
  const view = await readView(text);
  expect(view.page).toEqual((await portal.api.get<Data<PageBody>>('/pages/beeldmerk-pagina')).body.data);
  expect(view.tree).toEqual((await portal.api.get<Data<unknown>>('/pages/map')).body.data);
  expect(view.tree.map(({ slug }) => slug)).toContain('beeldmerk-pagina');
  expect(view.site).toEqual((await portal.api.get<Data<unknown>>('/site')).body.data);
});

test('without an error reporter it names none, and the portal may talk to its own server only', async () => {
  const { body, headers } = await portal.site.get<string>('/huisstijl/beeldmerk-pagina');
  expect(Object.keys(await readView(body)).sort()).toEqual(['page', 'site', 'tree']);
  expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
});

test('the code of a block comes with the page that shows it', async () => {
  await make({
    title: 'Vragen',
    slug: 'beeldmerk-vragen',
    is_public: true,
    blocks: [{ type: 'accordion', items: [{ title: 'Waarom?', body: '<p>Daarom.</p>' }] }],
  });
  const getFiles = (text: string) =>
    [...text.matchAll(/<link [^>]*href="(\/static\/renderer[^"]+)"/g)].map(([, file]) => file);
  const files = getFiles(await html('/huisstijl/beeldmerk-vragen'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect((await portal.site.get(file ?? '')).status).toBe(200);
  expect(getFiles(await html('/huisstijl/beeldmerk-pagina'))).toEqual([]);
});

test('the head describes the page, and nothing in it is markup', async () => {
  const text = await html('/huisstijl/beeldmerk-pagina');
  expect(text).toContain(
    '<title>Logo &lt;/script&gt;&lt;b&gt; &amp; &quot;kleur&quot; – Corporate Identity Manager</title>',
  );
  expect(text).toContain('content="Gebruik altijd het &lt;origineel&gt;."');
  expect(text).toContain(`<link rel="canonical" href="${portal.url}/huisstijl/beeldmerk-pagina" />`);
  expect(text).toContain('property="og:title"');
  expect(text).not.toContain('noindex');
});

test('a page that is shared shows its first picture, and where it stands', async () => {
  const parent = await make({ title: 'Beeldmerk <b>', slug: 'beeldmerk-boven', is_public: true });
  const { id } = await makeAsset(admin, await samples.png(900, 500), [], { title: 'Het beeldmerk' });
  const { id: small } = await makeAsset(admin, await samples.png(300, 200));
  const { id: tall } = await makeAsset(admin, await samples.png(700, 900));
  await make({
    title: 'Beeldmerk onder',
    slug: 'beeldmerk-onder',
    is_public: true,
    parent_id: parent.id,
    blocks: [
      { type: 'text', title: 'Geen beeld' },
      { type: 'text-assets', assets: [small, tall, id] },
    ],
  });
  const text = await html('/huisstijl/beeldmerk-onder');
  const getTag = (key: string) => new RegExp(`="${key}" content="([^"]*)"`).exec(text)?.[1];
  const picture = new URL((getTag('og:image') ?? '').replaceAll('&amp;', '&'));
  expect(picture.origin).toBe(portal.url);
  const { status, headers } = await portal.site.get(picture.pathname + picture.search);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(['og:image:alt', 'og:image:width', 'twitter:card'].map(getTag)).toEqual([
    ...['Het beeldmerk', '900', 'summary_large_image'],
  ]);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
  const item = (position: number, name: string, slug: string) => ({
    ...{ '@type': 'ListItem', position, name },
    item: `${portal.url}/huisstijl/${slug}`,
  });
  expect(JSON.parse(json)).toMatchObject({
    '@graph': [
      { '@type': 'Organization', url: portal.url },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          item(1, 'Beeldmerk <b>', 'beeldmerk-boven'),
          item(2, 'Beeldmerk onder', 'beeldmerk-onder'),
        ],
      },
    ],
  });
  expect(await html('/huisstijl/beeldmerk-boven')).toContain(
    `property="og:image" content="${portal.url}/pwa-512x512.png"`,
  );
});

test.each(['/huisstijl/verborgen', '/huisstijl/onbekend', '/login', '/bestaat/niet', '/admin/users'])(
  '%s carries nothing of a page, and search engines leave it alone',
  async (path) => {
    const { body, status } = await portal.site.get<string>(path, { Accept: 'text/html' });
    expect(status).toBe(path === '/bestaat/niet' ? 404 : 200);
    expect((await readView(body)).page).toBeNull();
    expect(body).toContain('noindex');
    expect(body).not.toContain('Geheim');
    expect(body).not.toContain('Niet voor iedereen');
  },
);

test('a browser hears at once of every file that the screen of a page needs', async () => {
  const text = await html('/huisstijl/beeldmerk-pagina');
  const files = [...text.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  for (const file of files) expect((await portal.site.get(file)).status).toBe(200);
});

test('a browser hears at once of the picture that the home page opens with', async () => {
  const { id } = await makeAsset(admin, await samples.png(1400, 700));
  const blocks = [
    { type: 'text-asset-background', backgroundAsset: id },
    { type: 'asset', asset: id },
  ];
  const { body: home } = await admin.get<Data<PageBody>>('/admin/pages/home');
  await admin.put(`/pages/${home.data.id}`, { is_public: true, published_at: NOW, blocks });
  const [, srcset = ''] =
    /<link rel="preload" as="image" [^>]*imagesrcset="([^"]+)"/.exec(await html('/', LOGGED_IN)) ?? [];
  expect(await html('/')).toMatch(/<img [^>]*fetchpriority="high"[^>]*/i);
  expect(await html('/')).toContain(`srcSet="${srcset}"`);
  // Addresses of previews are signed for a kind of viewer.
  const visitors = await portal.api.get<Data<{ blocks: { asset?: AssetResponse }[] }>>('/pages/home');
  const [, shown] = visitors.body.data.blocks;
  expect(srcset.replaceAll('&amp;', '&')).toBe(shown?.asset?.original?.preview?.srcset);
  expect(await html('/huisstijl/beeldmerk-pagina', LOGGED_IN)).not.toContain('imagesrcset');
  const { is_public, published_at } = home.data;
  await admin.put(`/pages/${home.data.id}`, { is_public, published_at, blocks: [] });
});

test('a list of files comes without the addresses of pictures that it does not show, except of drawings', async () => {
  const drawing = samples.svg('<rect width="40" height="20"/>');
  const { id } = await makeAsset(admin, await samples.png(40, 40), [await samples.png(40, 40), drawing]);
  await make({
    title: 'Iconen',
    slug: 'beeldmerk-iconen',
    is_public: true,
    blocks: [{ type: 'asset', asset: id }],
  });
  const [block] = (await readView(await html('/huisstijl/beeldmerk-iconen'))).page?.blocks ?? [];
  expect(block?.asset).toMatchObject({
    original: { preview: { width: 40 } },
    files: [
      { ext: '.png', kind: 'usable', preview: null },
      { ext: '.svg', preview: { url: expect.any(String) } },
    ],
  });
});

test('an asset of files only is drawn with its first page', async () => {
  const raw = getForm({}, 'files[]', [samples.docx(), samples.pdfPage(), samples.pdfPage('tweede.pdf')]);
  const { id, files } = (await admin.send<AssetBody>('POST', '/assets', { raw })).body.data;
  await make({
    title: 'Folders',
    slug: 'beeldmerk-folders',
    is_public: true,
    blocks: [{ type: 'asset', asset: id }],
  });
  const text = await html('/huisstijl/beeldmerk-folders');
  const [block] = (await readView(text)).page?.blocks ?? [];
  expect(block?.asset).toMatchObject({
    files: [{ preview: null }, { preview: { width: 960 } }, { preview: null }],
  });
  expect(text).toMatch(new RegExp(`<img [^>]*src="/_files/${files[1]?.id}/`));
});

test('the same index.html is not sent twice', async () => {
  const first = await portal.site.get('/huisstijl/beeldmerk-pagina');
  const tag = first.headers.get('etag') ?? '';
  expect((await portal.site.get('/huisstijl/beeldmerk-pagina', { 'If-None-Match': tag })).status).toBe(304);
});

test('search engines find public pages only', async () => {
  const robots = await portal.site.get<string>('/robots.txt');
  expect(robots.body).toContain(`Sitemap: ${portal.url}/sitemap.xml`);
  const { body, headers } = await portal.site.get<string>('/sitemap.xml');
  expect(headers.get('content-type')).toContain('application/xml');
  expect(body).toContain(`<loc>${portal.url}/huisstijl/beeldmerk-pagina</loc><lastmod>${NOW}</lastmod>`);
  expect(body).not.toContain('verborgen');
});
