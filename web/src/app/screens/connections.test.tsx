import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../api/schema';
import { GROUP, listOf, NOTHING } from '../test-responses';
import { ADMIN, openPortal, STAFF } from '../test-portal';
import { findDialog, getDescription, heading, inMain, press, watchClipboard } from '../test-screen';
import { Refusal, type Answers } from '../test-server';

type Schemas = components['schemas'];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const after = (ms: number): string => new Date(Date.now() + ms).toISOString();

const API_TOKEN: Schemas['ApiToken'] = {
  id: 'k1',
  name: 'Intranet',
  scopes: ['read'],
  groups: [],
  created_at: after(-30 * DAY),
  created_by: { id: 'admin', name: 'Ada Jansen' },
  expires_at: null,
  last_used_at: null,
  prefix: 'cim_8fK2',
};
const TOKEN = 'cim_8fK2xV0mT4aLw9ZsE2hRkY6dNfUoBi8cJg3tXq5KpMe';

const open = (answers: Answers = {}) =>
  openPortal('/admin/connections', {
    as: ADMIN,
    answers: { 'GET /admin/api-tokens': listOf(API_TOKEN), 'GET /admin/webhooks': NOTHING, ...answers },
  });

let copied: readonly string[] = [];

beforeEach(() => {
  copied = watchClipboard();
});

test('only admins see the screen', async () => {
  const { getAddress } = await openPortal('/admin/connections', { as: STAFF });
  await waitFor(() => expect(getAddress()).not.toBe('/admin/connections'));
});

