import { expect, test } from 'vitest';
import type { Hit, Page, PageNode } from '../../api/types';
import { getReason } from './because';
import { readBlockText } from './offline-pages';
import { allOf, searchPath } from './kinds';
import { findWords, getSearchWords, markWords } from './mark-words';
import { getBeginnings } from './read-hits';
import { addRecent, readRecent, removeRecent } from './recent';
import { findDrafts, searchOffline } from './search-offline';

const node = (slug: string, title: string, more: Partial<PageNode> = {}): PageNode => ({
  id: slug,
  slug,
  title,
  lead: '',
  parent_id: null,
  is_public: true,
  published_at: '2026-01-01T00:00:00Z',
  pages: [],
  ...more,
});

const tree = [
  node('logo', 'Logo', { pages: [node('vrije-ruimte', 'Vrije ruimte')] }),
  node('kleur', 'Kleur'),
  node('nieuw', 'Logo op borden', { status: 'draft', published_at: null }),
];

const page: Page = {
  ...node('kleur', 'Kleur'),
  groups: [],
  blocks: [
    {
      type: 'html',
      id: 7,
      slug: 'paren',
      body: '<h2>Paren</h2><p>Wit op nachtblauw, voor het logo.</p>',
      can: { view: true, use: true, edit: false },
      groups: [],
      isPrivate: false,
    },
  ],
};

const hit = (more: Partial<Hit>): Hit => ({
  kind: 'page',
  id: '1',
  title: 'gids.pdf',
  url: '/',
  crumbs: [],
  snippet: [],
  because: 'text',
  file_page: null,
  page: null,
  block: null,
  asset: null,
  file: null,
  files: [],
  color: null,
  can: null,
  ...more,
});

test('words are marked whatever their accents and capitals, also within others', () => {
  expect(getSearchWords('Hoe zet ik het LOGO neer')).toEqual(['logo', 'neer']);
  expect(getSearchWords('één')).toEqual(['een']);
  expect(findWords('Eén beeldmerk', ['een', 'merk'])).toEqual([
    [0, 3],
    [9, 13],
  ]);
  expect(markWords('Het logo', ['logo'])).toEqual([
    { text: 'Het ', mark: false },
    { text: 'logo', mark: true },
  ]);
  expect(markWords('Niets', [])).toEqual([{ text: 'Niets', mark: false }]);
});

test('a single letter is no word, and a sign within a word changes nothing', () => {
  expect(['e-mail', 'x-ray', 'e', 'wi-fi', '日'].map(getSearchWords)).toEqual([
    ['mail'],
    ['ray'],
    [],
    ['wi', 'fi'],
    ['日'],
  ]);
  for (const text of ['De e-mail', 'De email', 'De e\u2011mail', 'De e\u00admail'])
    expect(findWords(text, ['email']), text).toEqual([[3, text.length]]);
  expect(searchOffline(tree, new Map(), 'e', '/')).toEqual([]);
});

test('a hit says why it was found', () => {
  expect(getReason(hit({ because: 'title' }))).toBe('in de titel');
  expect(getReason(hit({}))).toBe('in de tekst');
  expect(getReason(hit({ kind: 'asset', snippet: [{ text: 'Logo', mark: true }] }))).toBe(
    'in de omschrijving',
  );
  expect(getReason(hit({ kind: 'asset' }))).toBe('past bij je zoekwoorden');
  expect(getReason(hit({ kind: 'file', because: 'file', file_page: 3 }))).toBe('op bladzijde 3 van gids.pdf');
  expect(getReason(hit({ kind: 'file', because: 'file' }))).toBe('in het bestand');
});

test('the address holds the whole search, and nothing that speaks for itself', () => {
  expect(searchPath('')).toBe('/zoeken');
  expect(searchPath('logo & kleur', 'file', 2)).toBe('/zoeken?q=logo+%26+kleur&kind=file&page=2');
  expect([allOf('page', 5), allOf('file', 1)]).toEqual(["Alle 5 pagina's", 'Bekijk het document']);
});

test('a search without hits looks for shorter beginnings of its longest word', () => {
  expect(getBeginnings('een parkeerbord')).toEqual(['parkeerbo', 'parkee', 'parke', 'park', 'par']);
  expect(getBeginnings('logo')).toEqual(['log']);
  expect(getBeginnings('?')).toEqual([]);
});

test('the browser remembers six searches, each once, until they are removed', () => {
  localStorage.removeItem('recent-searches');
  for (const q of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'B ', ' ']) addRecent(q);
  expect(readRecent()).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
  expect(removeRecent('b')).toEqual(['g', 'f', 'e', 'd', 'c']);
  localStorage.setItem('recent-searches', '{');
  expect(readRecent()).toEqual([]);
});

test('without the server titles are searched, and the text of kept pages', () => {
  const found = searchOffline(tree, new Map([['kleur', page]]), 'logo', '/wij-zijn-x');
  expect(found.map(({ url, because }) => [url, because])).toEqual([
    ['/huisstijl/logo', 'title'],
    ['/huisstijl/nieuw/edit', 'title'],
    ['/huisstijl/kleur#paren', 'text'],
  ]);
  expect(found[2]?.snippet).toContainEqual({ text: 'logo', mark: true });
  expect(searchOffline(tree, new Map(), 'vrije', '/')[0]?.crumbs).toEqual(['Logo']);
  expect(searchOffline(tree, new Map(), '!', '/')).toEqual([]);
});

test('what is read of a block is its words only', () => {
  const [block] = page.blocks;
  expect(block && readBlockText(block)).toBe('Paren Wit op nachtblauw, voor het logo.');
});

test('administrators find what was never published by its title', () => {
  expect(findDrafts(tree, 'logo', '/').map(({ title }) => title)).toEqual(['Logo op borden']);
  expect(findDrafts(tree, 'kleur', '/')).toEqual([]);
});
