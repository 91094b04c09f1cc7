import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ASSET, listOf } from '../test-answers';
import { ADMIN, openPortal } from '../test-portal';
import { findDialog, heading } from '../test-screen';

const use = (id: string, title: string) => ({
  page: { id, slug: id, title },
  block: { id: 1, type: 'asset' },
});

test('each page that uses what is deleted is named once', async () => {
  const used_on = [use('logo', 'Logo'), use('kleur', 'Kleur'), use('logo', 'Logo')];
  const answers = { 'GET /assets/{id}': { data: { ...ASSET, used_on } } };
  await openPortal('/assets', { as: ADMIN, answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Alles kiezen' }));
  const chosen = await screen.findByRole('group', { name: 'Met wat gekozen is' });
  fireEvent.click(within(chosen).getByRole('button', { name: 'Verwijderen' }));
  const dialog = await findDialog('1 asset verwijderen?');
  expect(await dialog.findByText('Op 2 pagina’s blijft een lege plek:')).toBeTruthy();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Logo', 'Kleur']);
});

test('all that was deleted is chosen at once, and comes back in one go', async () => {
  const gone = ['Foto', 'Logo', 'Folder'].map((title, index) => ({
    ...ASSET,
    id: `a${index}`,
    title,
    deleted_at: '2026-11-01T00:00:00.000Z',
    deleted_by: null,
  }));
  const { sent } = await openPortal('/assets?deleted', {
    as: ADMIN,
    answers: { 'GET /admin/assets/deleted': listOf(...gone), 'POST /assets/{id}/restore': { data: ASSET } },
  });
  await heading('Verwijderde assets');
  fireEvent.click(await screen.findByRole('button', { name: 'Alles kiezen' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Logo kiezen' }));
  fireEvent.click(screen.getByRole('button', { name: '2 gekozen terugzetten' }));
  const restored = () => sent.filter(({ call }) => call === 'POST /assets/{id}/restore');
  await waitFor(() =>
    expect(restored().map(({ path }) => path)).toEqual(['/assets/a0/restore', '/assets/a2/restore']),
  );
});
