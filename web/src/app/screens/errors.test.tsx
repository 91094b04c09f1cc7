import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ADMIN, openPortal } from '../test-portal';
import { fill, heading, press } from '../test-screen';
import { Refusal } from '../test-server';

const getAlerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

const FORBIDDEN = new Refusal(403, 'Je hebt hier geen rechten voor.');

test('403: the reason, and logged out', async () => {
  const { getAddress } = await openPortal('/admin/groups', {
    as: ADMIN,
    answers: { 'GET /groups': FORBIDDEN },
  });
  await heading('Inloggen');
  expect(getAddress()).toBe('/login');
  await waitFor(() => expect(getAlerts()).toEqual([FORBIDDEN.message]));
});

test('403 with a form half filled in: logged out without a question', async () => {
  const { getAddress } = await openPortal('/admin/groups/create', {
    as: ADMIN,
    answers: { 'GET /users': FORBIDDEN },
  });
  await heading('Nieuwe groep');
  fill('Naam', 'Half');
  press('Leden toevoegen');
  await heading('Inloggen');
  expect(getAddress()).toBe('/login');
  await waitFor(() => expect(getAlerts()).toEqual([FORBIDDEN.message]));
});

test('401: the reason, and the login leads back to the same place', async () => {
  const { getAddress } = await openPortal('/admin/users', {
    as: ADMIN,
    answers: {
      'GET /users': new Refusal(401, 'Je sessie is verlopen. Log opnieuw in.'),
      'POST /auth/refresh': new Refusal(401, 'Je sessie is verlopen. Log opnieuw in.'),
    },
  });
  await heading('Inloggen');
  expect(getAddress()).toBe('/login?redirect=%2Fadmin%2Fusers');
  await waitFor(() => expect(getAlerts()).toContain('Je sessie is verlopen. Log opnieuw in.'));
});

test('a page that the server cannot give: status and message', async () => {
  const message = 'Het portaal is even niet bereikbaar.';
  await openPortal('/login', { answers: { 'GET /pages/{id}': new Refusal(503, message) } });
  fireEvent.click(await screen.findByRole('link', { name: 'Home' }));
  expect(await screen.findByText('503')).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
});
