import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession } from '../../../lib/session/session';
import { LinkDialog } from './link-dialog';

const node = (slug: string, title: string) => ({ id: slug, slug, title, pages: [], status: 'published' });
const block = (id: number, title: string, slug: string) => ({ id, type: 'text', title, slug });

const DRAFT = [block(1, 'Beeldmerk', 'beeldmerk'), block(2, '', 'blok-2'), block(3, 'Nieuw', 'nieuw')];
const LIVE = [block(1, 'Logo', 'logo'), block(2, '', 'blok-2')];

const ANSWERS: [RegExp, unknown][] = [
  [/\/pages\/map$/, [node('merk', 'Ons merk'), node('kleur', 'Kleur')]],
  [/\/admin\/pages\/merk$/, { blocks: DRAFT }],
  [/\/admin\/pages\/kleur$/, { blocks: [] }],
  [/\/pages\/merk$/, { blocks: LIVE }],
];

beforeEach(async () => {
  vi.stubGlobal('fetch', (input: Request) => {
    const [, data] = ANSWERS.find(([path]) => path.test(new URL(input.url).pathname)) ?? [];
    const answer = data === undefined ? { status: 404, message: 'Niet gevonden.' } : { data, meta: {} };
    return Promise.resolve(Response.json(answer, { status: data === undefined ? 404 : 200 }));
  });
  await endSession();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(edited: string) {
  const onChoose = vi.fn();
  const element = <LinkDialog href="" onChoose={onChoose} onClose={() => undefined} />;
  const router = createMemoryRouter([{ path: '/huisstijl/:slug/edit', element }], {
    initialEntries: [`/huisstijl/${edited}/edit`],
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Blokken van Ons merk' }));
  await screen.findByText('Nieuw');
  return onChoose;
}

const choose = (words: string) => fireEvent.click(screen.getByText(words));

test('a page offers its titled blocks, at the anchor that leads to each now and later', async () => {
  const onChoose = await open('kleur');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ons merkHele pagina',
    'BeeldmerkBlok',
    'NieuwBlok',
  ]);
  for (const words of ['Beeldmerk', 'Nieuw', 'Hele pagina']) choose(words);
  expect(onChoose.mock.calls).toEqual([
    ['/huisstijl/merk#logo', 'Beeldmerk'],
    ['/huisstijl/merk#nieuw', 'Nieuw'],
    ['/huisstijl/merk', 'Ons merk'],
  ]);
});

test('within the page that is edited it leads to the block alone', async () => {
  const onChoose = await open('merk');
  choose('Beeldmerk');
  expect(onChoose).toHaveBeenCalledWith('#logo', 'Beeldmerk');
});

test('arrow keys walk, and back is where the keyboard was', async () => {
  await open('kleur');
  const first = screen.getByRole('button', { name: /Hele pagina/ });
  expect(document.activeElement).toBe(first);
  // Without layout all stand in a row.
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('BeeldmerkBlok');
  fireEvent.click(screen.getByRole('button', { name: 'Alle pagina’s' }));
  expect(await screen.findByRole('button', { name: 'Blokken van Kleur' })).toBeTruthy();
  expect(screen.queryByText('Nieuw')).toBeNull();
});

test('a page without titles says so', async () => {
  await open('merk');
  fireEvent.click(screen.getByRole('button', { name: 'Alle pagina’s' }));
  fireEvent.click(screen.getByRole('button', { name: 'Blokken van Kleur' }));
  expect(await screen.findByText('Op deze pagina heeft geen blok een titel.')).toBeTruthy();
});
