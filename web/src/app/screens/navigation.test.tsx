import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { getInitialData, setInitialData } from '../../lib/initial-data';
import { liveViewer } from '../../lib/session/session';
import { makeNode } from '../test-responses';
import { ADMIN, openPortal, STAFF } from '../test-portal';
import { expectNamed, findDialog, heading } from '../test-screen';
import { Refusal } from '../test-server';

const TOOLS = ['Home bewerken', 'Huisstijl bewerken', 'Assets', 'Beheer'];

/** The first one is that of the portal: a page may have a header too. */
const getBar = () => {
  const [bar = document.body] = screen.getAllByRole('banner');
  return within(bar);
};

const openMenu = () => {
  fireEvent.click(getBar().getByRole('button', { name: 'Menu' }));
  return findDialog('Menu');
};

describe('the bar at the top', () => {
  test('leads visitors to the guide and to the login', async () => {
    const { getAddress } = await openPortal('/huisstijl/logo');
    await heading('Logo');
    expectNamed(getBar(), { link: ['Huisstijl'] });
    // The logo and the menu.
    expect(getBar().getAllByRole('link', { name: 'Home' })).toHaveLength(2);
    fireEvent.click(getBar().getByRole('button', { name: 'Inloggen' }));
    await waitFor(() => expect(getAddress()).toBe('/login?redirect=%2Fhuisstijl%2Flogo'));
  });

  test('gives staff their own account, and none of the tools', async () => {
    await openPortal('/huisstijl/logo', { as: STAFF });
    fireEvent.click(await getBar().findByRole('button', { name: STAFF.name }));
    expectNamed(screen, { menuitem: ['Instellingen', 'Uitloggen'] });
    expectNamed(getBar(), { link: ['Huisstijl'] });
    for (const name of TOOLS) expect(getBar().queryByRole('link', { name })).toBeNull();
  });

  test('gives admins their tools', async () => {
    await openPortal('/huisstijl/logo', { as: ADMIN });
    await getBar().findByRole('button', { name: ADMIN.name });
    expectNamed(getBar(), { link: ['Home', ...TOOLS] });
  });
});

test('a hard load shows the menu of the admin who was here, and no tree of visitors', async () => {
  await openPortal('/huisstijl/logo', { as: ADMIN });
  await heading('Logo');
  setInitialData({ ...getInitialData(), tree: [makeNode('tree-of-visitors', 'Voor bezoekers')] });
  act(() => liveViewer.set({ state: 'unknown' }));
  expectNamed(getBar(), { link: TOOLS });
  expect(getBar().queryByRole('link', { name: 'Huisstijl' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Voor bezoekers/ })).toBeNull();
});

describe('the menu of small screens', () => {
  test('has for visitors what the bar has no room for', async () => {
    await openPortal('/');
    expectNamed(await openMenu(), { link: ['Home', 'Huisstijl'], button: ['Inloggen'] });
  });

  test('has the tools and the account for admins', async () => {
    await openPortal('/', { as: ADMIN });
    expectNamed(await openMenu(), { link: [...TOOLS, 'Instellingen', 'Uitloggen', 'Pagina toevoegen'] });
  });
});

describe('the navigation at the side', () => {
  test('only has the tools for a page where pages are edited', async () => {
    await openPortal('/huisstijl/logo', { as: ADMIN });
    expect(await screen.findByRole('link', { name: 'Pagina toevoegen' })).toBeTruthy();
    expectNamed(screen, { navigation: ["Pagina's"] });
    expect(screen.queryByRole('button', { name: 'Verplaats Logo' })).toBeNull();
  });

  test('moves and opens the pages around the one that is edited', async () => {
    await openPortal('/huisstijl/logo/edit', { as: ADMIN });
    await screen.findByRole('button', { name: 'Verplaats Logo' });
    expectNamed(screen, { button: ['Meer voor Logo'] });
  });

  test('brings the page that is edited into sight', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openPortal('/huisstijl/logo/edit', { as: ADMIN });
    const link = await screen.findByRole('link', { name: 'Logo', current: 'page' });
    await waitFor(() => expect(seen.mock.contexts).toContain(link));
    seen.mockRestore();
  });

  test('closes and opens', async () => {
    await openPortal('/huisstijl/logo');
    fireEvent.click(await screen.findByRole('button', { name: 'Zijmenu sluiten' }));
    fireEvent.click(screen.getByRole('button', { name: 'Zijmenu openen' }));
    expectNamed(screen, { button: ['Zijmenu sluiten'] });
  });
});

test('where nothing is, the address is named, with pages that may be meant and its words to search by', async () => {
  const likely = {
    slug: 'logo',
    title: 'Logo',
    about: 'Drie vragen, één bestand. Verhuisd op 9 november 2026.',
  };
  const { sent } = await openPortal('/oud/logo-gebruik', {
    answers: { 'GET /search/likely': { data: [likely] } },
  });
  await heading('This page could not be found');
  expect(screen.getByText('/oud/logo-gebruik')).toBeTruthy();
  const link = await screen.findByRole('link', {
    name: /^Logo\s*Drie vragen, één bestand. Verhuisd op 9 november/,
  });
  expect(link.getAttribute('href')).toBe('/huisstijl/logo');
  expect(sent.filter(({ call }) => call === 'GET /search/likely')).toHaveLength(1);
  const question = screen.getByLabelText<HTMLInputElement>('Of zoek verder');
  expect(question.value).toBe('oud logo gebruik');
});

test('without an answer the address is still named', async () => {
  await openPortal('/oud/logo', { answers: { 'GET /search/likely': new Refusal(503, 'Even niet.') } });
  await heading('This page could not be found');
  expect(screen.getByText('/oud/logo')).toBeTruthy();
  expect(screen.getByLabelText('Of zoek verder')).toBeTruthy();
});

test('what is not there says so in English, and leads home', async () => {
  await openPortal('/404');
  expect((await heading('This page could not be found')).lang).toBe('en');
  expect(screen.getByRole('link', { name: 'Terug naar home' }).getAttribute('href')).toBe('/');
});
