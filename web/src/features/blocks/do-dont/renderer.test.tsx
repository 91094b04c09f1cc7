import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { BlockOf } from '../../../api/types';
import { asset } from '../../../api/test-entities';
import { frame, show } from '../test-blocks';

afterEach(cleanup);

const examples: BlockOf<'do-dont'> = {
  id: 1,
  type: 'do-dont',
  ...frame,
  title: '',
  subtitle: '',
  body: '',
  pairs: [
    { asset: asset(), text: 'Ruimte om het logo', verdict: 'do' },
    { asset: null, text: '', verdict: 'do' },
    { asset: null, text: 'Een kader', verdict: 'dont' },
  ],
};

test('each example says in a word and a sign whether it is right, and an empty one is left out', async () => {
  show(examples);
  expect((await screen.findByText('Goed')).dataset['verdict']).toBe('wel');
  expect(screen.getByText('Fout').dataset['verdict']).toBe('niet');
  expect(screen.getAllByRole('figure')).toHaveLength(2);
  const right = screen.getByText('Ruimte om het logo').closest('figure');
  expect(right?.contains(screen.getByRole('img', { name: 'Een lint' }))).toBe(true);
});

test('without words and examples there is nothing', async () => {
  const { container } = show({ ...examples, pairs: [] });
  await Promise.resolve();
  expect(container.querySelector('section')).toBeNull();
});
