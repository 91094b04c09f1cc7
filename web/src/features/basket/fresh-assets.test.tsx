import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Asset } from '../../api/types';
import { startSession } from '../../lib/session/session';
import { useFreshAssets } from './fresh-assets';

afterEach(() => vi.unstubAllGlobals());

const kept: Omit<Asset, 'id' | 'title'> = {
  description: '',
  isPrivate: false,
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  original: null,
  files: [],
  can: { view: true, use: false, edit: false },
};

test('a second file in the basket has its formats too, and keeps the first shown until then', async () => {
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const id = url.slice(url.lastIndexOf('/') + 1);
    return Promise.resolve(Response.json({ data: { ...kept, id, title: id } }));
  });
  await startSession();
  const { result, rerender } = renderHook(({ ids }) => useFreshAssets(ids), {
    initialProps: { ids: ['een'] },
  });
  const getIds = () => [...(result.current.assets?.keys() ?? [])];
  await waitFor(() => expect(getIds()).toEqual(['een']));
  rerender({ ids: ['een', 'twee'] });
  expect(getIds()).toEqual(['een']);
  await waitFor(() => expect(getIds()).toEqual(['een', 'twee']));
});
