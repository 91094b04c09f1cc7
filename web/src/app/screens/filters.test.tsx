import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GROUP, listOf } from '../test-responses';
import { ADMIN, openPortal } from '../test-portal';
import { fill, press } from '../test-screen';

const NAMES = ['Patiëntenfolders 10', 'Patie\u0308ntenfolders 9', 'Zorg'];
const GROUPS = NAMES.map((name, at) => ({ ...GROUP, id: `groep${at}`, name }));
const PAGES = NAMES.map((title, at) => ({
  id: `pagina${at}`,
  slug: `pagina-${at}`,
  title,
  status: 'draft' as const,
  published_at: null,
  scheduled_at: null,
  updated_at: '2026-01-01T12:00:00.000Z',
  updated_by: null,
  parent_id: null,
}));

test('groups are found without accents, however they are written', async () => {
  await openPortal('/admin/groups', { as: ADMIN, answers: { 'GET /groups': listOf(...GROUPS) } });
  await screen.findByText('Zorg');
  fill('Zoeken', 'folders PATIENTEN');
  await waitFor(() => expect(screen.queryByText('Zorg')).toBeNull());
  expect(screen.getAllByText(/ntenfolders/)).toHaveLength(2);
});

test('pages to add to a group are found without accents, and sorted with their numbers', async () => {
  await openPortal(`/admin/groups/${GROUP.id}`, {
    as: ADMIN,
    answers: { 'GET /admin/pages': listOf(...PAGES) },
  });
  await screen.findByRole('button', { name: /Pagina’s toevoegen/ });
  press('Pagina’s toevoegen');
  await screen.findByLabelText(/^Zorg/);
  fill('Zoeken', 'patienten');
  await waitFor(() => expect(screen.queryByLabelText(/^Zorg/)).toBeNull());
  const found = screen.getAllByText(/ntenfolders/).map(({ textContent }) => textContent.split(' ').at(-1));
  expect(found).toEqual(['9', '10']);
});
