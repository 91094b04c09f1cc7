import { beforeAll, expect, test } from 'vitest';
import type { SiteResponse } from '../../src/http/schemas/site';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';

let portal: Portal;
let name: string;

const PRODUCT = 'Corporate Identity Manager';

/** What is said of an address where people share it. */
async function readHead(path: string) {
  const { status, body } = await portal.site.get<string>(path, { Accept: 'text/html' });
  const getContent = (property: string): string | undefined =>
    new RegExp(`<meta (?:name|property)="${property}" content="([^"]*)"`).exec(body)?.[1];
  const [, title] = /<title>([^<]*)<\/title>/.exec(body) ?? [];
  return { status, body, title, getContent };
}

beforeAll(async () => {
  portal = await sharedPortal();
  name = (await portal.api.get<Data<SiteResponse>>('/site')).body.data.productName;
  // Drawn in its turn: no pages of other tests wait any more, which would leave a 404 to the script.
  await portal.site.get('/404.css');
});

test.each(['/bestanden', '/bestanden/', '/bestanden/abc123'])('%s has the hospital’s name', async (path) => {
  const { status, title, getContent } = await readHead(path);
  expect([status, title]).toEqual([200, `Bestanden – ${name} – ${PRODUCT}`]);
  expect(getContent('og:title')).toBe(`Bestanden – ${name}`);
  expect(getContent('og:site_name')).toBe(name);
  expect(getContent('og:image')).toMatch(/^http.*\.png$/);
  expect(getContent('robots')).toBe('noindex');
});

test.each(['/login', '/zoeken', '/delen', '/account/details'])('%s is no address to share', async (path) => {
  const { title, getContent } = await readHead(path);
  expect([title, getContent('og:title'), getContent('robots')]).toEqual([PRODUCT, undefined, 'noindex']);
});

test.each(['/404', '/bestaat/niet', '/delen/bestaat-niet', '/delen/%00', '/voorbeeld/bestaat-niet'])(
  '%s says without script that nothing is there',
  async (path) => {
    const { status, body, title } = await readHead(path);
    expect([status, title]).toEqual([404, `This page could not be found – ${PRODUCT}`]);
    const [, shown = ''] = /<noscript>(.*?)<\/noscript>/s.exec(body) ?? [];
    expect(shown).toMatch(/<h1[^>]*>This page could not be found<\/h1>/);
    expect(shown).toContain('href="/404.css"');
    // Who has script, draws it there.
    expect(body).toContain('<div id="root"></div>');
  },
);

test('its style sheet has the colours of the hospital', async () => {
  const { status, headers, body } = await portal.site.get<string>('/404.css');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(body).toContain('--color-blue-dark:');
});
