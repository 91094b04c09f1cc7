import { beforeAll, describe, expect, test } from 'vitest';
import { getForm } from '../samples/sending';
import type { Client } from '../support/client';
import { PASSWORD, getPeople } from '../support/people';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { csv, HEADER, sendImport, tryImport } from '../support/user-import';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

describe('what is no list of people is refused at `file`', () => {
  const zip = 'PK\u0003\u0004\u0000\u0000';
  const cases: [string, string][] = [
    ['nothing', ''],
    ['only a header', `${HEADER}\r\n`],
    ['only empty lines below it', `${HEADER}\r\n;;;;;\r\n`],
    ['a workbook', zip],
    ['a column twice by other names', 'mail,E-mail adres\na@b.nl,a@b.nl'],
    ['more columns than anybody has', `email${',x'.repeat(200)}\na@b.nl`],
    ['a column twice', 'email,e-mailadres\na@b.nl,a@b.nl'],
    ['no addresses', 'voornaam,achternaam\nA,B'],
    ['a quote without an end', 'email,voornaam\na@b.nl,"A\nc@d.nl,C'],
    ['a quote amid a text', 'email,voornaam\na@b.nl,A"b"'],
    ['too many', `email\n${'a@b.nl\n'.repeat(5001)}`],
  ];
  test.each(cases)('%s', async (_name, raw) => {
    for (const query of ['', '?dry_run=false']) {
      const { status, body } = await sendImport(admin, query, raw);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['file']]);
    }
  });

  test('too large, compressed, or of another kind', async () => {
    const large = `email\n${'x'.repeat(2 * 1024 * 1024)}`;
    const answer = await sendImport(admin, '', large);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([413, ['file']]);
    const file = { name: 'mensen.csv', mime: 'text/csv', bytes: Buffer.from(large) };
    const asForm = await admin.send('POST', '/users/import', { raw: getForm({}, 'file', [file]) });
    expect(asForm.status).toBe(413);
    for (const type of ['application/json', 'text/plain', 'application/vnd.ms-excel']) {
      expect((await sendImport(admin, '', '{}', type)).status).toBe(415);
    }
    expect((await admin.post('/users/import')).status).toBe(415);
  });

  test('names the columns, of which somebody may say what they hold', async () => {
    const lists: [query: string, raw: string, columns: [string, string | null][]][] = [
      [
        '',
        'voornaam;adres\nA;a@b.nl',
        [
          ['voornaam', 'firstName'],
          ['adres', null],
        ],
      ],
      [
        '',
        'mail;e-mail\na@b.nl;c@d.nl',
        [
          ['mail', 'email'],
          ['e-mail', 'email'],
        ],
      ],
      [
        '?columns=email,email',
        'x;y\na@b.nl;c@d.nl',
        [
          ['x', 'email'],
          ['y', 'email'],
        ],
      ],
      [
        '?columns=email',
        'mail;e-post\na@b.nl;c@d.nl',
        [
          ['mail', 'email'],
          ['e-post', null],
        ],
      ],
    ];
    for (const [query, raw, columns] of lists) {
      const { status, body } = await sendImport(admin, query, raw);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['file']]);
      expect(body.columns?.map(({ name, field }) => [name, field])).toEqual(columns);
    }
  });

  test.each(['columns=wachtwoord', 'columns=', 'columns=email,,role', 'columns=constructor'])(
    '?%s',
    async (query) => {
      const { status, body } = await sendImport(admin, `?${query}`, csv('email', 'a@b.nl'));
      const [name] = Object.keys(body.errors ?? {});
      expect([status, name?.split('.')[0]]).toEqual([400, 'columns']);
    },
  );

  test.each(['dry_run=nee', 'dry_run=', 'dry_run=FALSE', 'dry_run=false&dry_run=true'])(
    '?%s',
    async (query) => {
      const { status, body } = await sendImport(admin, `?${query}`, csv('email', 'a@b.nl'));
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['dry_run']]);
    },
  );

  test('cells that no account can have', async () => {
    const { rows } = await tryImport(
      admin,
      csv(HEADER, `${'x'.repeat(101)};\u0007;a@b.nl;;;${'x'.repeat(5001)}`, 'A;B;a@b.nl@c;;;'),
    );
    expect(rows.map(({ errors }) => Object.keys(errors).sort())).toEqual([
      ['description', 'firstName', 'lastName'],
      ['email'],
    ]);
  });
});

test('only admins may: 401 and 403 before the list is read', async () => {
  const reader = await getPeople(admin).make();
  const client = await portal.api.as(reader.email, PASSWORD);
  for (const query of ['', '?dry_run=false']) {
    expect((await sendImport(portal.api, query, 'rommel')).status).toBe(401);
    expect((await sendImport(client, query, 'rommel')).status).toBe(403);
  }
});
