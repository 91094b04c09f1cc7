import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { sharedPortal } from '../support/shared-portal';
import { csv, tryImport } from '../support/user-import';
import type { ErrorBody } from '../support/wire';

const TURNED = 'Lo\u202Ego';
const WIDTHLESS = 'Lo\u200Bgo';

let admin: Client;

beforeAll(async () => {
  admin = await (await sharedPortal()).admin();
});

const person = {
  firstName: 'A',
  lastName: 'B',
  email: 'onzichtbaar@example.org',
  password: 'lang genoeg 1234',
};

/** Every field that holds a title, a name or a label: what is sent with it, and where it is refused. */
const FIELDS: [string, string, (name: string) => object, string][] = [
  ['a page', '/pages', (title) => ({ title }), 'title'],
  ['the lead of a page', '/pages', (lead) => ({ title: 'x', lead }), 'lead'],
  ['a block', '/pages', (title) => ({ title: 'x', blocks: [{ type: 'text', title }] }), 'blocks.0.title'],
  [
    'a button',
    '/pages',
    (label) => ({ title: 'x', blocks: [{ type: 'text', button: { label } }] }),
    'blocks.0.button.label',
  ],
  ['a group', '/groups', (name) => ({ name }), 'name'],
  ['a first name', '/users', (firstName) => ({ ...person, firstName }), 'firstName'],
  ['a last name', '/users', (lastName) => ({ ...person, lastName }), 'lastName'],
  ['a colour', '/colors', (name) => ({ token: 'onzichtbaar', name, hex: '#112233', role: 'accent' }), 'name'],
  ['a format', '/presets', (label) => ({ label, format: 'png', width: 10 }), 'label'],
  ['a synonym', '/admin/search/synonyms', (word) => ({ words: ['x', word] }), 'words.1'],
  ['a share', '/shares', (title) => ({ title, items: [] }), 'title'],
];

test.each(FIELDS)('%s has nothing in its name that nobody sees', async (_what, path, getBody, field) => {
  for (const name of [TURNED, WIDTHLESS]) {
    const { status, body } = await admin.post<ErrorBody>(path, getBody(name));
    expect([status, body.errors?.[field]]).toEqual([
      400,
      ['Haal de onzichtbare tekens uit deze tekst weg, of typ de tekst opnieuw.'],
    ]);
  }
});

test.each([
  ['productName', (name: string) => ({ productName: name }), 'productName'],
  ['mailFromName', (name: string) => ({ mailFromName: name }), 'mailFromName'],
  [
    'a link of the footer',
    (label: string) => ({ footerLinks: [{ label, url: '/huisstijl' }] }),
    'footerLinks.0.label',
  ],
  ['whom to ask', (name: string) => ({ contact: { name } }), 'contact.name'],
])('of the site %s neither', async (_what, getBody, field) => {
  const { status, body } = await admin.put<ErrorBody>('/admin/site', getBody(TURNED));
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
});

test('a list of people says it at the row', async () => {
  const { rows } = await tryImport(admin, csv('email,voornaam,achternaam', `rij@example.org,${TURNED},B`));
  expect(Object.keys(rows[0]?.errors ?? {})).toEqual(['firstName']);
});
