import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, test } from 'vitest';
import { serve } from '../../../app/test-server';
import { asset } from '../../blocks/test-blocks';
import { DeletedAssets } from './deleted-assets';

afterEach(cleanup);

test('all that was deleted is chosen at once, and comes back in one go', async () => {
  const gone = ['Foto', 'Logo', 'Folder'].map((title, index) => ({
    ...asset({ id: `a${index}`, title }),
    deleted_at: '2026-11-01T00:00:00.000Z',
    deleted_by: null,
  }));
  const pagination = { page: 1, pageSize: 500, pageCount: 1, total: 3 };
  const sent = serve({
    'GET /admin/assets/deleted': { data: gone, meta: { pagination } },
    'POST /assets/{id}/restore': { data: asset() },
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <DeletedAssets />
      </MemoryRouter>
    </SWRConfig>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Alles kiezen' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Logo kiezen' }));
  fireEvent.click(screen.getByRole('button', { name: '2 gekozen terugzetten' }));
  const restored = () =>
    sent.filter(({ call }) => call === 'POST /assets/{id}/restore').map(({ path }) => path);
  await waitFor(() =>
    expect(restored()).toEqual([expect.stringContaining('a0'), expect.stringContaining('a2')]),
  );
});
