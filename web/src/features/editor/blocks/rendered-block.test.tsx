import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Block } from '../../../api/types';
import { RenderedBlock } from './rendered-block';

const can = { view: true, use: true, edit: true };
const button = { label: '', url: '', target: '_self' as const, icon: null };
const text: Block = {
  ...{ id: 7, type: 'text', slug: 'anker', groups: [], isPrivate: false, can, button },
  ...{ title: 'Stuk', subtitle: 'Ondertitel', body: '<p>Lopende <b>tekst</b></p>' },
};
vi.spyOn(console, 'error').mockReturnValue();

test('a block that cannot be shown shows its words, and can be removed', async () => {
  const broken = Object.assign({ ...text }, { button: null });
  const onRemove = vi.fn();
  render(<RenderedBlock block={broken} home={false} onRemove={onRemove} />);
  const list = await screen.findByRole('list');
  const lines = [...list.children].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Stuk', 'Ondertitel', 'Lopende tekst']);
  fireEvent.click(screen.getByRole('button', { name: 'Verwijderen' }));
  expect(onRemove).toHaveBeenCalledWith(7);
});
