import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { type List, getPeople, twoGroups } from '../support/people';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { ErrorBody } from '../support/wire';

let portal: OwnPortal;
let admin: Client;
let groups: [string, string];

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  groups = await twoGroups(admin);
  const { make } = getPeople(admin);
  const person = (firstName: string, lastName: string, more: object) =>
    make({ firstName, lastName, email: `${firstName}@proef.example`, ...more });
  await person('Zoe', 'Bakker', { groups: [groups[0]] });
  await person('anna', 'bakker', { roles: ['admin'] });
  await person('Chris', 'Aalbers', { groups });
  await person('Daan', 'Zwart', { roles: ['admin'], isActive: false, groups: [groups[1]] });
});

const names = async (query: string, prefix = '') => {
  const { status, body } = await admin.get<List>(`${prefix}/users?search=proef.example&${query}`);
  expect(status).toBe(200);
  expect(body.meta.pagination.total).toBe(body.data.length);
  return body.data.map(({ name }) => name.split(' ')[0]);
};

test('sorts by last and then first name, without minding capitals, unless asked otherwise', async () => {
  const byName = ['Chris', 'anna', 'Zoe', 'Daan'];
  expect(await names('')).toEqual(byName);
  expect(await names('sort=name:asc')).toEqual(byName);
  expect(await names('sort=name:desc')).toEqual([...byName].reverse());
  expect(await names('sort=email:asc')).toEqual(['anna', 'Chris', 'Daan', 'Zoe']);
  expect(await names('sort=created:asc')).toEqual(['Zoe', 'anna', 'Chris', 'Daan']);
  expect(await names('sort=created:desc')).toEqual(['Daan', 'Chris', 'anna', 'Zoe']);
  await portal.strapi.db.connection('up_users').where('email', 'zoe@proef.example').update({
    last_login_at: new Date(),
  });
  for (const direction of ['asc', 'desc']) {
    expect((await names(`sort=lastLoginAt:${direction}`))[0]).toBe('Zoe');
  }
});

test.each(['', '/admin'])(
  'filters by role, group and whether a user may log in, under "%s"',
  async (prefix) => {
    expect(await names('role=admin', prefix)).toEqual(['anna', 'Daan']);
    expect(await names('role=user', prefix)).toEqual(['Chris', 'Zoe']);
    expect(await names('active=true', prefix)).toEqual(['Chris', 'anna', 'Zoe']);
    expect(await names('active=false', prefix)).toEqual(['Daan']);
    expect(await names(`group=${groups[0]}`, prefix)).toEqual(['Chris', 'Zoe']);
    expect(await names(`group=${groups[1]}&active=true&role=user`, prefix)).toEqual(['Chris']);
    expect(await names('group=onbekend', prefix)).toEqual([]);
  },
);

test.each([
  'role=onbekend',
  'role=',
  'role[]=admin',
  'role=admin&role=user',
  'active=1',
  'active=TRUE',
  'group=',
  'group=a%20b',
  "group='or%201=1",
  'group[$ne]=a',
  'sort=role:asc',
  'sort=created_at:asc',
])('refuses ?%s', async (query) => {
  const { status, body } = await admin.get<ErrorBody>(`/users?${query}`);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [query.split(/[=[]/)[0]]]);
});
