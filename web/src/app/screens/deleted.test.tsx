import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ASSET, listOf, makePage } from '../test-responses';
import { ADMIN, openPortal } from '../test-portal';
import { heading } from '../test-screen';
import { Refusal } from '../test-server';

const deletion = { deleted_at: '2026-11-01T00:00:00.000Z', deleted_by: null };

const chooseAll = async () => fireEvent.click(await screen.findByRole('button', { name: 'Alles kiezen' }));
const unchoose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `${name} kiezen` }));
const restore = (count: number) =>
  fireEvent.click(screen.getByRole('button', { name: `${count} gekozen terugzetten` }));

test('deleted assets are chosen at once, and come back in one go', async () => {
  let gone = ['Foto', 'Logo', 'Folder'].map((title) => ({ ...ASSET, ...deletion, id: title, title }));
  const { sent } = await openPortal('/assets?deleted', {
    as: ADMIN,
    answers: {
      'GET /admin/assets/deleted': () => listOf(...gone),
      'POST /assets/{id}/restore': ({ path }) => {
        gone = gone.filter(({ id }) => !path.includes(id));
        return { data: ASSET };
      },
    },
  });
  await heading('Verwijderde assets');
  await chooseAll();
  unchoose('Logo');
  restore(2);
  expect(await screen.findByText('2 assets teruggezet.')).toBeTruthy();
  const restored = sent.filter(({ call }) => call === 'POST /assets/{id}/restore');
  expect(restored.map(({ path }) => path)).toEqual(['/assets/Foto/restore', '/assets/Folder/restore']);
});

test('deleted pages too: sub-pages along with theirs, and one that cannot holds up no other', async () => {
  const makeGone = (title: string, parent_id: string | null) => ({
    ...makePage(title, title),
    ...deletion,
    parent_id,
  });
  let gone = [
    makeGone('Kind', 'Ouder'),
    makeGone('Bezet', null),
    makeGone('Ouder', null),
    makeGone('Weg', null),
  ];
  const { sent } = await openPortal('/huisstijl/deleted', {
    as: ADMIN,
    answers: {
      'GET /admin/pages/deleted': () => listOf(...gone),
      'POST /pages/{id}/restore': ({ path }) => {
        const id = path.split('/')[2] ?? '';
        if (id === 'Bezet') return new Refusal(409, 'Deze slug is al in gebruik.');
        gone = gone.filter((page) => page.id !== id && page.parent_id !== id);
        return { data: makePage(id, id), meta: { lapsed: [] } };
      },
    },
  });
  await heading("Verwijderde pagina's");
  await chooseAll();
  unchoose('Weg');
  restore(3);
  expect(await screen.findByText('2 pagina’s teruggezet.')).toBeTruthy();
  expect(screen.getByText('Bezet niet: Deze slug is al in gebruik.')).toBeTruthy();
  const restored = sent.filter(({ call }) => call === 'POST /pages/{id}/restore');
  expect(restored.map(({ path }) => path)).toEqual(['/pages/Bezet/restore', '/pages/Ouder/restore']);
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Kind kiezen' })).toBeNull());
  expect(screen.getByRole('button', { name: '1 gekozen terugzetten' })).toBeTruthy();
});
