import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChoiceBar } from './choice-bar';

const { changeAssets, removeAssets } = vi.hoisted(() => ({ changeAssets: vi.fn(), removeAssets: vi.fn() }));
vi.mock('../library/writes', () => ({ changeAssets, removeAssets, restoreAssets: vi.fn() }));

/** How often the stable addresses of each asset were asked for. */
const uses: Record<string, number> = {};

beforeEach(() => {
  Object.assign(uses, { a1: 0, a2: 0 });
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const id = url.slice(url.lastIndexOf('/') + 1);
    return Promise.resolve(Response.json({ data: { id, used_on: [], stable_uses: uses[id] } }));
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const show = () => {
  const nothing = () => Promise.resolve();
  const choice = { ids: new Set(['a1', 'a2']), choose: nothing, chooseAll: nothing, clear: () => undefined };
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map() }}>
        <ChoiceBar choice={choice} />
      </SWRConfig>
    </MemoryRouter>,
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = async (name: string) => within(await screen.findByRole('dialog', { name }));

const WARNING = 'Deze bestanden worden via een vast adres gebruikt: 41 keer in de laatste 7 dagen.';

test('what no other site shows becomes private at once', async () => {
  show();
  press('Privé maken');
  await vi.waitFor(() => expect(changeAssets).toHaveBeenCalledWith(['a1', 'a2'], { isPrivate: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what other sites show becomes private after a warning, and is not asked about otherwise', async () => {
  Object.assign(uses, { a1: 40, a2: 1 });
  show();
  press('Privé maken');
  const dialog = await question('2 assets privé maken?');
  expect(dialog.getByText(WARNING)).toBeTruthy();
  expect(changeAssets).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('button', { name: 'Privé maken' }));
  await vi.waitFor(() => expect(changeAssets).toHaveBeenCalledWith(['a1', 'a2'], { isPrivate: true }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Niet meer privé');
  await vi.waitFor(() => expect(changeAssets).toHaveBeenLastCalledWith(['a1', 'a2'], { isPrivate: false }));
});

test('who deletes reads it too', async () => {
  Object.assign(uses, { a1: 41 });
  show();
  press('Verwijderen');
  expect(await (await question('2 assets verwijderen?')).findByText(WARNING)).toBeTruthy();
});
