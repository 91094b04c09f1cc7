import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PALETTE } from 'cms/shared/palette';
import type { File } from '../../api/types';
import { SITE } from '../test-responses';
import { ADMIN, openPortal } from '../test-portal';
import { field, fill, getDescription, heading, inMain, press } from '../test-screen';
import { Refusal } from '../test-server';

const LOGO: File = {
  ...{ id: 'logo', name: 'logo.svg', ext: '.svg', mime: 'image/svg+xml' },
  ...{ size: 1, kind: 'usable', width: 200, height: 40, preview: null },
};

const DOMAINS = 'Alleen met een mailadres van';

beforeEach(async () => {
  const settings = {
    favicon: null,
    mailFromName: '',
    logo: LOGO,
    registration: 'open',
    registrationDomains: [],
  } as const;
  const errors = { registrationDomains: ['Vul een domein in.'] };
  await openPortal('/admin/site', {
    as: ADMIN,
    answers: {
      'GET /admin/site': { data: { ...SITE, ...settings, palette: PALETTE, registrationDomains: [] } },
      'PUT /admin/site': new Refusal(400, 'Controleer de gemarkeerde velden.', errors),
    },
  });
  await heading('Portaal');
  await inMain().findByLabelText('Naam');
});

test('nothing is to be saved before something changes, and what changed is counted', () => {
  const save = inMain().getByRole<HTMLButtonElement>('button', { name: 'Opslaan' });
  expect(save.disabled).toBe(true);
  fill('Naam', 'Zuiderster');
  press('Link toevoegen');
  fill('Tekst van link 1', 'Privacy');
  expect(screen.getByText('2 wijzigingen, nog niet zichtbaar')).toBeTruthy();
  expect(save.disabled).toBe(false);
  press('Ongedaan maken');
  expect(field('Naam').value).toBe(SITE.productName);
  expect(save.disabled).toBe(true);
});

test('the logo that is stored has an address for other sites, as a drawing too where it is one', () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  for (const ending of ['svg', 'png']) {
    press(`Kopieer vast adres, ${ending.toUpperCase()}`);
    expect(copied).toHaveBeenLastCalledWith(`${window.location.origin}/vast/logo.${ending}`);
  }
  copied.mockRestore();
});

test('a domain that is none is reported beside its field', async () => {
  fill(DOMAINS, 'zuiderster');
  press('Opslaan');
  await waitFor(() => expect(getDescription(field(DOMAINS))).toContain('Vul een domein in.'));
  expect(document.activeElement).toBe(field(DOMAINS));
});

test('who closes registration is not asked for domains', () => {
  fireEvent.click(inMain().getByRole('switch', { name: 'Mensen maken zelf een account' }));
  expect(inMain().queryByLabelText(DOMAINS)).toBeNull();
  expect(screen.getByText('1 wijziging, nog niet zichtbaar')).toBeTruthy();
});

test('a colour is taken without # and with three digits', () => {
  const HEX = 'Hexwaarde van Aqua';
  for (const [typed, colour] of [
    ['057', '#005577'],
    ['0A5A44', '#0A5A44'],
  ] as const) {
    fill(HEX, typed);
    fireEvent.blur(field(HEX));
    expect(field(HEX).value).toBe(colour);
    expect(getDescription(field(HEX))).toMatch(/^Wit erop/);
  }
});

test('a colour that nobody can read is said at once, with the nearest that can', () => {
  const HEX = 'Hexwaarde van Aqua';
  fill(HEX, '#00A3AD');
  expect(getDescription(field(HEX))).toMatch(/^Wit erop: 3,0\s+te weinig$/);
  expect(inMain().getByRole('img', { name: /Slecht te lezen: aqua/ })).toBeTruthy();
  fireEvent.click(inMain().getByRole('button', { name: /Neem #.{6} voor Aqua/ }));
  expect(getDescription(field(HEX))).toMatch(/^Wit erop: 4,5\s+AA$/);
  fill(HEX, '#12');
  expect(getDescription(field(HEX))).toMatch(/Vul een kleur in/);
});

test('the preview of a mail says what the server sends', () => {
  fill('Naam', 'Zuiderster');
  fireEvent.click(inMain().getByRole('radio', { name: 'Mail' }));
  expect(inMain().getByText('Kies een nieuw wachtwoord voor de huisstijl van Zuiderster')).toBeTruthy();
  expect(inMain().getByText(/^Voor je account bij de huisstijl van Zuiderster is/)).toBeTruthy();
});
