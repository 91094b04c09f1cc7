import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal, STAFF } from '../test-portal';
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

test('the screens of the own account have their words', async () => {
  await openPortal('/account/details', { as: STAFF });
  await heading('Gegevens');
  expectMarked(['Voornaam', 'Achternaam', 'E-mailadres'], []);
  expectNamed(screen, { link: ['Gegevens', 'Wachtwoord'], button: ['Opslaan'] });
  fireEvent.click(screen.getByRole('link', { name: 'Wachtwoord' }));
  await heading('Wachtwoord');
  expectMarked(['Huidig wachtwoord', 'Nieuw wachtwoord', 'Wachtwoord herhalen'], []);
  expectNamed(inMain(), { button: ['Opslaan'] });
});

test('a changed name goes without the address, which an admin may have changed meanwhile', async () => {
  const { sent } = await openPortal('/account/details', {
    as: STAFF,
    answers: { 'PUT /profile': { data: { ...STAFF, firstName: 'Jantine' } } },
  });
  await heading('Gegevens');
  expect(screen.queryByLabelText('Huidig wachtwoord')).toBeNull();
  fill('Voornaam', 'Jantine');
  press('Opslaan');
  expect(await screen.findByText('Je gegevens zijn opgeslagen.')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ call: 'PUT /profile' });
  expect(sent.at(-1)?.body).toEqual({ firstName: 'Jantine', lastName: STAFF.lastName });
});

test('an error of a field that the form does not have stands above it', async () => {
  const errors = { groups: ['Deze groep bestaat niet.'] };
  await openPortal('/account/details', {
    as: STAFF,
    answers: { 'PUT /profile': new Refusal(400, 'Dat kan zo niet.', errors) },
  });
  await heading('Gegevens');
  press('Opslaan');
  const problem = await inMain().findByText('Deze groep bestaat niet.');
  expect(problem.closest('[role=alert]')?.nextElementSibling?.contains(field('Voornaam'))).toBe(true);
});

test('a password that is refused says why beside its field, which has the focus', async () => {
  const errors = { current_password: ['Dit is niet je huidige wachtwoord.'] };
  await openPortal('/account/password', {
    as: STAFF,
    answers: { 'PUT /auth/password': new Refusal(400, 'Controleer de gemarkeerde velden.', errors) },
  });
  await heading('Wachtwoord');
  press('Opslaan');
  await waitFor(() => expect(document.activeElement).toBe(field('Huidig wachtwoord')));
  expect(getDescription(field('Huidig wachtwoord'))).toBe('Dit is niet je huidige wachtwoord.');
});

test('a new password that is not saved yet is not lost by a link', async () => {
  const { getAddress } = await openPortal('/account/password', { as: STAFF });
  await heading('Wachtwoord');
  fill('Nieuw wachtwoord', 'een ander wachtwoord');
  const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Gegevens' }));
  leave();
  let question = await findDialog('Wijzigingen weggooien?');
  fireEvent.click(question.getByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Nieuw wachtwoord').value).toBe('een ander wachtwoord');
  leave();
  question = await findDialog('Wijzigingen weggooien?');
  fireEvent.click(question.getByRole('button', { name: 'Weggooien' }));
  await waitFor(() => expect(getAddress()).toBe('/account/details'));
});