test('at first there is nothing: each part says what it is for, and how to begin', async () => {
  await open({ 'GET /admin/api-tokens': NOTHING });
  await heading('Koppelingen');
  for (const name of ['Sleutels', 'Webhooks', 'Assistenten'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  expect(await screen.findByText(/^Nog geen sleutels\./)).toBeTruthy();
  expect(await screen.findByText(/^Nog geen webhooks\./)).toBeTruthy();
  for (const name of ['Sleutel maken', 'Webhook toevoegen'])
    expect(inMain().getByRole('button', { name })).toBeTruthy();
  fireEvent.click(inMain().getByRole('button', { name: /mcp Kopieer$/ }));
  await waitFor(() => expect(copied).toEqual([`${window.location.origin}/mcp`]));
});

describe('API tokens', () => {
  test('a row says what a token may, as whom, since when, until when', async () => {
    await open({
      'GET /admin/api-tokens': listOf(
        API_TOKEN,
        {
          ...API_TOKEN,
          ...{ id: 'k2', name: 'Fotobank', scopes: ['read', 'write-assets'], groups: [GROUP] },
          ...{ last_used_at: after(-4.5 * MINUTE), expires_at: after(3 * DAY) },
        },
        { ...API_TOKEN, id: 'k3', name: 'Oud', expires_at: after(-3 * DAY) },
      ),
    });
    await screen.findByText('Fotobank');
    const [, first, second, third] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(first).toBe('Intranetcim_8fK2…LezenBezoekernog niet gebruiktgeen eindeIntrekken');
    expect(second).toContain('Lezen, bestanden toevoegenMedewerkers4 minuten geledenover 3 dagenVerleng');
    expect(third).toContain('verlopen op');
    expect(screen.getAllByRole('button', { name: /^Verleng: / })).toHaveLength(2);
  });

  test('while a token is made, it says what it will see', async () => {
    const { sent } = await open({ 'POST /admin/api-tokens': { data: { ...API_TOKEN, token: TOKEN } } });
    await heading('Koppelingen');
    press('Sleutel maken');
    const dialog = await findDialog('Sleutel maken');
    expect(dialog.getByText(/^Leest wat iedereen zonder account mag zien/)).toBeTruthy();
    fireEvent.click(await dialog.findByRole('checkbox', { name: GROUP.name }));
    expect(dialog.getByText('Leest wat Medewerkers mag zien.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('radio', { name: 'Lezen en bestanden toevoegen' }));
    expect(dialog.getByText(/Voegt bestanden toe/)).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: '90 dagen' }).checked).toBe(true);
    fireEvent.click(dialog.getByRole('radio', { name: 'Geen einde' }));
    fireEvent.change(dialog.getByLabelText('Naam'), { target: { value: 'Intranet' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Maak de sleutel' }));
    await findDialog('Sleutel voor Intranet');
    expect(sent.find(({ call }) => call === 'POST /admin/api-tokens')?.body).toEqual({
      name: 'Intranet',
      scopes: ['read', 'write-assets'],
      groups: [GROUP.id],
      expires_at: null,
    });
  });

  test('a token is its own copy button, and its dialog asks before it goes uncopied', async () => {
    await open({ 'POST /admin/api-tokens': { data: { ...API_TOKEN, token: TOKEN } } });
    await heading('Koppelingen');
    press('Sleutel maken');
    const form = await findDialog('Sleutel maken');
    fireEvent.change(form.getByLabelText('Naam'), { target: { value: 'Intranet' } });
    fireEvent.click(form.getByRole('button', { name: 'Maak de sleutel' }));
    const once = await findDialog('Sleutel voor Intranet');
    fireEvent.click(once.getByRole('button', { name: 'Klaar' }));
    const question = await findDialog('Sluiten zonder de sleutel te kopiëren?');
    fireEvent.click(question.getByRole('button', { name: 'Annuleren' }));
    fireEvent.click(once.getByRole('button', { name: new RegExp(`^${TOKEN}`) }));
    await once.findByText('Gekopieerd');
    expect(copied).toEqual([TOKEN]);
    fireEvent.click(once.getByRole('button', { name: 'Klaar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.textContent).not.toContain(TOKEN);
  });

  test('a token that is refused says why beside its fields, and keeps what was typed', async () => {
    const errors = {
      name: ['Deze naam is er al.'],
      'groups.0': ['Deze groep bestaat niet.'],
      expires_at: ['Kies een latere dag.'],
    };
    await open({ 'POST /admin/api-tokens': new Refusal(400, 'Controleer de gemarkeerde velden.', errors) });
    await heading('Koppelingen');
    press('Sleutel maken');
    const dialog = await findDialog('Sleutel maken');
    const name = dialog.getByLabelText<HTMLInputElement>('Naam');
    fireEvent.click(dialog.getByRole('button', { name: 'Maak de sleutel' }));
    expect(getDescription(name)).toContain('Geef de sleutel een naam.');
    fireEvent.change(name, { target: { value: 'Intranet' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Maak de sleutel' }));
    await waitFor(() => expect(getDescription(name)).toContain('Deze naam is er al.'));
    expect(getDescription(dialog.getByLabelText('Tot en met'))).toContain('Kies een latere dag.');
    const who = dialog.getByRole('group', { name: 'Als wie kijkt hij?' });
    expect(getDescription(who)).toContain('Deze groep bestaat niet.');
    expect(name.value).toBe('Intranet');
    fireEvent.keyDown(name, { key: 'Escape' });
    expect(await screen.findByRole('dialog', { name: 'Wijzigingen weggooien?' })).toBeTruthy();
  });

  test('revoking says what stops, and the focus stays on the screen', async () => {
    let tokens = listOf(API_TOKEN);
    const { sent } = await open({
      'GET /admin/api-tokens': () => tokens,
      'DELETE /admin/api-tokens/{id}': () => {
        tokens = { ...NOTHING };
        return null;
      },
    });
    await screen.findByText('Intranet');
    press('Intrekken: Intranet');
    const question = await findDialog('Intranet intrekken?');
    expect(question.getByText(/krijgt meteen geen antwoord meer/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Intrekken' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(({ call }) => call)).toContain('DELETE /admin/api-tokens/{id}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  test('a token that ends soon gets another end', async () => {
    const { sent } = await open({
      'GET /admin/api-tokens': listOf({ ...API_TOKEN, expires_at: after(3 * DAY) }),
      'PUT /admin/api-tokens/{id}': { data: API_TOKEN },
    });
    await screen.findByText('Intranet');
    press('Verleng: Intranet');
    const dialog = await findDialog('Intranet verlengen');
    fireEvent.change(dialog.getByLabelText('Tot en met'), { target: { value: '2020-01-01' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Verleng' }));
    expect(getDescription(dialog.getByLabelText('Tot en met'))).toBe('Kies een dag die nog komt.');
    fireEvent.click(dialog.getByRole('radio', { name: 'Geen einde' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Verleng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-2)?.body).toEqual({ expires_at: null });
  });
});
