import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ASSET, GROUP, listOf, makePage, NOTHING, USER } from '../test-responses';
import { ADMIN, openPortal } from '../test-portal';
import {
  expectMarked,
  expectNamed,
  field,
  fill,
  findDialog,
  getDescription,
  heading,
  inMain,
  press,
} from '../test-screen';
import { Refusal } from '../test-server';

const open = (address: string, answers: Parameters<typeof openPortal>[1] = {}) =>
  openPortal(address, { as: ADMIN, ...answers });

/** A question is answered with a verb, never with OK. */
async function expectQuestion(verb: string): Promise<void> {
  const question = await findDialog();
  expectNamed(question, { button: [verb] });
  expect(question.queryByRole('button', { name: 'OK' })).toBeNull();
  fireEvent.click(question.getByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('a list with nothing in it says so', () => {
  test.each([
    ['/admin/users', { 'GET /users': NOTHING }, 'Niemand gevonden'],
    ['/admin/groups', { 'GET /groups': NOTHING }, 'Er zijn nog geen groepen'],
    ['/assets', { 'GET /assets': NOTHING }, 'Nog geen assets'],
    ['/huisstijl/deleted', {}, "Er zijn geen verwijderde pagina's"],
    ['/edit', {}, 'Er zijn geen concepten.'],
  ] as const)('%s', async (address, answers, words) => {
    await open(address, { answers });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('a new user', () => {
  test('has these fields', async () => {
    await open('/admin/users/create');
    await heading('Nieuwe gebruiker');
    expectMarked(['Voornaam', 'Achternaam', 'E-mailadres'], ['Omschrijving', 'Wachtwoord']);
    expectNamed(inMain(), { combobox: ['Rol'], group: ['Groepen'], button: ['Opslaan'] });
    expectNamed(screen, { link: ['Gebruikers', 'Groepen'] });
  });

  test('that is refused keeps what was filled in, with each reason beside its field', async () => {
    const errors = { email: ['Dit adres heeft al iemand.'], password: ['Kies een langer wachtwoord.'] };
    await open('/admin/users/create', {
      answers: { 'POST /users': new Refusal(400, 'Controleer de gemarkeerde velden.', errors) },
    });
    await heading('Nieuwe gebruiker');
    fill('Voornaam', 'Dubbel');
    press('Opslaan');
    await waitFor(() => expect(getDescription(field('E-mailadres'))).toContain('Dit adres heeft al iemand.'));
    expect(getDescription(field('Wachtwoord'))).toContain('Kies een langer wachtwoord.');
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(field('Voornaam').value).toBe('Dubbel');
  });

  test('that is not saved yet is not lost by a link', async () => {
    await open('/admin/users/create');
    await heading('Nieuwe gebruiker');
    fill('Voornaam', 'Weg');
    fireEvent.click(screen.getByRole('link', { name: 'Groepen' }));
    await expectQuestion('Weggooien');
  });
});

describe('what another admin changed meanwhile stays', () => {
  test('of a user: only the changed field is sent', async () => {
    const { sent, getAddress } = await open(`/admin/users/${USER.id}`, {
      answers: { 'PUT /users/{id}': { data: USER } },
    });
    await heading(USER.name);
    fill('Voornaam', 'Kimberly');
    press('Opslaan');
    await waitFor(() => expect(getAddress()).toBe('/admin/users'));
    const saved = sent.find(({ call }) => call === 'PUT /users/{id}');
    expect(saved?.body).toEqual({ firstName: 'Kimberly' });
  });

  test('of a group: its rights are not sent along', async () => {
    const { sent, getAddress } = await open(`/admin/groups/${GROUP.id}`, {
      answers: { 'PUT /groups/{id}': { data: GROUP } },
    });
    await heading(GROUP.name);
    fill('Naam', 'Hernoemd');
    press('Opslaan');
    await waitFor(() => expect(getAddress()).toBe('/admin/groups'));
    expect(sent.find(({ call }) => call === 'PUT /groups/{id}')?.body).toEqual({ name: 'Hernoemd' });
  });
});

test('a new group has these fields, and one that is refused says why', async () => {
  const errors = { name: ['Vul een naam in.'] };
  await open('/admin/groups/create', { answers: { 'POST /groups': new Refusal(400, 'Nee.', errors) } });
  await heading('Nieuwe groep');
  expectMarked(['Naam'], []);
  expectNamed(inMain(), { checkbox: ['Bekijken', 'Downloaden voor gebruik', 'Downloaden voor bewerking'] });
  press('Opslaan');
  await waitFor(() => expect(getDescription(field('Naam'))).toBe('Vul een naam in.'));
  expect(document.activeElement).toBe(field('Naam'));
});

describe('the library', () => {
  const getDetails = () => within(screen.getByRole('complementary', { name: 'Details' }));

  test('takes a new asset, whose file is needed', async () => {
    await open('/assets');
    await heading('Assets');
    expectNamed(inMain(), { searchbox: ['Zoeken'] });
    press('Asset toevoegen');
    const file = await getDetails().findByLabelText<HTMLInputElement>('Bestand');
    expect(file.required).toBe(true);
    // It comes first: the rest is about it.
    const title = getDetails().getByLabelText('Titel');
    expect(file.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const label of ['Titel', 'Omschrijving'])
      expect(getDescription(getDetails().getByLabelText(label))).toContain('(niet verplicht)');
    expectNamed(getDetails(), { switch: ['Privé'], button: ['Opslaan'] });
  });

  test('asks before it removes one', async () => {
    await open(`/assets/${ASSET.id}`);
    await screen.findByRole('complementary', { name: 'Details' });
    await getDetails().findByRole('button', { name: 'Verwijderen' });
    expectNamed(getDetails(), { button: ['Bestanden toevoegen', 'Opslaan'] });
    fireEvent.click(getDetails().getByRole('button', { name: 'Verwijderen' }));
    await expectQuestion('Verwijderen');
  });
});

test('deleted pages come back, or go for good after a question', async () => {
  const gone = { deleted_at: '2026-01-01T12:00:00.000Z', deleted_by: null };
  await open('/huisstijl/deleted', {
    answers: { 'GET /admin/pages/deleted': listOf({ ...makePage('weg', 'Weg ermee'), ...gone }) },
  });
  await screen.findByText('Weg ermee');
  expectNamed(inMain(), { button: ['Terugzetten'] });
  press('Definitief verwijderen');
  await expectQuestion('Definitief verwijderen');
});
