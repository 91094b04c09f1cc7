import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Button } from '../../../api/types';
import { BlockButton } from './block-button';

const { download } = vi.hoisted(() => ({ download: vi.fn(() => Promise.resolve()) }));
vi.mock('../../../lib/download', async (original) => ({ ...(await original<object>()), download }));

afterEach(() => {
  cleanup();
  download.mockClear();
});

const show = (url: string, target: Button['target'] = '_self') =>
  render(
    <MemoryRouter>
      <BlockButton button={{ label: 'Lees', url, target, icon: null }} />
    </MemoryRouter>,
  );
const isFollowed = () => fireEvent.click(screen.getByRole('link'));

test.each(['_self', '_blank'] as const)('a button to a file brings the session along (%s)', (target) => {
  show('/api/v1/files/abc/download', target);
  expect(isFollowed()).toBe(false);
  expect(download).toHaveBeenCalledWith({ of: 'files', id: 'abc', preset: undefined });
});

test('any other address is the browser’s', () => {
  show('#kleur');
  expect(isFollowed()).toBe(true);
  expect(download).not.toHaveBeenCalled();
});
