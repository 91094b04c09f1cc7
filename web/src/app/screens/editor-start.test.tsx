import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf } from '../test-responses';
import { ADMIN, openPortal } from '../test-portal';
import { heading } from '../test-screen';

const PAGES = Array.from({ length: 7 }, (_, index) => ({
  ...{ id: `pagina-${index}`, slug: `pagina-${index}`, title: `Pagina ${index}`, status: 'draft' as const },
  ...{ parent_id: null, published_at: null, scheduled_at: null },
  ...{ updated_at: '2026-01-01T12:00:00.000Z', updated_by: null },
}));

async function openStart() {
  /** What the server answers one after the other, once all pages are asked for. */
  let slices: (typeof PAGES)[] | null = null;
  await openPortal('/edit', {
    as: ADMIN,
    answers: {
      'GET /admin/pages': () => {
        const { data, meta } = listOf(...(slices?.shift() ?? PAGES.slice(0, 5)));
        return { data, meta: { pagination: { ...meta.pagination, pageCount: 2, total: PAGES.length } } };
      },
    },
  });
  await heading('Redactie');
  const mine = within(await screen.findByRole('region', { name: /^Van mij/ }));
  return { mine, answerInTwo: () => (slices = [PAGES.slice(0, 6), PAGES.slice(6)]) };
}

test('a list of the start that shows a few shows all when asked, however many calls that takes, and keeps the focus', async () => {
  const { mine, answerInTwo } = await openStart();
  expect(await mine.findAllByRole('listitem')).toHaveLength(5);
  answerInTwo();
  fireEvent.click(mine.getByRole('button', { name: 'Alles laten zien' }));
  expect(document.activeElement?.textContent).toBe('Pagina 4');
  expect(await mine.findByText('Pagina 6')).toBeTruthy();
  expect(mine.getAllByRole('listitem')).toHaveLength(PAGES.length);
  expect(mine.queryByRole('button', { name: 'Alles laten zien' })).toBeNull();
});
