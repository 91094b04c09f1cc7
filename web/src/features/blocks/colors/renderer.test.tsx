import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { BlockOf } from '../../../api/types';
import { color } from '../../../api/test-entities';
import { frame, show } from '../test-blocks';

afterEach(cleanup);

const block: BlockOf<'colors'> = {
  id: 1,
  type: 'colors',
  ...frame,
  title: 'De kleuren',
  subtitle: '',
  body: '',
  colors: [
    color('Wit', { hex: '#ffffff', role: 'neutral', share: 60 }),
    color('Oranje', { hex: '#b8500c', role: 'accent', share: 2 }),
    color('Blauw', { pmsCoated: '2728 C', ral: '5015', share: 15 }),
  ],
  settings: { layout: 'large', contrast: false, exports: false },
};

const valuesOf = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('button', { name: /^Kopieer/ })
    .filter((button) => !button.closest('[data-folded]'))
    .map(({ textContent }) => textContent.replace(/^Kopieer /, ''));

test('a field from edge to edge shows HEX and PMS, and the rest once it is asked for', async () => {
  show(block);
  await screen.findByRole('heading', { level: 3, name: 'Blauw' });
  expect(valuesOf('Blauw')).toEqual(['HEX #1763C6', 'PMS 2728 C']);
  fireEvent.click(screen.getByRole('button', { name: 'Alle waarden van Blauw' }));
  expect(valuesOf('Blauw')).toContain('RAL 5015');
  expect(within(screen.getByRole('group', { name: 'Blauw' })).getByText('Wit erop 5,77 AA')).toBeTruthy();
  expect(valuesOf('Oranje')).toEqual(['HEX #B8500C']);
  expect(
    within(screen.getByRole('group', { name: 'Oranje' })).getByText('geen', { exact: false }),
  ).toBeTruthy();
});

test('what a house has most of comes first, in one list without gaps between its parts', async () => {
  show(block);
  await screen.findByRole('heading', { level: 3, name: 'Blauw' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Blauw',
    'Oranje',
    'Wit',
  ]);
});

test('values for one use stand there at once', async () => {
  show(block);
  fireEvent.click(await screen.findByRole('radio', { name: 'Verf' }));
  expect(valuesOf('Blauw')).toEqual(['RAL 5015']);
  expect(screen.queryByRole('button', { name: /^Alle waarden/ })).toBeNull();
  expect(screen.getAllByText('Hiervoor is geen waarde vastgelegd.')).toHaveLength(2);
});

test('the proportion is to scale, the most first, and says all of it in words', async () => {
  show(block);
  const shares = within(await screen.findByRole('list', { name: 'Verhouding' })).getAllByRole('listitem');
  expect(shares.map(({ style, title }) => [style.flexGrow, title])).toEqual([
    ['60', 'Wit, 60 procent'],
    ['15', 'Blauw, 15 procent'],
    ['2', 'Oranje, 2 procent'],
  ]);
  // A figure that does not fit is not drawn.
  expect(shares.map((share) => share.querySelector('b')?.textContent ?? null)).toEqual(['60', '15', null]);
  expect(shares.map((share) => share.querySelector('.sr')?.textContent)[2]).toBe('Oranje 2 procent');
});

test('one share alone is no proportion', async () => {
  show({ ...block, colors: block.colors.slice(2) });
  await screen.findByRole('heading', { level: 3, name: 'Blauw' });
  expect(screen.queryByRole('list', { name: 'Verhouding' })).toBeNull();
});
