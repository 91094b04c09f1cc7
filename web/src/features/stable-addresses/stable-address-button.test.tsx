import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Asset, Rendition } from '../../api/types';
import { StableAddressButton, StableUses } from '.';

const asset: Asset = {
  id: 'vast1',
  title: 'Logo',
  description: '',
  isPrivate: false,
  can: { view: true, use: true, edit: false },
  open_to_all: true,
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  decorative: false,
  focal_point: null,
  original: {
    id: 'o',
    name: 'logo.png',
    ext: '.png',
    mime: 'image/png',
    size: 2048,
    kind: 'usable',
    width: 600,
    height: 300,
    preview: null,
  },
  files: [],
  updated_at: '2026-11-27T00:00:00.000Z',
};

const rendition: Rendition = {
  preset: {
    ...{ id: 'klein', label: 'Klein', format: 'png', width: 600 },
    ...{ height: null, fit: 'inside', dpi: null, background: null },
  },
  ...{ name: 'logo.png', width: 600, height: 300, size: null },
};

const written: string[] = [];
let isRefused = false;

beforeEach(() => {
  written.length = 0;
  isRefused = false;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [rendition] })));
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    if (isRefused) return Promise.reject(new Error('Not over http'));
    written.push(text);
    return Promise.resolve();
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = async (): Promise<HTMLElement> => {
  const button = screen.getByRole('button', { name: 'Kopieer vast adres' });
  button.focus();
  fireEvent.click(button);
  return screen.findByRole('dialog', { name: 'Vast adres van Logo' });
};

test('only what is open to all has the button', () => {
  const { rerender } = render(<StableAddressButton asset={{ ...asset, open_to_all: undefined }} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<StableAddressButton asset={{ ...asset, original: null }} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<StableAddressButton asset={asset} />);
  expect(screen.getByRole('button')).toBeTruthy();
});

test('it copies the address of the chosen format, and the code for an intranet', async () => {
  render(<StableAddressButton asset={asset} />);
  const dialog = within(await open());
  const root = `${window.location.origin}/vast/assets/vast1`;
  expect(await dialog.findByRole<HTMLInputElement>('radio', { name: 'PNG, 600 px' })).toHaveProperty(
    'checked',
    true,
  );
  fireEvent.click(dialog.getByRole('button', { name: `Kopieer ${root}/klein.png` }));
  expect(await dialog.findByText('Gekopieerd')).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: 'Origineel, PNG' }));
  expect(dialog.queryByText('Gekopieerd')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: `Kopieer ${root}/origineel` }));
  fireEvent.click(dialog.getByRole('button', { name: /^Kopieer de code voor het intranet/ }));
  expect(written).toEqual([
    `${root}/klein.png`,
    `${root}/origineel`,
    `<img src="${root}/origineel" alt="Logo" width="300">`,
  ]);
  expect(dialog.getByText(/Alleen bestanden die openbaar zijn, hebben een vast adres/)).toBeTruthy();
});

test('what the browser does not copy is not called copied', async () => {
  isRefused = true;
  render(<StableAddressButton asset={asset} />);
  const dialog = within(await open());
  fireEvent.click(await dialog.findByRole('button', { name: /klein\.png$/ }));
  await vi.waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalled());
  expect(dialog.queryByText('Gekopieerd')).toBeNull();
});

test('Escape closes it', async () => {
  render(<StableAddressButton asset={asset} />);
  fireEvent.keyDown(await open(), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('admins read how often an address is used, when it is', () => {
  const { container, rerender } = render(<StableUses uses={41} />);
  expect(container.textContent).toBe(
    'Dit bestand wordt via een vast adres gebruikt: 41 keer in de laatste 7 dagen.',
  );
  rerender(<StableUses uses={2} of={3} />);
  expect(container.textContent).toBe(
    'Deze bestanden worden via een vast adres gebruikt: 2 keer in de laatste 7 dagen.',
  );
  rerender(<StableUses uses={0} />);
  expect(container.textContent).toBe('');
});
