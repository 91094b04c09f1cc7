import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ADMIN, openPortal } from '../test-portal';
import {
  expectMarked,
  expectNamed,
  field,
  fill,
  getDescription,
  heading,
  inMain,
  press,
} from '../test-screen';
import { Refusal } from '../test-server';

const TOKEN = { access_token: 'token', expires_in: 900, token_type: 'Bearer' } as const;
const LETS_IN = { 'POST /auth/login': TOKEN, 'GET /profile': { data: ADMIN } } as const;

async function logIn(): Promise<void> {
  await heading('Inloggen');
  fill('E-mailadres', ADMIN.email);
  fill('Wachtwoord', 'een lang wachtwoord');
  press('Inloggen');
}

const ENTRANCES = [
  {
    address: '/login',
    title: 'Inloggen',
    fields: ['E-mailadres', 'Wachtwoord'],
    words: { button: ['Inloggen', 'Tonen'], link: ['Wachtwoord vergeten?', 'Registreren'] },
  },
  {
    address: '/register',
    title: 'Registreren',
    fields: ['Voornaam', 'Achternaam', 'E-mailadres', 'Wachtwoord', 'Wachtwoord herhalen'],
    words: { button: ['Registreren'], link: ['Inloggen'] },
  },
  {
    address: '/password/recover',
    title: 'Wachtwoord vergeten',
    fields: ['E-mailadres'],
    words: { button: ['Herstellink versturen'], link: ['Terug naar inloggen'] },
  },
  {
    address: '/password/reset?token=x',
    title: 'Nieuw wachtwoord',
    fields: ['Nieuw wachtwoord', 'Wachtwoord herhalen'],
    words: { button: ['Wachtwoord opslaan'] },
  },
];

test.each(ENTRANCES)(
  '$address has its words, and needs every field',
  async ({ address, title, fields, words }) => {
    await openPortal(address);
    await heading(title);
    expectMarked(fields, []);
    expectNamed(inMain(), words);
  },
);

describe('logging in', () => {
  test.each([
    ['//evil.example', '/huisstijl'],
    ['/\\evil.example', '/huisstijl'],
    ['%2F%2Fevil.example', '/huisstijl'],
    ['/%5Cevil.example', '/huisstijl'],
    ['javascript:alert(1)', '/huisstijl'],
    ['https://evil.example', '/huisstijl'],
    ['/huisstijl/../logout', '/huisstijl'],
    ['/account/details', '/account/details'],
  ])('with the redirect %s leads to %s', async (redirect, place) => {
    const { getAddress } = await openPortal(`/login?redirect=${encodeURIComponent(redirect)}`, {
      answers: LETS_IN,
    });
    await logIn();
    await waitFor(() => expect(getAddress()).toBe(place));
    await heading(place === '/huisstijl' ? 'Huisstijl' : 'Gegevens');
  });

  test('what only admins may leads on from logging out, and back', async () => {
    const { getAddress } = await openPortal('/logout?redirect=%2Fadmin%2Fusers%3Fpage%3D2');
    await waitFor(() => expect(getAddress()).toBe('/login?redirect=%2Fadmin%2Fusers%3Fpage%3D2'));
    await heading('Inloggen');
    expect(screen.queryByText(/alleen voor beheerders/)).toBeNull();
  });

  test('with a wrong password says so below it, and lets nobody in', async () => {
    const message = 'Dit e-mailadres en wachtwoord horen niet bij elkaar.';
    const { getAddress } = await openPortal('/login', {
      answers: { 'POST /auth/login': new Refusal(401, message) },
    });
    await logIn();
    await waitFor(() => expect(getDescription(field('Wachtwoord'))).toBe(message));
    expect(document.activeElement).toBe(field('Wachtwoord'));
    expect(getAddress()).toBe('/login');
  });

  test('too often with a wrong password is an alert', async () => {
    const message = 'Te vaak een verkeerd wachtwoord. Probeer het over 15 minuten opnieuw.';
    await openPortal('/login', { answers: { 'POST /auth/login': new Refusal(423, message) } });
    await logIn();
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(message),
    );
  });

  test('shows the password to who asks for it', async () => {
    await openPortal('/login');
    await heading('Inloggen');
    press('Tonen');
    expect(field('Wachtwoord').type).toBe('text');
    press('Verbergen');
    expect(field('Wachtwoord').type).toBe('password');
  });

  const samlProviders = [
    { id: 'staf', label: 'Noorderlicht' },
    { id: 'huisarts', label: 'ZorgID' },
  ];

  test('through a staff portal comes first, and leads back', async () => {
    await openPortal('/login?redirect=/account/details', { site: { samlProviders } });
    const way = await screen.findByRole('link', { name: 'Inloggen via Noorderlicht' });
    expect(way.getAttribute('href')).toBe('/saml2/staf/login?redirect=%2Faccount%2Fdetails');
    expectNamed(inMain(), { link: ['Inloggen via ZorgID'] });
    expect(screen.queryByLabelText('E-mailadres')).toBeNull();
  });

  test('with an address is there beside it for who asks', async () => {
    await openPortal('/login?state=regular', { site: { samlProviders } });
    await heading('Inloggen');
    expectMarked(['E-mailadres', 'Wachtwoord'], []);
    expectNamed(inMain(), { link: ['Inloggen via Noorderlicht'], button: ['Inloggen'] });
  });

  test('asks nobody to register where registration is closed', async () => {
    await openPortal('/login', { site: { registrationOpen: false } });
    await heading('Inloggen');
    expectNamed(inMain(), { button: ['Inloggen'] });
    expect(screen.queryByRole('link', { name: /Registreren|account aan/ })).toBeNull();
  });
});

