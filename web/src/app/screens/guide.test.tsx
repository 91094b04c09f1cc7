import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PageNode } from '../../api/types';
import { makePage } from '../test-answers';
import { openPortal, STAFF } from '../test-portal';
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

  test('lists the public pages on its own page', async () => {
    await openPortal('/huisstijl/huisstijl', { answers: { 'GET /pages/map': { data: TREE } } });
    await heading('Huisstijl');
    const link = await inMain().findByRole('link', { name: 'Logo' });
    expect(link.getAttribute('href')).toBe('/huisstijl/logo');
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
