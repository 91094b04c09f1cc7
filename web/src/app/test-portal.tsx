import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, vi } from 'vitest';
import type { Profile, Site } from '../api/types';
import { createRoutes, FUTURE } from './router';
import { writeCookie } from '../lib/cookies';
import { setInitialData } from '../lib/initial-data';
import { storeToken } from '../lib/session/access-token';
import { endSession, startSession } from '../lib/session/session';
import { rememberSession } from '../lib/session/session-marker';
import { toast, toasts } from '../lib/toasts/toasts';
import { ANSWERS, SITE } from './test-responses';
import { serve, type Answers, type SentRequest } from './test-server';

const makeProfile = (role: 'admin' | 'user', firstName: string): Profile => ({
  id: role,
  firstName,
  lastName: 'Jansen',
  name: `${firstName} Jansen`,
  email: `${firstName.toLowerCase()}@noorderlicht.example`,
  description: '',
  roles: [{ name: role }],
  groups: [],
  isActive: true,
  lastLoginAt: null,
  invitedAt: null,
  pendingEmail: null,
  hasPassword: true,
});

export const ADMIN = makeProfile('admin', 'Ada');
export const STAFF = makeProfile('user', 'Sam');

interface Visit {
  /** The logged-in user. */
  as?: Profile | null;
  /** What the server answers otherwise than in `ANSWERS`. */
  answers?: Answers;
  site?: Partial<Site>;
}

interface OpenPortal {
  router: ReturnType<typeof createMemoryRouter>;
  /** Everything that the server was asked. */
  sent: readonly SentRequest[];
  /** The address with its query. */
  getAddress: () => string;
}

/** Opens an address of the portal as the browser does: the real routes and screens, before a server that answers at once. */
export async function openPortal(
  address: string,
  { as = null, answers = {}, site = {} }: Visit = {},
): Promise<OpenPortal> {
  const here = { ...SITE, ...site };
  const sent = serve({
    ...ANSWERS,
    'GET /site': { data: here },
    ...(as && { 'GET /profile': { data: as } }),
    ...answers,
  });
  // The cache is that of the whole process.
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) cache.delete(key);
  setInitialData({ site: here });
  if (as) {
    rememberSession();
    storeToken({ access_token: 'token', expires_in: 900 });
  }
  await startSession();
  const router = createMemoryRouter(createRoutes(here), {
    initialEntries: [address],
    future: FUTURE,
  });
  render(
    // Each test asks for itself what another has asked just now.
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </SWRConfig>,
  );
  const getAddress = () => router.state.location.pathname + router.state.location.search;
  return { router, sent, getAddress };
}

afterEach(async () => {
  cleanup();
  for (const { id } of toasts.get()) toast.dismiss(id);
  await endSession();
  for (const [name] of document.cookie.matchAll(/[^=; ]+(?==)/g)) writeCookie(name, '', 0);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
