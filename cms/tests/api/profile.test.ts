import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { startPortal } from '../support/portal';

interface Profile {
  id: string;
  email: string;
  firstName: string;
  roles: { name: string }[];
}
interface One {
  data: Profile;
}
interface Refusal {
  status: number;
  errors?: Record<string, string[]>;
}

const PASSWORD = 'een-gewoon-wachtwoord';

let portal: Awaited<ReturnType<typeof startPortal>>;
let reader: Client;
let made: Profile;

beforeAll(async () => {
  portal = await startPortal();
  const admin = await portal.admin();
  const group = await admin.post<{ data: { id: string } }>('/groups', {
    name: 'Zorg',
    permissions: ['view'],
  });
  const { body } = await admin.post<One>('/users', {
    firstName: 'Noor',
    lastName: 'Bakker',
    email: 'noor@example.org',
    groups: [group.body.data.id],
    password: PASSWORD,
  });
  made = body.data;
  reader = await portal.api.as('noor@example.org', PASSWORD);
});
afterAll(() => portal.stop());

test('everybody sees their own account, private to them', async () => {
  const { body, headers } = await reader.get<One>('/profile');
  expect(body.data).toEqual({ ...made, lastLoginAt: expect.any(String) });
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('etag')).toMatch(/^"/);
});

test('and changes names, address and description, each on its own', async () => {
  const changed = await reader.put<One>('/profile', {
    description: 'Verpleegkundige',
    email: 'NOOR.B@example.org',
  });
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({
    firstName: 'Noor',
    description: 'Verpleegkundige',
    email: 'noor.b@example.org',
  });
  expect(
    (await portal.api.post('/auth/login', { email: 'noor.b@example.org', password: PASSWORD })).status,
  ).toBe(200);
  await reader.put('/profile', { email: 'noor@example.org', description: '' });
});

test.each([
  [
    'what only an admin changes',
    { roles: ['admin'], groups: [], isActive: true, password: PASSWORD },
    ['groups', 'isActive', 'password', 'roles'],
  ],
  ['an id', { id: 'x' }, ['id']],
  ['empty names', { firstName: ' ', lastName: '' }, ['firstName', 'lastName']],
  ['wrong types', { firstName: {}, email: 1, description: [] }, ['description', 'email', 'firstName']],
])('%s: 400, and nothing changes', async (_name, input, fields) => {
  const before = (await reader.get<One>('/profile')).body;
  const { status, body } = await reader.put<Refusal>('/profile', input);
  expect(status).toBe(400);
  expect(Object.keys(body.errors ?? {}).sort()).toEqual(fields);
  expect((await reader.get<One>('/profile')).body).toEqual(before);
});

test('an address of somebody else: 409 at email', async () => {
  const { status, body } = await reader.put<Refusal>('/profile', { email: 'beheerder@example.org' });
  expect(status).toBe(409);
  expect(Object.keys(body.errors ?? {})).toEqual(['email']);
});

test('without a login: 401', async () => {
  expect((await portal.api.get('/profile')).status).toBe(401);
  expect((await portal.api.put('/profile', { firstName: 'X' })).status).toBe(401);
});
