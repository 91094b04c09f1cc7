import { describe, expect, test } from 'vitest';
import { getForm } from '../samples/sending';
import { getLast, getLines } from '../support/audit';
import { getMailbox, tokenIn } from '../support/mailbox';
import { leaveOneAdmin, type List, PASSWORD, type User } from '../support/people';
import { ADMIN } from '../support/portal';
import { csv, HEADER, type ImportAnswer, sendImport, tryImport } from '../support/user-import';
import { admin, groupNames, groups, people, portal, setUpPortal } from '../support/shared-portal';
import { newWord } from '../support/words';

setUpPortal();

const DOMAIN = `${newWord()}.example`;

const real = (raw: string) => sendImport(admin, '?dry_run=false', raw);
const find = async (search: string): Promise<User[]> =>
  (await admin.get<List>(`/users?search=${encodeURIComponent(search)}`)).body.data;
const user = async (email: string) => (await find(email))[0];
/** A list names groups whatever their capitals. */
const lower = () => [groupNames[0].toLowerCase(), groupNames[1].toLowerCase()] as const;
const total = async () => (await admin.get<List>('/users?pageSize=1')).body.meta.pagination.total;

describe('a trial', () => {
  test('says of each line what would become of it, and writes nothing', async () => {
    const known = await people.make({ firstName: 'Oud', email: `bekend@${DOMAIN}` });
    const before = await total();
    const line = await getLast(admin, {});
    const sheet = csv(
      ...[
        HEADER,
        `Anna;Bos;Anna@${DOMAIN.toUpperCase()};beheerder;"${lower()[0]};${groupNames[1]}";Nieuw`,
        '',
      ],
      `;;bekend@${DOMAIN};;;`,
      `;Zonder;geen-adres;baas;Onbekend|${groupNames[1]};`,
      ';;;;;',
      `Nog;Eens;ANNA@${DOMAIN};;;;te veel`,
    );
    for (const query of ['', '?dry_run=true']) {
      const { status, body } = await sendImport(admin, query, sheet);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ created: 1, updated: 0, unchanged: 1, failed: 2 });
      expect(body.data.rows).toEqual([
        { line: 2, email: `anna@${DOMAIN}`, name: 'Anna Bos', outcome: 'create', errors: {} },
        { line: 4, email: known.email, name: known.name, outcome: 'unchanged', errors: {} },
        {
          line: 5,
          email: 'geen-adres',
          name: 'Zonder',
          outcome: 'error',
          errors: {
            firstName: ['Vul dit veld in.'],
            email: ['Vul een geldig e-mailadres in.'],
            role: ['Kies uit: beheerder, gebruiker.'],
            groups: ['De groep “Onbekend” bestaat niet.'],
          },
        },
        {
          line: 7,
          email: `anna@${DOMAIN}`,
          name: 'Nog Eens',
          outcome: 'error',
          errors: {
            line: ['Op deze regel staat iets buiten de kolommen.'],
            email: ['Dit adres staat ook op regel 2.'],
          },
        },
      ]);
    }
    expect([await total(), await getLast(admin, {})]).toEqual([before, line]);
  });

  test('takes every way in which people make such a list', async () => {
    const names = async (raw: string | Uint8Array<ArrayBuffer>) =>
      (await tryImport(admin, raw)).rows.map(({ line, name, outcome }) => `${line} ${name} ${outcome}`);
    const one = ['2 Zoë Müller create'];
    expect(await names(`email,lastName,firstName\nzm@${DOMAIN},Müller,Zoë`)).toEqual(one);
    expect(await names(`\ufeffE-mail;Achternaam;Voornaam\r\nzm@${DOMAIN};Müller;Zoë\r\n`)).toEqual(one);
    const windows = Buffer.from(`E-mailadres;Last Name;VOORNAAM\r\nzm@${DOMAIN};Müller;Zoë`, 'latin1');
    expect(await names(new Uint8Array(windows))).toEqual(one);
    expect(await names(`"email","first_name","last-name"\r"zm@${DOMAIN}","Zoë","Müller"`)).toEqual(one);
    expect(
      await names(
        csv('email,firstName,lastName,description', 'a@b.nl,A,"B ""b"", c","x', 'y"', 'c@d.nl,C,D'),
      ),
    ).toEqual(['2 A B "b", c create', '4 C D create']);
  });

  test('takes groups with commas between them, and a group with a comma in its name', async () => {
    const radio = `Pers, radio ${newWord()}`;
    const both = await admin.post('/groups', { name: radio, permissions: ['view'] });
    expect(both.status).toBe(200);
    const { rows } = await tryImport(
      admin,
      csv(
        HEADER,
        `Ans;Komma;komma@${DOMAIN};;${groupNames.join(', ')}|${radio};`,
        `B;C;b@${DOMAIN};;${groupNames[1]}, Nergensgroep;`,
      ),
    );
    expect(rows.map(({ errors }) => errors)).toEqual([
      {},
      { groups: ['De groep “Nergensgroep” bestaat niet.'] },
    ]);
  });

  test('names a group however its accents are written', async () => {
    const name = `Zorgcafé ${newWord()}`;
    await admin.post('/groups', { name, permissions: [] });
    const row = `A;B;cafe@${DOMAIN};;${name.normalize('NFD').toUpperCase()};`;
    const { rows } = await tryImport(admin, csv(HEADER, row));
    expect(rows).toMatchObject([{ outcome: 'create', errors: {} }]);
  });

  test('says what each row holds and changes, and what separates its cells', async () => {
    const known = await people.make({
      firstName: 'Oud',
      email: `wijzigt@${DOMAIN}`,
      groups: [groups[0]],
    });
    const named = `${lower()[0]}|${groupNames[1]}`;
    const row = ['Jong', '', known.email, 'beheerder', named, 'Arts'];
    const [boss] = await Promise.all(
      [';', ',', '\t'].map(async (separator) => {
        const sheet = [HEADER.replaceAll(';', separator), row.join(separator)].join('\n');
        const { status, body } = await sendImport(admin, '?cells=true', sheet);
        expect([status, body.data.separator]).toEqual([200, separator]);
        return body.data.rows[0];
      }),
    );
    expect(boss?.cells).toEqual({
      firstName: 'Jong',
      lastName: '',
      email: known.email,
      role: 'beheerder',
      groups: named,
      description: 'Arts',
    });
    expect(boss?.changes).toEqual([
      { field: 'firstName', from: 'Oud', to: 'Jong' },
      { field: 'description', from: '', to: 'Arts' },
      { field: 'role', from: 'gebruiker', to: 'beheerder' },
      { field: 'groups', from: '', to: groupNames[1] },
    ]);
  });

  test('takes quotes within pasted cells as letters', async () => {
    const sheet = `email\tvoornaam\tachternaam\nq@${DOMAIN}\tKim "K"\tBos\n`;
    const { rows } = await tryImport(admin, sheet);
    expect(rows.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(['Kim "K" Bos create']);
  });

  test('takes a form with a file', async () => {
    const file = {
      name: 'mensen.csv',
      mime: 'text/csv',
      bytes: Buffer.from(csv(HEADER, `Fo;Rm;form@${DOMAIN};;;`)),
    };
    const raw = getForm({}, 'file', [file]);
    const { status, body } = await admin.send<ImportAnswer>('POST', '/users/import', { raw });
    expect([status, body.data.created]).toEqual([200, 1]);
    for (const wrong of [
      getForm({ iets: 'x' }, 'file', [file]),
      getForm({}, 'lijst', [file]),
      getForm({}, 'file', []),
    ]) {
      const answer = await admin.send<ImportAnswer>('POST', '/users/import', { raw: wrong });
      expect(answer.status).toBe(400);
    }
  });
});

