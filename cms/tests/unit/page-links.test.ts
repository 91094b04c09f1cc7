import { expect, test } from 'vitest';
import {
  createLinkReplacer,
  toStoredLink,
  getTarget,
  targetPage,
  withoutSlugs,
  toPublicLink,
  type PageSlugs,
} from '../../src/blocks/page-links';

/** Slugs by id, and ids by former slug. */
const slugs = (now: Record<string, string>, former: Record<string, string> = {}): PageSlugs => ({
  idAt: (slug) => Object.entries(now).find(([, each]) => each === slug)?.[0] ?? former[slug] ?? null,
  getSlug: (id) => now[id] ?? null,
});

const before = slugs({ a1: 'logo' });
const after = slugs({ a1: 'beeldmerk' }, { logo: 'a1' });

test.each([
  ['/huisstijl/logo', '/huisstijl/beeldmerk'],
  ['/huisstijl/logo/', '/huisstijl/beeldmerk'],
  ['/huisstijl/logo#kleur', '/huisstijl/beeldmerk#kleur'],
  ['/huisstijl/logo/?a=1&amp;b=2#kleur', '/huisstijl/beeldmerk?a=1&amp;b=2#kleur'],
])('%s is kept by its page and written with the slug of now', (sent, written) => {
  expect(toStoredLink(sent, before)).toContain('page:a1/logo');
  expect(toPublicLink(toStoredLink(sent, before), after)).toBe(written);
  expect(toPublicLink(toStoredLink(sent, after), after)).toBe(written);
});

test.each([
  '/huisstijl/logo/edit',
  '/huisstijl/onbekend',
  '/huisstijl',
  '/huisstijl/#kop',
  '/assets/logo',
  '#kleur',
  'https://example.org/huisstijl/logo',
  '//huisstijl/logo',
  '/huisstijl/Logo',
  '',
])('%s is no link to a page that is there and stays as it is', (link) => {
  expect(toStoredLink(link, before)).toBe(link);
  expect(toPublicLink(link, after)).toBe(link);
});

test('only the address of the portal itself is a path of it', () => {
  const own = 'https://huisstijl.example.org';
  const keep = (link: string) => toStoredLink(link, before, own);
  expect(keep(`${own}/huisstijl/logo?a#b`)).toBe('page:a1/logo?a#b');
  for (const link of [own, `${own}/assets/logo`, `${own}/huisstijl/onbekend`, `${own}.nl/huisstijl/logo`])
    expect(keep(link)).toBe(link);
});

test('a link that was kept as it was sent follows its page too', () => {
  expect(toPublicLink('/huisstijl/logo#x', after)).toBe('/huisstijl/beeldmerk#x');
});

test('a link to a page that is gone keeps its last address', () => {
  expect(toPublicLink('page:b2/weg?x#y', after)).toBe('/huisstijl/weg?x#y');
});

test('only addresses of links are replaced in rich text', () => {
  const html = '<p>href="/huisstijl/logo" <a class="x" href="/huisstijl/logo#a">a</a> <a>b</a></p>';
  const kept = createLinkReplacer((link) => toStoredLink(link, before))(html, 'html');
  expect(kept).toBe('<p>href="/huisstijl/logo" <a class="x" href="page:a1/logo#a">a</a> <a>b</a></p>');
});

test('what a link leads to is known without its query and anchor', () => {
  const getPage = (link: string) => {
    const target = getTarget(link);
    const house = { productSlug: 'zuid', oldProductSlugs: ['oost'] };
    return target && targetPage(target, slugs({ a1: 'beeldmerk', h: 'home' }, { logo: 'a1' }), house);
  };
  expect(['page:a1/oud#x', '/huisstijl/logo', '/huisstijl/beeldmerk?y'].map(getPage)).toEqual([
    'a1',
    'a1',
    'a1',
  ]);
  expect(
    ['/', '/#x', '/wij-zijn-zuid', '/wij-zijn-zuid/?y', '/wij-zijn-oost', '/huisstijl/home'].map(getPage),
  ).toEqual(Array.from({ length: 6 }, () => 'h'));
  expect(['/wij-zijn-noord', '/assets', 'https://a.nl', '#x', '/huisstijl/niet'].map(getPage)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test('the slug in a kept link is no content', () => {
  const text = (slug: string) =>
    JSON.stringify({ url: `page:a1/${slug}#x`, body: `<a href="page:a1/${slug}">a</a>` });
  expect(withoutSlugs(text('logo'))).toBe(withoutSlugs(text('beeldmerk')));
  expect(withoutSlugs(text('logo'))).not.toBe(withoutSlugs(text('logo').replaceAll('a1', 'b2')));
});

test.each([
  ['/huisstijl', '/huisstijl/begin'],
  ['/huisstijl/', '/huisstijl/begin'],
  ['/huisstijl?van=mail#kop', '/huisstijl/begin?van=mail#kop'],
  ['https://portal.example/huisstijl', '/huisstijl/begin'],
  ['/huisstijl/logo', '/huisstijl/logo'],
  ['/huisstijlen', '/huisstijlen'],
  ['https://example.org/huisstijl', 'https://example.org/huisstijl'],
])('%s leads visitors to %s, and others where it says', (sent, written) => {
  const kept = toStoredLink(sent, before, 'https://portal.example');
  expect(toPublicLink(kept, { ...before, getStart: () => 'begin' })).toBe(written);
  expect(toPublicLink(kept, before)).toBe(sent.replace('https://portal.example', ''));
  expect(toPublicLink(kept, { ...before, getStart: () => null })).toBe(
    sent.replace('https://portal.example', ''),
  );
});
