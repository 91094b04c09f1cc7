import { cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test } from 'vitest';
import { serve } from '../../../app/test-server';
import { asset } from '../../blocks/test-blocks';
import { ChosenUses } from './chosen-uses';

afterEach(cleanup);

const use = (id: string, title: string) => ({
  page: { id, slug: id, title },
  block: { id: 1, type: 'asset' },
});

const show = (uses: ReturnType<typeof use>[]) => {
  serve({ 'GET /assets/{id}': { data: { ...asset(), used_on: uses } } });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ChosenUses ids={['a', 'b']} />
    </SWRConfig>,
  );
};

test('each page that uses what is deleted is named once', async () => {
  show([use('logo', 'Logo'), use('kleur', 'Kleur')]);
  expect(await screen.findByText('Op 2 pagina’s blijft een lege plek:')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Logo', 'Kleur']);
});

test('what no page uses is deleted without a list', async () => {
  show([]);
  expect(await screen.findByText(/^Geen pagina gebruikt ze\./)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
