import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '../api/types';
import { endSession, updateProfile } from '../lib/session/session';
import { ADMINS_ONLY, isState } from '../lib/session/router-state';
import { RequireAccess } from './require-access';
import { RouteError } from './route-error';

const makeProfile = (role: 'admin' | 'user'): Profile => ({
  id: 'a',
  firstName: 'Jan',
  lastName: 'Jansen',
  name: 'Jan Jansen',
  email: 'jan@example.org',
  description: '',
  roles: [{ name: role }],
  groups: [],
  isActive: true,
  lastLoginAt: null,
  invitedAt: null,
  pendingEmail: null,
  hasPassword: true,
});

function Out() {
  const { search, ...location } = useLocation();
  const state: unknown = location.state;
  return <p>{isState(state, ADMINS_ONLY) ? 'Uitgelogd: alleen voor beheerders' : `Uitgelogd${search}`}</p>;
}

function show(access: string) {
  const screens = (path: string, text: string) => ({ path, element: <p>{text}</p> });
  const element = (
    <RequireAccess access={access}>
      <p>Het scherm</p>
    </RequireAccess>
  );
  const routes = [
    { path: '/scherm', element, errorElement: <RouteError /> },
    screens('/login', 'Inloggen'),
    { path: '/logout', element: <Out /> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/scherm?a=b'] })} />);
}

// React logs errors that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

test.each([
  ['public', null, 'Het scherm'],
  ['any', null, 'Het scherm'],
  ['user', null, 'Inloggen'],
  ['user', 'user', 'Het scherm'],
  ['admin', null, 'Uitgelogd?redirect=%2Fscherm%3Fa%3Db'],
  ['admin', 'user', 'Uitgelogd: alleen voor beheerders'],
  ['admin', 'admin', 'Het scherm'],
] as const)('%s for %s: %s', async (access, role, expected) => {
  if (role) updateProfile(makeProfile(role));
  else await endSession();
  show(access);
  expect(await screen.findByText(expected)).toBeTruthy();
});

test('a rule that is not there is an error of the portal', async () => {
  show('geheim');
  expect(await screen.findByText('Unknown middleware geheim')).toBeTruthy();
  expect(screen.getByText('500')).toBeTruthy();
});

test('a mistake in what a screen draws is an error of the portal, with its status', async () => {
  const Broken = (): never => {
    throw new TypeError("Cannot read properties of undefined (reading 'title')");
  };
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouteError /> }])}
    />,
  );
  expect(await screen.findByText('500')).toBeTruthy();
  expect(screen.queryByText(/geen antwoord/)).toBeNull();
});
