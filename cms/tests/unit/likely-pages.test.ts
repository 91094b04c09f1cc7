import { describe, expect, test } from 'vitest';
import { getLikelyPages } from '../../src/api/page/lib/reads/likely-pages';
import { anonymous } from '../../src/permissions/viewer';
import type { PageEntry } from '../../src/published/page-entry';
import { noPages, withPages } from '../../src/published/page-index';
import { getAddressWords, getShownAddress } from '../../src/shared/lost-address';

interface Made {
  isPublic?: boolean;
  isLive?: boolean;
  /** When it was called otherwise, by that name. */
  before?: Record<string, string>;
}

function page(
  slug: string,
  title: string,
  { isPublic = true, isLive = true, before = {} }: Made = {},
): PageEntry {
  const shown = { title, lead: `Over ${title}.`, isPublic, groups: [], blocks: [] };
  return {
    id: slug,
    slug,
    oldSlugs: Object.entries(before).map(([old, day]) => ({ slug: old, until: Date.parse(day) })),
    oldAnchors: [],
    parentId: null,
    position: 0,
    version: 1,
    updatedAt: '',
    updatedBy: null,
    scheduled: null,
    unpublishAt: null,
    status: 'published',
    draft: shown,
    draftHash: null,
    live: isLive ? { ...shown, revisionId: slug, publishedAt: '' } : null,
  };
}

const PAGES = [
  page('home', 'Wij zijn hier'),
  page('huisstijl', 'Huisstijl'),
  page('logo', 'Logo'),
  page('logo-gebruik', 'Het logo gebruiken', { before: { 'logo-in-de-praktijk': '2026-11-09T12:00:00Z' } }),
  page('kleur', 'Kleur'),
  page('kleur-en-contrast', 'Kleur en contrast'),
  page('fotografie', 'Fotografie', { isPublic: false }),
  page('geheim-project', 'Geheim project', { isPublic: false }),
  page('geheim-concept', 'Geheim concept', { isLive: false }),
];

const index = (pages: readonly PageEntry[]) =>
  withPages(noPages, new Map(pages.map((each, position) => [each.id, { ...each, position }])));
const now = { pages: index(PAGES) };
const find = (address: string) => getLikelyPages(now, anonymous, address);
const slugs = (address: string): string[] => find(address).map(({ slug }) => slug);

describe('where nothing is, a page is offered', () => {
  test.each([
    ['of that name elsewhere', '/kleur', 'kleur'],
    ['below another address', '/huisstijl/merk/logo', 'logo'],
    ['of most of its words', '/huisstijl/kleur-contrast', 'kleur-en-contrast'],
    ['with a typo', '/huisstijl/kluer', 'kleur'],
    ['of a longer word', '/huisstijl/kleuren', 'kleur'],
    ['with the ending of a file', '/logo-gebruik.html', 'logo-gebruik'],
    ['in another case', '/LOGO', 'logo'],
    ['with signs in percents', '/huisstijl/l%C3%B3go', 'logo'],
  ])('%s', (_what, address, first) => {
    expect(slugs(address)[0]).toBe(first);
    expect(slugs(address)).toHaveLength(3);
  });

  test('with the day on which it moved from an address like it', () => {
    expect(find('/huisstijl/logo-praktijk')[0]).toEqual({
      slug: 'logo-gebruik',
      title: 'Het logo gebruiken',
      about: 'Over Het logo gebruiken. Verhuisd op 9 november 2026.',
    });
    expect(find('/huisstijl/het-logo-gebruiken/oud')[0]?.about).toBe('Over Het logo gebruiken.');
  });

  test.each([
    ['nothing of the guide', '/wp-login.php'],
    ['no words', '/404'],
    ['half a sign', '/%E0%A4%A'],
    ['a sign that nobody sees', '/%00'],
    ['more than an address holds', `/${'a'.repeat(5000)}`],
    ['a drawing', '/💩'],
  ])('for %s: the first chapters', (_what, address) =>
    expect(slugs(address)).toEqual(['huisstijl', 'logo', 'logo-gebruik']),
  );
});

test.each(['/geheim-project', '/geheim-concept', '/huisstijl/fotografie', '/geheim'])(
  'what a visitor may not read is not offered at %s: it looks as what does not exist',
  (address) => expect(find(address)).toEqual(find('/bestaat-niet')),
);

test('who may read more, is offered more', () => {
  const likely = getLikelyPages(now, { kind: 'admin', id: 'a', groups: [] }, '/geheim');
  expect(likely[0]?.slug).toBe('geheim-project');
  expect(likely.map(({ slug }) => slug)).not.toContain('geheim-concept');
});

test('with 10,000 pages it takes a moment', () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    page(`hoofdstuk-${at}-woord${at}`, `Hoofdstuk ${at}`),
  );
  const big = { pages: index(many) };
  getLikelyPages(big, anonymous, '/een');
  const start = performance.now();
  getLikelyPages(big, anonymous, '/hoofdstuk/woorden-van-iemand/die-heel-veel/verschillende-dingen-zoekt');
  expect(performance.now() - start).toBeLessThan(500);
});

test.each([
  ['/huisstijl/logo-gebruik', '/huisstijl/logo-gebruik', 'logo gebruik'],
  ['/huisstijl/kleur%20en%20contrast.html', '/huisstijl/kleur en contrast.html', 'kleur contrast'],
  ['/patiënten', '/patiënten', 'patiënten'],
  ['/%E2%80%AEofni', '/ofni', 'ofni'],
  ['/a%00b%0Ac', '/abc', 'a b c'],
  ['/%E0%A4%A', '/%E0%A4%A', 'e0 a4 a'],
  ['/logo/logo/LOGO', '/logo/logo/LOGO', 'logo'],
  ['/404', '/404', ''],
  ['/<b>x</b>', '/<b>x</b>', 'b x'],
])('%s is shown as %s, and sought by %j', (path, shown, words) => {
  expect(getShownAddress(path)).toBe(shown);
  expect(getAddressWords(path)).toBe(words);
});

test('an address without an end is cut', () => {
  expect(getShownAddress(`/${'x'.repeat(9000)}`)).toHaveLength(120);
  expect(getAddressWords(`/${'xy-'.repeat(1)}${'z'.repeat(9000)}`).length).toBeLessThanOrEqual(120);
});
