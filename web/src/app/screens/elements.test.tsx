import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPortal } from '../test-portal';
import { heading, inMain, press } from '../test-screen';

beforeEach(async () => {
  await openPortal('/elements');
  await heading('Elementen');
});
afterEach(() => vi.useRealTimers());

test('the showcase has every element and every type of block', async () => {
  const blocks = [
    'Tekst',
    'Tekst met asset',
    'Tekst met assets',
    'Tekst op achtergrond',
    'Teksttegel',
    'HTML',
  ];
  const getWords = () =>
    inMain()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  // Blocks appear once the code of all is there.
  await waitFor(() => expect(getWords()).toEqual(expect.arrayContaining(blocks)));
});

test.each([
  ['Gelukt', 'Opgeslagen.', 'status'],
  ['Ter informatie', 'Er is een nieuwe versie.', 'status'],
  ['Let op', 'Deze pagina heeft nog geen groepen.', 'status'],
  ['Mislukt', 'Dit bestand is te groot.', 'alert'],
])('%s says “%s” in a place that was there already', async (button, words, role) => {
  // A screen reader says what changes in a place that it knows.
  const places = screen.getAllByRole(role);
  press(button);
  const message = await screen.findByText(words);
  expect(places).toContain(message.closest(`[role=${role}]`));
});

test('a message goes after five seconds, but not while it has the focus', async () => {
  press('Mislukt');
  const words = 'Dit bestand is te groot.';
  const close = await screen.findByRole('button', { name: 'Melding sluiten' });
  vi.useFakeTimers();
  act(() => close.focus());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText(words)).not.toBeNull();
  act(() => close.blur());
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByText(words)).toBeNull();
});

test('a message that is closed gives the focus back', async () => {
  const button = inMain().getByRole('button', { name: 'Mislukt' });
  button.focus();
  fireEvent.click(button);
  const close = await screen.findByRole('button', { name: 'Melding sluiten' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(screen.queryByText('Dit bestand is te groot.')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('while something goes on the screen is covered', async () => {
  press('Even bezig');
  expect(within(await screen.findByRole('dialog')).getByText('Even bezig…')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
