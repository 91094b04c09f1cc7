import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Block } from '../../../api/types';
import { PageBlocks } from '../page-blocks';
import { frame, show, tile, words } from '../test-blocks';

const reported = vi.hoisted(() => vi.fn<(error: unknown, where: string) => void>());
vi.mock(import('../../../lib/error-reporter/report-unseen'), async (load) => ({
  ...(await load()),
  reportUnseen: reported,
}));
vi.spyOn(console, 'error').mockReturnValue();

const text = (id: number, title: string): Block => ({ id, type: 'text', ...frame, ...words, title });
const inGrid = (id: number, title: string): Block => ({
  ...{ id, type: 'text-tile', ...frame, ...words, title: '', subtitle: '', body: '' },
  tile: { ...tile, title },
});
/** With what React does not render. */
const broken = (block: Block): Block =>
  Object.assign(block, block.type === 'text' ? { subtitle: {} } : { tile: { ...tile, title: {} } });
const SORRY = 'Dit blok kan niet worden getoond.';

afterEach(() => reported.mockClear());

describe('a block that cannot be shown', () => {
  test.each([
    ['on a page', [broken(text(1, 'Stuk')), text(2, 'Heel')]],
    ['between tiles', [broken(inGrid(1, 'Stuk')), inGrid(2, 'Heel')]],
  ])('leaves its page whole, and is reported once: %s', async (_where, blocks) => {
    show(...blocks);
    expect(await screen.findByText(SORRY)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Heel' })).toBeTruthy();
    expect(screen.queryByText('Dit staat erin:')).toBeNull();
    expect(reported.mock.calls.map(([, where]) => where)).toEqual([`block ${blocks[0]?.type}`]);
  });

  test('is tried again once it changed', async () => {
    const view = (block: Block) => (
      <MemoryRouter>
        <PageBlocks blocks={[block]} />
      </MemoryRouter>
    );
    const { rerender } = render(view(broken(text(1, 'Stuk'))));
    await screen.findByText(SORRY);
    rerender(view(text(1, 'Heel')));
    expect(screen.getByRole('heading', { name: 'Heel' })).toBeTruthy();
    expect(screen.queryByText(SORRY)).toBeNull();
  });
});
