import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ASSET, listOf } from '../test-responses';
import { ADMIN, openPortal } from '../test-portal';
import { findDialog } from '../test-screen';

const use = (id: string, title: string) => ({
  page: { id, slug: id, title },
  block: { id: 1, type: 'asset' },
});

test('each page that uses what is deleted is named once', async () => {
  const used_on = [use('logo', 'Logo'), use('kleur', 'Kleur'), use('logo', 'Logo')];
  const answers = {
    'GET /assets/{id}': { data: { ...ASSET, used_on }, meta: { collection: null, logo: null } },
  };
  await openPortal('/assets', { as: ADMIN, answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Alles kiezen' }));
  const chosen = await screen.findByRole('group', { name: 'Met wat gekozen is' });
  fireEvent.click(within(chosen).getByRole('button', { name: 'Verwijderen' }));
  const dialog = await findDialog('1 asset verwijderen?');
  expect(await dialog.findByText('Op 2 pagina’s blijft een lege plek:')).toBeTruthy();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Logo', 'Kleur']);
});

test('deleting several asks for nothing again until all are gone, and nor does their return', async () => {
  const three = ['Foto', 'Logo', 'Folder'].map((title) => ({ ...ASSET, id: title, title }));
  let shown = three;
  const { sent } = await openPortal('/assets', {
    as: ADMIN,
    answers: {
      'GET /assets': () => listOf(...shown),
      'GET /assets/{id}': { data: { ...ASSET, used_on: [] }, meta: { collection: null, logo: null } },
      'DELETE /assets/{id}': ({ path }) => {
        shown = shown.filter(({ id }) => !path.includes(id));
        return null;
      },
      'POST /assets/{id}/restore': ({ path }) => {
        shown = three.filter((asset) => shown.includes(asset) || path.includes(asset.id));
        return { data: ASSET };
      },
    },
  });
  const calls = () => sent.map(({ call }) => call).filter((call) => /assets(\/\{id\}.*)?$/.test(call));
  fireEvent.click(await screen.findByRole('button', { name: 'Alles kiezen' }));
  const chosen = await screen.findByRole('group', { name: 'Met wat gekozen is' });
  fireEvent.click(within(chosen).getByRole('button', { name: 'Verwijderen' }));
  const dialog = await findDialog('3 assets verwijderen?');
  await dialog.findByText(/^Geen pagina gebruikt ze/);
  const asked = calls().length;
  fireEvent.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  const removing = Array.from({ length: 3 }, () => 'DELETE /assets/{id}');
  const undo = await screen.findByRole('button', { name: 'Ongedaan maken' });
  expect(calls().slice(asked, asked + 3)).toEqual(removing);
  const before = calls().length;
  fireEvent.click(undo);
  await screen.findByText('3 assets teruggezet.');
  expect(calls().slice(before, before + 3)).toEqual(removing.map(() => 'POST /assets/{id}/restore'));
});
