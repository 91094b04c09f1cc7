import { expect, test } from 'vitest';
import type { PageNode } from '../../api/types';
import {
  editPath,
  findOutside,
  getChapters,
  isEditingPath,
  isHomePath,
  neighbours,
  numberTree,
  pagePath,
  pathTo,
  readingOrder,
} from './tree';

const page = (slug: string, pages: PageNode[] = []): PageNode => ({
  id: slug,
  slug,
  title: slug,
  lead: '',
  parent_id: null,
  is_public: true,
  published_at: '2026-01-01T00:00:00Z',
  pages,
});

const tree = [page('home'), page('huisstijl'), page('logo', [page('beeldmerk')]), page('kleur')];

test('pages are numbered as in a book; home and the guide itself stand outside', () => {
  const numbered = numberTree(tree).flatMap(({ node, number, children }) => [
    `${number} ${node.slug}`,
    ...children.map((child) => `${child.number} ${child.node.slug}`),
  ]);
  expect(numbered).toEqual(['1 logo', '1.1 beeldmerk', '2 kleur']);
});

test('a reader goes through a page, its sub-pages, and on', () => {
  expect(readingOrder(tree).map(({ slug }) => slug)).toEqual(['logo', 'beeldmerk', 'kleur']);
  expect(neighbours(tree, 'beeldmerk')).toMatchObject({
    previous: { slug: 'logo' },
    next: { slug: 'kleur' },
  });
  expect(neighbours(tree, 'logo').previous).toBeUndefined();
  expect(neighbours(tree, 'onbekend')).toEqual({});
});

test('the way to a page leads past its parent', () => {
  expect(pathTo(tree, 'beeldmerk').map(({ slug }) => slug)).toEqual(['logo', 'beeldmerk']);
  expect(pathTo(tree, 'onbekend')).toEqual([]);
});

test('every page has an address to read and one to edit', () => {
  expect(['home', 'huisstijl', 'logo'].map(pagePath)).toEqual([
    '/',
    '/huisstijl/huisstijl',
    '/huisstijl/logo',
  ]);
  expect(editPath('home', '/wij-zijn-x')).toBe('/wij-zijn-x/edit');
  expect(editPath('logo', '/wij-zijn-x')).toBe('/huisstijl/logo/edit');
  expect(['/huisstijl/logo/edit', '/huisstijl/create', '/huisstijl/logo'].map(isEditingPath)).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  '/',
  '/wij-zijn-x',
  '/wij-zijn-x/',
  '/wij-zijn-x/edit',
  '/huisstijl/home',
  '/huisstijl/home/',
  '/huisstijl/home/edit',
])('%s is the home page', (path) => expect(isHomePath(path, '/wij-zijn-x')).toBe(true));

test.each([
  '/huisstijl',
  '/huisstijl/logo',
  '/huisstijl/homepage',
  '/huisstijl/edit',
  '/edit',
  '/wij-zijn-y',
])('%s is another page', (path) => expect(isHomePath(path, '/wij-zijn-x')).toBe(false));

const inFooter = (...urls: string[]) => ({ footerLinks: urls.map((url) => ({ label: url, url })) });

test.each([
  ['/huisstijl/kleur', ['kleur']],
  ['/huisstijl/kleur/', ['kleur']],
  ['/huisstijl/kleur?van=boven#waarden', ['kleur']],
  ['/huisstijl/kleurig', []],
  // Only a chapter can be taken out; what always exists has no place in the tree.
  ['/huisstijl/beeldmerk', []],
  ['/', []],
  ['/huisstijl/huisstijl', []],
  ['https://www.noorderlicht.example/huisstijl/kleur', []],
])('with %s in the footer no chapter is %j', (url, outside) => {
  expect([...findOutside(tree, inFooter(url))]).toEqual(outside);
});

test('chapters are counted, and read on through, without what stands in the footer', () => {
  const chapters = getChapters([...tree, page('privacy')], inFooter('/huisstijl/logo'));
  expect(numberTree(chapters).map(({ node, number }) => `${number} ${node.slug}`)).toEqual([
    '1 kleur',
    '2 privacy',
  ]);
  expect(neighbours(chapters, 'beeldmerk')).toEqual({});
});
