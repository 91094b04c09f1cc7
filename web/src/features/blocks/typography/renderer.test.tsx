import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { BlockOf } from '../../../api/types';
import { frame, show } from '../test-blocks';

afterEach(cleanup);

const typography: BlockOf<'typography'> = {
  id: 1,
  type: 'typography',
  ...frame,
  title: '',
  subtitle: '',
  body: '',
  font: null,
  family: 'Figtree',
  sample: 'Zorg die je herkent',
  weights: [
    { label: 'Gewoon', weight: 400 },
    { label: 'Nieuw', weight: 400 },
    { label: 'Vet', weight: 700 },
  ],
  steps: [],
  settings: { editable: true },
};

test('two of one weight are two choices, and the first is chosen', async () => {
  show(typography);
  const get = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
  expect((await get('Gewoon')).checked).toBe(true);
  expect((await get('Nieuw')).checked).toBe(false);
  fireEvent.click(await get('Vet'));
  expect((await get('Vet')).checked).toBe(true);
  expect(screen.getByText(/^Figtree 700/)).toBeTruthy();
});

test('a size in points is said as it is written', async () => {
  const steps = [
    { label: 'Inleiding', size: '16pt', lineHeight: '1.4' },
    { label: 'Tekst', size: '11pt', lineHeight: '1.6' },
  ];
  show({ ...typography, steps });
  expect(await screen.findByText(/ 21,3 px of 16 pt · /)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Tekst' }));
  expect(screen.getByText(/ 14,7 px of 11 pt · /)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tekst' }).checked).toBe(true);
});
