import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Asset, File } from '../../api/types';
import type { Collection, LibraryOverview } from './collections';
import { Overview } from './overview';

const file: File = {
  id: 'f1',
  name: 'bestand.pdf',
  ext: '.pdf',
  mime: 'application/pdf',
  size: 2048,
  kind: 'usable',
  width: null,
  height: null,
  preview: null,
};

const asset = (title: string): Asset => ({
  id: title,
  title,
  description: '',
  isPrivate: false,
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  original: null,
  files: [file],
  can: { view: true, use: true, edit: false },
});

const shelf = (
  id: Collection,
  count: number,
  ...titles: string[]
): LibraryOverview['collections'][number] => ({
  id,
  count,
  assets: titles.map(asset),
});

function show(most: LibraryOverview['most'] = []) {
  const collections = [
    shelf('logos', 1, 'In kleur'),
    shelf('templates', 0),
    shelf('icons', 25, 'Bus', 'Lift'),
  ];
  render(
    <MemoryRouter>
      <Overview overview={{ most, collections, total: 26 }} />
    </MemoryRouter>,
  );
}

test('the library has a door and a shelf for each collection that holds something', () => {
  show();
  const doors = within(screen.getByRole('list', { name: 'Verzamelingen' })).getAllByRole('link');
  expect(doors.map((door) => [door.textContent, door.getAttribute('href')])).toEqual([
    ['Logo 1PDF', '/bestanden?collection=logos'],
    ['Pictogrammen 25PDFPDF', '/bestanden?collection=icons'],
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Logo',
    'Pictogrammen',
  ]);
  // A way on only where the shelf holds less than there is.
  const ways = screen.getAllByRole('link', { name: /^Alle / }).map(({ textContent }) => textContent);
  expect(ways).toEqual(['Alle 25 van Pictogrammen', 'Alle 26 bestanden in één lijst']);
});

test('what is fetched most stands in its order, with its file at once', () => {
  show([asset('Briefpapier'), asset('Beeldmerk')]);
  const most = screen.getByRole('region', { name: 'Meest gehaald' });
  expect(
    within(most)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Briefpapier', 'Beeldmerk']);
  expect(within(most).getAllByRole('link', { name: /^Downloaden: / })).toHaveLength(2);
});
