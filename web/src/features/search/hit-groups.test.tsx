import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Hit } from '../../api/types';
import { HitGroups } from './hit-groups';

const hit = (kind: Hit['kind'], title: string): Hit => ({
  kind,
  id: title,
  title,
  url: `/${title}`,
  crumbs: [],
  snippet: [],
  because: 'title',
  file_page: null,
  page: null,
  block: null,
  asset: null,
  file: null,
  files: [],
  color: null,
  can: null,
});

test('hits stand in groups with a heading, a count, and a way on where there is more', () => {
  const hits = [
    hit('asset', 'Beeldmerk'),
    hit('page', 'Logo'),
    hit('file', 'gids.pdf'),
    hit('page', 'Kleur'),
  ];
  const counts = { page: 9, asset: 1, file: 1, color: 0 };
  render(
    <MemoryRouter>
      <HitGroups q="logo" sought="logo" counts={counts} hits={hits} onOpen={() => undefined} />
    </MemoryRouter>,
  );
  const groups = screen.getAllByRole('region').map((group) => [
    within(group).getByRole('heading', { level: 2 }).textContent,
    within(group)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ]);
  expect(groups).toEqual([
    ["Pagina's 9", ['Logo', 'Kleur', "Alle 9 pagina's"]],
    ['Bestanden 2', ['Beeldmerk', 'gids.pdf']],
  ]);
});
