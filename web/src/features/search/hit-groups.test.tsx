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
  const groups = [
    [hit('page', 'Logo'), hit('page', 'Kleur')],
    [hit('asset', 'Presentatie')],
    [hit('asset', 'Beeldmerk'), hit('file', 'gids.pdf')],
    [],
  ];
  const counts = { page: 9, template: 2, asset: 1, file: 1, color: 0 };
  render(
    <MemoryRouter>
      <HitGroups q="logo" sought="logo" counts={counts} groups={groups} onOpen={() => undefined} />
    </MemoryRouter>,
  );
  const shown = screen.getAllByRole('region').map((group) => [
    within(group).getByRole('heading', { level: 2 }).textContent,
    within(group)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ]);
  expect(shown).toEqual([
    ["Pagina's 9", ['Logo', 'Kleur', "Alle 9 pagina's"]],
    ['Sjablonen 2', ['Presentatie', 'Alle 2 sjablonen']],
    ['Bestanden 2', ['Beeldmerk', 'gids.pdf']],
  ]);
});
