import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { BlockOf } from '../../../api/types';
import { asset } from '../../../api/test-entities';
import { documents, frame, show } from '../test-blocks';

afterEach(cleanup);

const compare: BlockOf<'compare'> = {
  id: 1,
  type: 'compare',
  ...frame,
  title: '',
  subtitle: '',
  body: '',
  before: asset({ description: 'Een oude gevel' }),
  after: asset({ id: 'b', description: 'Een nieuwe gevel' }),
  beforeLabel: 'Toen',
  afterLabel: 'Nu',
};

test('two pictures slide by a range that says how much of each is seen', async () => {
  show(compare);
  const slider = await screen.findByRole('slider', { name: 'Schuif tussen ‘Toen’ en ‘Nu’' });
  expect(slider.getAttribute('aria-valuetext')).toBe('50% ‘Toen’, 50% ‘Nu’');
  fireEvent.change(slider, { target: { value: '80' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('80% ‘Toen’, 20% ‘Nu’');
  const figures = screen.getAllByRole('figure');
  expect(figures.map((figure) => figure.querySelector('img')?.alt)).toEqual([
    'Een oude gevel',
    'Een nieuwe gevel',
  ]);
  expect(figures.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual(['Toen', 'Nu']);
});

test('pictures without words of their own are named before and after', async () => {
  show({ ...compare, beforeLabel: '', afterLabel: '' });
  await screen.findByRole('slider', { name: 'Schuif tussen ‘Voor’ en ‘Na’' });
  const captions = screen.getAllByRole('figure').map((figure) => figure.querySelector('figcaption'));
  expect(captions.map((caption) => caption?.textContent)).toEqual(['Voor', 'Na']);
});

test.each([
  ['one of them', { after: null }, 1],
  ['a document', { before: documents() }, 2],
])('what cannot slide is shown without a range: %s', async (_what, change, count) => {
  show({ ...compare, ...change });
  expect(await screen.findAllByRole('figure')).toHaveLength(count);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('without words and pictures there is nothing', async () => {
  const { container } = show({ ...compare, before: null, after: null });
  await Promise.resolve();
  expect(container.querySelector('section')).toBeNull();
});
