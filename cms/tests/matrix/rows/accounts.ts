import type { Data } from '../../support/wire';
import { admins, loggedIn } from '../callers';
import { row } from '../row';
import type { World } from '../world';

let count = 0;

const person = () => {
  count += 1;
  return { firstName: 'Nieuw', lastName: 'Mens', email: `nieuw${count}@example.org` };
};

const getId = async (answer: Promise<{ body: Data<{ id: string }> }>): Promise<string> =>
  (await answer).body.data.id;

const newUser = ({ admin }: World) =>
  getId(admin.post('/users', { ...person(), password: 'een-lang-wachtwoord-erbij' }));
const newGroup = ({ admin }: World) => {
  count += 1;
  return getId(admin.post('/groups', { name: `Groep ${count}`, permissions: ['view'] }));
};

const READS = ['', '/admin'];

/** Users and groups, under both prefixes, and one's own details. */
export const accountRows = [
  ...READS.flatMap((prefix) => [
    row(`GET ${prefix}/users`, 'the list', () => ({ path: `${prefix}/users` }), admins(200)),
    row(`GET ${prefix}/users`, 'a search', () => ({ path: `${prefix}/users?search=kanarie` }), admins(200)),
    row(
      ...[`GET ${prefix}/users/{id}`, 'a colleague'],
      ({ users }) => ({ path: `${prefix}/users/${users.colleague}` }),
      admins(200),
    ),
    row(
      ...[`GET ${prefix}/users/{id}`, 'oneself'],
      ({ users }) => ({ path: `${prefix}/users/${users.viewer}` }),
      admins(200),
    ),
    row(`GET ${prefix}/users/{id}`, 'unknown', () => ({ path: `${prefix}/users/onbekend` }), admins(404)),
    row(
      ...[`GET ${prefix}/users`, 'of a group'],
      ({ groups }) => ({ path: `${prefix}/users?group=${groups.viewer}&role=user&active=true` }),
      admins(200),
    ),
    row(`GET ${prefix}/users`, 'rubbish', () => ({ path: `${prefix}/users?role=onbekend` }), admins(400)),
    row(`GET ${prefix}/groups`, 'the list', () => ({ path: `${prefix}/groups` }), admins(200)),
    row(
      ...[`GET ${prefix}/groups/{id}`, 'a group'],
      ({ groups }) => ({ path: `${prefix}/groups/${groups.viewer}` }),
      admins(200),
    ),
    row(`GET ${prefix}/groups/{id}`, 'unknown', () => ({ path: `${prefix}/groups/onbekend` }), admins(404)),
    row(
      ...[`GET ${prefix}/groups/{id}/usage`, 'a group'],
      ({ groups }) => ({ path: `${prefix}/groups/${groups.viewer}/usage` }),
      admins(200),
    ),
    row(
      ...[`GET ${prefix}/groups/{id}/usage`, 'unknown'],
      () => ({ path: `${prefix}/groups/onbekend/usage` }),
      admins(404),
    ),
  ]),

  row(
    'POST /users',
    'with a password',
    () => ({
      path: '/users',
      json: { ...person(), password: 'een-lang-wachtwoord-erbij' },
    }),
    admins(200),
  ),
  row('POST /users', 'invited', () => ({ path: '/users', json: person() }), admins(200)),
  row('POST /users', 'rubbish', () => ({ path: '/users', json: { onbekend: 1 } }), admins(400)),
  row(
    'POST /users/import',
    'a trial',
    () => ({ path: '/users/import', raw: 'email', headers: { 'Content-Type': 'text/csv' } }),
    admins(400),
  ),
  row(
    'POST /users/import',
    'a list',
    () => ({
      path: '/users/import?dry_run=false',
      raw: 'email,voornaam,achternaam\nlijst@example.org,Van,Lijst',
      headers: { 'Content-Type': 'text/csv' },
    }),
    admins(200),
  ),
  row(
    'PUT /users/{id}',
    'a change',
    async (world) => ({ path: `/users/${await newUser(world)}`, json: { firstName: 'Anders' } }),
    admins(200),
  ),
  row(
    'PUT /users/{id}',
    'rights',
    ({ users, groups }) => ({
      path: `/users/${users.viewer}`,
      json: { roles: ['user'], groups: [groups.viewer] },
    }),
    admins(200),
  ),
  row(
    'PUT /users/{id}',
    'unknown',
    () => ({ path: '/users/onbekend', json: { firstName: 'A' } }),
    admins(404),
  ),
  row(
    'POST /users/{id}/invitation',
    'who never came',
    async (world) => ({ path: `/users/${await newUser(world)}/invitation` }),
    admins(204),
  ),
  row(
    'POST /users/{id}/invitation',
    'who came',
    ({ users }) => ({ path: `/users/${users.viewer}/invitation` }),
    admins(409),
  ),
  row('POST /users/{id}/invitation', 'unknown', () => ({ path: '/users/onbekend/invitation' }), admins(404)),
  row(
    'DELETE /users/{id}',
    'a user',
    async (world) => ({ path: `/users/${await newUser(world)}` }),
    admins(204),
  ),
  row('DELETE /users/{id}', 'unknown', () => ({ path: '/users/onbekend' }), admins(404)),

  row(
    'POST /groups',
    'a new group',
    () => ({ path: '/groups', json: { name: 'Erbij', permissions: ['view'] } }),
    admins(200),
  ),
  row('POST /groups', 'rubbish', () => ({ path: '/groups', json: { onbekend: 1 } }), admins(400)),
  row(
    'PUT /groups/{id}',
    'a change',
    async (world) => ({
      path: `/groups/${await newGroup(world)}`,
      json: { name: 'Anders', permissions: [] },
    }),
    admins(200),
  ),
  row(
    'PUT /groups/{id}/members',
    'a change',
    async (world) => ({
      path: `/groups/${await newGroup(world)}/members`,
      json: { add: [world.users.colleague], remove: [world.users.viewer] },
    }),
    admins(200),
  ),
  row(
    'PUT /groups/{id}/members',
    'unknown people',
    async (world) => ({ path: `/groups/${await newGroup(world)}/members`, json: { add: ['onbekend'] } }),
    admins(400),
  ),
  row(
    'PUT /groups/{id}/members',
    'unknown',
    () => ({ path: '/groups/onbekend/members', json: {} }),
    admins(404),
  ),
  row(
    'DELETE /groups/{id}',
    'unused',
    async (world) => ({ path: `/groups/${await newGroup(world)}` }),
    admins(204),
  ),
  row('DELETE /groups/{id}', 'in use', ({ groups }) => ({ path: `/groups/${groups.viewer}` }), admins(409)),
  row('DELETE /groups/{id}', 'unknown', () => ({ path: '/groups/onbekend' }), admins(404)),

  row('GET /profile', 'oneself', () => ({ path: '/profile' }), loggedIn(200)),
  row('PUT /profile', 'rubbish', () => ({ path: '/profile', json: { roles: ['admin'] } }), loggedIn(400)),
  row('PUT /profile', 'a change', () => ({ path: '/profile', json: { description: 'Iets' } }), loggedIn(200)),
  row(
    'POST /profile/email/confirm',
    'an unknown token',
    () => ({ path: '/profile/email/confirm', json: { token: 'x' } }),
    loggedIn(400),
  ),
  row('GET /admin/audit', 'the log', () => ({ path: '/admin/audit' }), admins(200)),
  row(
    'GET /admin/audit',
    'as a table',
    () => ({ path: '/admin/audit', headers: { Accept: 'text/csv' } }),
    admins(200),
  ),
];
