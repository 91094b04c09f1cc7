import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { getPeople, type List } from '../support/people';
import { ADMIN } from '../support/portal';
import { academic, colleague, meAs, getRefusal } from '../support/saml/colleagues';
import { forgetRefusals, lastRefusal, startSamlPortal, type SamlPortal } from '../support/saml/portal';

let portal: SamlPortal;
let admin: Client;
let people: ReturnType<typeof getPeople>;

beforeAll(async () => {
  portal = await startSamlPortal();
  admin = await portal.admin();
  people = getPeople(admin);
  for (const name of ['Communicatie', 'Zorg', 'Portaalbeheer']) {
    await admin.post('/groups', { name, permissions: ['view'] });
  }
});
beforeEach(() => forgetRefusals(portal));
afterAll(() => portal.stop());

const sql = (statement: string) => portal.strapi.db.connection.raw(statement);

test('an account follows names and groups at each login', async () => {
  const person = colleague({ groups: ['Zorg', 'Een groep die hier niet is'] });
  const first = await meAs(portal, person);
  expect(first.groups.map(({ name }) => name)).toEqual(['Zorg']);
  const attributes = { ...person.attributes, sn: ['van Dam'], groups: ['Communicatie'] };
  const second = await meAs(portal, { ...person, attributes });
  expect(second).toMatchObject({ id: first.id, firstName: 'Noor', lastName: 'van Dam' });
  expect(second.groups.map(({ name }) => name)).toEqual(['Communicatie']);
  expect((await meAs(portal, { ...person, attributes: {} })).groups).toEqual([]);
});

test('an account keeps its groups where the staff portal has no say in them', async () => {
  const assertion = academic('groepen@academie.example');
  const me = await meAs(portal, assertion, { through: 'academie' });
  const { body } = await admin.get<{ data: { id: string }[] }>('/groups?search=Zorg');
  const groups = body.data.map(({ id }) => id);
  await admin.put(`/users/${me.id}`, { groups, roles: ['admin'] });
  expect(await meAs(portal, assertion, { through: 'academie' })).toMatchObject({
    groups: [{ name: 'Zorg' }],
    roles: [{ name: 'admin' }],
  });
});

test('an account is admin while the group of admins comes, and only then', async () => {
  const person = colleague({ groups: ['Portaalbeheer'] });
  expect((await meAs(portal, person)).roles).toEqual([{ name: 'admin' }]);
  const { id, roles } = await meAs(portal, {
    ...person,
    attributes: { ...person.attributes, groups: ['portaalbeheer'] },
  });
  expect(roles).toEqual([{ name: 'user' }]);
  await admin.put(`/users/${id}`, { roles: ['admin'] });
  expect((await meAs(portal, { ...person, attributes: {} })).roles).toEqual([{ name: 'user' }]);
});

test('an account stays admin while nobody else is one', async () => {
  const person = colleague({ groups: ['Portaalbeheer'] });
  const last = await meAs(portal, person);
  await sql(`update up_users set blocked = true where document_id <> '${last.id}'`);
  expect((await meAs(portal, { ...person, attributes: {} })).roles).toEqual([{ name: 'admin' }]);
  await sql('update up_users set blocked = false');
  expect((await meAs(portal, { ...person, attributes: {} })).roles).toEqual([{ name: 'user' }]);
});

test('an account that is inactive is refused', async () => {
  const person = colleague();
  const { id } = await meAs(portal, person);
  await admin.put(`/users/${id}`, { isActive: false });
  expect(await getRefusal(portal, person)).toBe('saml-inactive');
  expect((await lastRefusal(portal)).reason).toBe('inactive account');
});

test('an account that became inactive between the answer and the code is refused', async () => {
  const person = colleague();
  const { id } = await meAs(portal, person);
  const { code, cookie } = await portal.visitor.login('zorg', portal.zorg, { assertion: person });
  await admin.put(`/users/${id}`, { isActive: false });
  expect((await portal.visitor.exchange(code, cookie)).status).toBe(401);
});

test('an account that was deleted is made anew, with no rights of the old one', async () => {
  const person = colleague();
  const { id } = await meAs(portal, person);
  await admin.put(`/users/${id}`, { roles: ['admin'] });
  await admin.delete(`/users/${id}`);
  const again = await meAs(portal, person);
  expect(again.id).not.toBe(id);
  expect(again.roles).toEqual([{ name: 'user' }]);
});

test('an account is not made without an address', async () => {
  expect(await getRefusal(portal, { ...colleague({ mail: [] }) })).toBe('saml-no-address');
  expect(await getRefusal(portal, { ...colleague({ mail: ['geen adres'] }) })).toBe('saml-no-address');
});

test('an account without names is called by its address until they come', async () => {
  const person = colleague({ givenName: [], sn: [] });
  expect(await meAs(portal, person)).toMatchObject({ firstName: person.email.split('@')[0], lastName: '' });
});

test('an account of another person with the address is never taken, when the settings do not say so', async () => {
  expect(await getRefusal(portal, { ...colleague({ mail: [ADMIN.email] }) })).toBe('saml-address-taken');
  const person = await people.make();
  expect(await getRefusal(portal, { ...colleague({ mail: [person.email.toUpperCase()] }) })).toBe(
    'saml-address-taken',
  );
});

test('an account is linked by its address where the settings say so, once', async () => {
  const person = await people.make();
  const assertion = academic(person.email);
  expect((await meAs(portal, assertion, { through: 'academie' })).id).toBe(person.id);
  // Another person at the staff portal got the address meanwhile.
  expect(await getRefusal(portal, academic(person.email), 'academie')).toBe('saml-address-taken');
});

test('an account that is inactive is never linked', async () => {
  const person = await people.make({ isActive: false });
  const assertion = academic(person.email);
  expect(await getRefusal(portal, assertion, 'academie')).toBe('saml-inactive');
  await admin.put(`/users/${person.id}`, { isActive: true });
  expect((await meAs(portal, assertion, { through: 'academie' })).id).toBe(person.id);
});

test('an account is made once when a person logs in from four tabs at the same moment', async () => {
  const person = colleague({ groups: ['Zorg'] });
  const all = await Promise.all(
    [1, 2, 3, 4].map(() => portal.visitor.login('zorg', portal.zorg, { assertion: person })),
  );
  expect(all.map(({ error }) => error)).toEqual(['', '', '', '']);
  const { body } = await admin.get<List>(`/users?search=${person.email}`);
  expect(body.data).toHaveLength(1);
  const [first, second] = all;
  expect((await portal.visitor.exchange(second?.code ?? '', second?.cookie ?? '')).status).toBe(200);
  expect((await portal.visitor.exchange(first?.code ?? '', first?.cookie ?? '')).status).toBe(200);
});