test('a registration without anything in it says of each field what is wrong', async () => {
  const { sent } = await openPortal('/register');
  await heading('Registreren');
  press('Registreren');
  await waitFor(() => expect(document.activeElement).toBe(field('Voornaam')));
  for (const label of ['Voornaam', 'Achternaam', 'E-mailadres', 'Wachtwoord']) {
    expect(field(label).getAttribute('aria-invalid'), label).toBe('true');
    expect(getDescription(field(label)), label).toMatch(/[a-z]\.$/);
  }
  expect(sent.map(({ call }) => call)).not.toContain('POST /auth/register');
});

test('what the server refuses empties the form of a registration before it is reported', async () => {
  const message = 'Dit wachtwoord gebruiken veel mensen. Kies een ander.';
  await openPortal('/register', {
    answers: { 'POST /auth/register': new Refusal(400, 'Controleer de velden.', { password: [message] }) },
  });
  await heading('Registreren');
  fill('Voornaam', 'Jan');
  fill('Achternaam', 'Jansen');
  fill('E-mailadres', 'jan@noorderlicht.example');
  fill('Wachtwoord', 'wachtwoordwachtwoord');
  fill('Wachtwoord herhalen', 'wachtwoordwachtwoord');
  press('Registreren');
  await waitFor(() => expect(getDescription(field('Wachtwoord'))).toContain(message));
  expect([field('Voornaam').value, field('Wachtwoord').value]).toEqual(['', '']);
});

describe('a forgotten password', () => {
  const recover = async (refusal: Refusal) => {
    await openPortal('/password/recover', { answers: { 'POST /auth/password/email': refusal } });
    await heading('Wachtwoord vergeten');
    fill('E-mailadres', 'sanne');
    press('Herstellink versturen');
  };

  test('has the first error of the server beside its field, which has the focus', async () => {
    const email = ['Vul een geldig e-mailadres in.', 'Nog een zin.'];
    await recover(new Refusal(400, 'Controleer de gemarkeerde velden.', { email }));
    await waitFor(() => expect(getDescription(field('E-mailadres'))).toBe('Vul een geldig e-mailadres in.'));
    expect(document.activeElement).toBe(field('E-mailadres'));
    expect(screen.queryByText('Nog een zin.')).toBeNull();
  });

  test('has any other refusal as a message', async () => {
    await recover(new Refusal(429, 'Dat ging te snel achter elkaar.'));
    expect(await screen.findByText('Dat ging te snel achter elkaar.')).toBeTruthy();
  });

  test('needs the whole of the link in the mail', async () => {
    const { getAddress } = await openPortal('/password/reset');
    expect(await screen.findByText(/Deze link is niet compleet\./)).toBeTruthy();
    expect(screen.queryByLabelText('Nieuw wachtwoord')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Nieuwe link aanvragen' }));
    await waitFor(() => expect(getAddress()).toBe('/password/recover'));
  });
});
