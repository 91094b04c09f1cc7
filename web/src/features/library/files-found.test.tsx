import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { FilesFound } from './files-found';
import { ALL_FILES } from './query';

const NOTHING = { data: [], meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } } };

function show(answer: { data?: typeof NOTHING; error?: unknown }, search = '') {
  const [mutate, onChange] = [vi.fn(), vi.fn()];
  render(
    <MemoryRouter>
      <FilesFound
        query={{ ...ALL_FILES, collection: 'all', search }}
        files={{ data: undefined, isLoading: false, ...answer, mutate }}
        overview={{ data: undefined, isLoading: false, mutate }}
        search=""
        onChange={onChange}
      />
    </MemoryRouter>,
  );
  return { mutate, onChange };
}

test('when the files do not come, the screen says so and tries again', () => {
  const { mutate } = show({ error: new TypeError('Failed to fetch') });
  expect(screen.getByRole('alert').textContent).toContain('De bestanden konden niet worden geladen');
  fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(mutate).toHaveBeenCalledOnce();
});

test('words that find nothing lead on to all files', () => {
  const { onChange } = show({ data: NOTHING }, 'zzbestaatniet');
  expect(screen.getByRole('heading', { name: 'Niets gevonden met ‘zzbestaatniet’' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Alles tonen' }));
  expect(onChange).toHaveBeenCalledWith(ALL_FILES);
});

test('a visitor for whom there is nothing is led to the login', () => {
  show({ data: NOTHING });
  expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login');
});