describe('an import', () => {
  test('makes accounts, mails their owners, and changes who is there', async () => {
    const known = await people.make({
      firstName: 'Oud',
      lastName: 'Blijft',
      email: `was-er@${DOMAIN}`,
      groups: [groups[0]],
      description: 'Blijft ook',
    });
    const { status, body } = await real(
      csv(
        HEADER,
        `Eva;Nieuw;eva@${DOMAIN};;${groupNames[1]}|${lower()[0]};=1+1`,
        `Anders;;was-er@${DOMAIN};;${lower()[1]};`,
      ),
    );
    expect([status, body.data.created, body.data.updated, body.data.failed]).toEqual([200, 1, 1, 0]);
    const eva = await user(`eva@${DOMAIN}`);
    expect(eva).toMatchObject({
      id: expect.stringMatching(/^[a-z0-9]{20,}$/),
      name: 'Eva Nieuw',
      description: '=1+1',
      roles: [{ name: 'user' }],
      isActive: true,
      lastLoginAt: null,
    });
    expect(eva?.groups.map(({ id }) => id)).toEqual(groups);
    const changed = await user(known.email);
    expect(changed).toMatchObject({ id: known.id, name: 'Anders Blijft', description: 'Blijft ook' });
    expect(changed?.groups.map(({ id }) => id)).toEqual(groups);

    const token = tokenIn(await getMailbox(portal.dataDir).newest(`eva@${DOMAIN}`));
    const chosen = { token, password: PASSWORD, password_confirmation: PASSWORD };
    expect((await portal.api.post('/auth/password/reset', chosen)).status).toBe(204);
    await portal.api.as(`eva@${DOMAIN}`, PASSWORD);
    await portal.api.as(known.email, PASSWORD);
    expect(await getMailbox(portal.dataDir).to(known.email)).toEqual([]);

    const [line] = await getLines(admin, { action: 'user.import' });
    expect(line).toMatchObject({ subject: null, details: { created: 1, updated: 1 } });
    const actions = (await getLines(admin, { subject: eva?.id ?? '' })).map(({ action }) => action);
    expect(actions.slice(-2)).toEqual(['user.invite', 'user.create']);
    const [update] = await getLines(admin, { subject: known.id, action: 'user.update' });
    expect(update).toMatchObject({
      actor: line?.actor,
      details: { before: { firstName: 'Oud' }, after: { firstName: 'Anders' } },
    });
  });

  test('gives a role only where the list does', async () => {
    const boss = await people.make({ roles: ['admin'], email: `baas@${DOMAIN}` });
    const plain = await people.make({ email: `gewoon@${DOMAIN}` });
    await real(csv('email;rol', `${boss.email};`, `${plain.email};Admin`));
    for (const { email } of [boss, plain]) expect((await user(email))?.roles).toEqual([{ name: 'admin' }]);
    await real(csv('email;rol', `${boss.email};USER`, `${plain.email};gebruiker`));
    for (const { email } of [boss, plain]) expect((await user(email))?.roles).toEqual([{ name: 'user' }]);
  });

  test('changes who is there and keeps their role, among others whose role changes', async () => {
    const plain = await people.make({ email: `houdt-rol@${DOMAIN}` });
    const boss = await people.make({ roles: ['admin'], email: `houdt-beheer@${DOMAIN}` });
    const promoted = await people.make({ email: `krijgt-rol@${DOMAIN}` });
    const { status, body } = await real(
      csv(
        'email;voornaam;rol',
        `${plain.email};Anders;gebruiker`,
        `${boss.email};Baas;beheerder`,
        `${promoted.email};Nieuw;beheerder`,
      ),
    );
    expect([status, body.data.updated]).toEqual([200, 3]);
    const roles = async ({ email }: User) => (await user(email))?.roles.map(({ name }) => name);
    expect([await roles(plain), await roles(boss), await roles(promoted)]).toEqual([
      ['user'],
      ['admin'],
      ['admin'],
    ]);
    expect((await user(plain.email))?.name).toBe('Anders de Vries');
    await real(csv('email;rol', `${boss.email};gebruiker`, `${promoted.email};gebruiker`));
    expect([await roles(boss), await roles(promoted)]).toEqual([['user'], ['user']]);
  });

  test('is whole or not at all: one bad line and nothing is written', async () => {
    const before = await total();
    const { status, body } = await real(csv(HEADER, `Goed;Mens;goed@${DOMAIN};;;`, 'Fout;Mens;fout;;;'));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['file']]);
    expect(body.rows?.map(({ line, outcome }) => `${line} ${outcome}`)).toEqual(['2 create', '3 error']);
    expect([await total(), await find(`goed@${DOMAIN}`)]).toEqual([before, []]);
  });

  test('never takes the last admin away, unless it brings another', async () => {
    await leaveOneAdmin(portal);
    const alone = csv('email,role', `${ADMIN.email},user`);
    const outcome = await tryImport(admin, alone);
    expect(Object.keys(outcome.rows[0]?.errors ?? {})).toEqual(['role']);
    expect((await real(alone)).status).toBe(400);
    expect((await admin.get('/users')).status).toBe(200);
    const inactive = await people.make({ isActive: false });
    expect((await tryImport(admin, `${alone}\n${inactive.email},admin`)).failed).toBe(1);
    const other = await people.make();
    expect((await tryImport(admin, `${alone}\n${other.email},admin`)).failed).toBe(0);
  });

  test('leaves who is as the list has them alone', async () => {
    const known = await people.make({ firstName: 'Al', lastName: 'Goed', groups: [groups[1]] });
    const before = (await getLines(admin, { subject: known.id })).length;
    const sheet = (...rest: string[]) => csv(HEADER, ['Al;Goed', known.email, ...rest].join(';'));
    const { body } = await real(sheet('gebruiker', lower()[1], ''));
    expect(body.data).toMatchObject({ created: 0, updated: 0, unchanged: 1, failed: 0 });
    expect((await getLines(admin, { subject: known.id })).length).toBe(before);
    for (const other of [sheet('beheerder', '', ''), sheet('', lower()[0], ''), sheet('', '', 'Anders')]) {
      expect(await tryImport(admin, other)).toMatchObject({ updated: 1, unchanged: 0 });
    }
  });

  test('leaves who is inactive so, and mails them nothing', async () => {
    const { email } = await people.make({ isActive: false, email: `uit@${DOMAIN}` });
    await real(csv('email,voornaam', `${email},Anders`));
    expect(await user(email)).toMatchObject({ name: 'Anders de Vries', isActive: false });
  });

  test('of the same list twice at once makes everybody once', async () => {
    const sheet = csv(HEADER, ...[1, 2, 3].map((n) => `Dub;Bel;dubbel${n}@${DOMAIN};;${lower()[1]};`));
    const answers = await Promise.all([real(sheet), real(sheet)]);
    expect(answers.map(({ body }) => body.data.created).sort()).toEqual([0, 3]);
    expect(await find(`dubbel ${DOMAIN}`)).toHaveLength(3);
  });
});
