import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ASSET } from '../test-answers';
import { ADMIN, openPortal } from '../test-portal';
import { findDialog } from '../test-screen';

const use = (id: string, title: string) => ({
  page: { id, slug: id, title },
  block: { id: 1, type: 'asset' },
});

test('each page that uses what is deleted is named once', async () => {
  const used_on = [use('logo', 'Logo'), use('kleur', 'Kleur'), use('logo', 'Logo')];
  const answers = { 'GET /assets/{id}': { data: { ...ASSET, used_on }, meta: { collection: null } } };
  await openPortal('/assets', { as: ADMIN, answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Alles kiezen' }));
  const chosen = await screen.findByRole('group', { name: 'Met wat gekozen is' });
  fireEvent.click(within(chosen).getByRole('button', { name: 'Verwijderen' }));
  const dialog = await findDialog('1 asset verwijderen?');
  expect(await dialog.findByText('Op 2 pagina’s blijft een lege plek:')).toBeTruthy();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Logo', 'Kleur']);
});
