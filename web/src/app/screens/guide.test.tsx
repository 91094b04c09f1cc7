import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { BlockOf, PageNode, Site } from '../../api/types';
import { makeNode, makePage } from '../test-responses';
import { ADMIN, openPortal, STAFF } from '../test-portal';
import { findDialog, heading, inMain } from '../test-screen';

const TREE: PageNode[] = [makePage('huisstijl', 'Huisstijl'), makePage('logo', 'Logo')].map((page) => ({
  ...page,
  pages: [],
}));

/** Where all links to the guide lead: in the bar, the breadcrumbs, the footer and the menu of a phone. */
async function expectGuideAt(address: string): Promise<void> {
  await heading('Logo');
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await findDialog('Menu');
  await waitFor(() => {
    const links = screen.getAllByRole('link', { name: /^(Huisstijl|Alle pagina's)$/, hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill(address));
  });
}

describe('the guide', () => {
  test.each([
    ['its own page', TREE, '/huisstijl/huisstijl'],
    ['the first page, when its own is not public', TREE.slice(1), '/huisstijl/logo'],
    ['the login, when nothing is public', [], '/huisstijl'],
  ])('begins for visitors at %s', async (_where, data, address) => {
    await openPortal('/huisstijl/logo', { answers: { 'GET /pages/map': { data } } });
    await expectGuideAt(address);
  });

  test('is the list of all pages for who is logged in', async () => {
    await openPortal('/huisstijl/logo', { as: STAFF });
    await expectGuideAt('/huisstijl');
  });

  test.each([
    ['visitors at its own page', {}, '/huisstijl/huisstijl'],
    ['who is logged in at the list of all pages', { as: STAFF }, '/huisstijl'],
  ])('begins by what editors wrote too, for %s', async (_who, viewer, address) => {
    const text: BlockOf<'text'> = {
      ...{ id: 1, type: 'text', slug: 'tekst', groups: [], isPrivate: false },
      ...{ can: { view: true, use: true, edit: false }, title: 'Verder', subtitle: '' },
      body: '<p>Lees <a href="/huisstijl">de gids</a>.</p>',
      button: { label: 'Naar de gids', url: '/huisstijl', target: '_self', icon: null },
    };
    const page = { ...makePage('logo', 'Logo'), blocks: [text] };
    const answers = { 'GET /pages/map': { data: TREE }, 'GET /pages/logo': { data: page } };
    await openPortal('/huisstijl/logo', { ...viewer, answers });
    await heading('Logo');
    await waitFor(() => {
      const links = inMain().getAllByRole('link', { name: /de gids$/ });
      expect(links.map((link) => link.getAttribute('href'))).toEqual([address, address]);
    });
  });

  test('lists the public pages on its own page', async () => {
    await openPortal('/huisstijl/huisstijl', { answers: { 'GET /pages/map': { data: TREE } } });
    await heading('Huisstijl');
    const link = await inMain().findByRole('link', { name: 'Logo' });
    expect(link.getAttribute('href')).toBe('/huisstijl/logo');
  });
});

describe('contents that editors arranged', () => {
  const job = (title: string, url: string, text = '') => ({
    ...{ title, url, text, asset: null, take: '', takeUrl: '' },
  });
  const part: BlockOf<'jobs'> = {
    ...{ id: 1, type: 'jobs', slug: 'merk', groups: [], isPrivate: false },
    ...{ can: { view: true, use: true, edit: false }, title: 'Merk', subtitle: 'Wie we zijn.', body: '' },
    layout: 'contents',
    jobs: [
      job('Het logo', '/huisstijl/logo#maten', 'Zo gebruik je het.'),
      job('Kleuren', '/huisstijl/kleur'),
      job('Van de bedrijfsarts', '/huisstijl/bedrijfsarts', 'Alleen intern.'),
      job('Onze site', 'https://noorderlicht.example'),
    ],
  };
  const node = (slug: string, title: string, lead: string) => ({ ...makeNode(slug, title), lead });
  const tree = [
    makeNode('huisstijl', 'Huisstijl'),
    node('logo', 'Logo', 'Eén lint.'),
    node('kleur', 'Kleur', 'Blauw geeft rust.'),
    node('drukwerk', 'Drukwerk', 'Zo lever je aan.'),
  ];
  const answers = {
    'GET /pages/map': { data: tree },
    'GET /pages/huisstijl': { data: { ...makePage('huisstijl', 'Huisstijl'), blocks: [part] } },
  };

  test('say what is in them, without what the viewer may not read, and what is not in them yet', async () => {
    await openPortal('/huisstijl/huisstijl', { answers });
    await screen.findByRole('heading', { level: 2, name: "Alle pagina's" });
    await screen.findByRole('heading', { level: 2, name: 'Verder' });
    const titles = inMain()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Huisstijl',
      "Alle pagina's",
      'Merk',
      'Het logo',
      'Kleuren',
      'Onze site',
      'Verder',
    ]);
    expect(inMain().getByText('Zo gebruik je het.')).toBeTruthy();
    // Without a sentence of its own, that of the page.
    expect(inMain().getByText('Blauw geeft rust.')).toBeTruthy();
    expect(inMain().getByRole('link', { name: 'Drukwerk' }).getAttribute('href')).toBe('/huisstijl/drukwerk');
    expect(inMain().queryByRole('link', { name: 'Logo' })).toBeNull();
    expect(inMain().getByText(/Met een account zie je ook/)).toBeTruthy();
    expect(inMain().getByText(/^[A-Z][a-zé]+, openbaar voor iedereen$/)).toBeTruthy();
  });

  test('do not ask who is logged in to log in', async () => {
    await openPortal('/huisstijl', { as: STAFF, answers });
    await screen.findByRole('heading', { level: 2, name: 'Verder' });
    expect(inMain().queryByText(/Met een account zie je ook/)).toBeNull();
  });
});

describe('who is in no group', () => {
  const GROUP = { id: 'g1', name: 'Medewerkers', permissions: [] };
  const note = () => screen.queryByText(/Je zit nog in geen enkele groep/);

  test.each(['/huisstijl', '/account/details'])('reads whom to ask at %s', async (address) => {
    await openPortal(address, { as: STAFF });
    await screen.findByRole('heading', { level: 1 });
    expect(note()?.textContent).toContain('Vraag Team Communicatie om je in de groep');
  });

  test.each([
    ['in a group', { ...STAFF, groups: [GROUP] }],
    ['an admin', ADMIN],
  ])('not who is %s', async (_who, as) => {
    await openPortal('/account/details', { as });
    await heading('Gegevens');
    expect(note()).toBeNull();
  });
});

describe('who may share nothing', () => {
  const HOW = 'kies daar ‘Deel met een link’';

  test.each<[sharing: Site['sharing'], said: string]>([
    ['staff', HOW],
    ['admins', 'Alleen beheerders delen hier met een link'],
    ['off', 'Delen met een link staat in dit portaal uit'],
  ])('does not read that they can: %s', async (sharing, said) => {
    await openPortal('/delen', { as: STAFF, site: { sharing } });
    await screen.findByText(/Er is nog niets gedeeld/);
    const { textContent: text } = screen.getByRole('main');
    expect(text).toContain(said);
    expect(text.includes(HOW)).toBe(said === HOW);
  });
});

describe('the login', () => {
  test('says that reading needs no account, and leads to it', async () => {
    await openPortal('/login', { answers: { 'GET /pages/map': { data: TREE } } });
    expect(await screen.findByText(/Lezen kan zonder account/)).toBeTruthy();
    const link = screen.getByRole('link', { name: "bekijk de openbare pagina's" });
    expect(link.getAttribute('href')).toBe('/huisstijl/huisstijl');
  });

  test('says nothing of reading where nothing is public', async () => {
    await openPortal('/login', { answers: { 'GET /pages/map': { data: [] } } });
    await heading('Inloggen');
    expect(screen.queryByText(/Lezen kan zonder account/)).toBeNull();
  });
});
