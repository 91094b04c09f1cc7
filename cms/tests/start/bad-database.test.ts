import { chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { postgresUser } from '../../../scripts/lib/postgres-user.mjs';
import { SCRATCH_FLAGS } from '../../../scripts/lib/scratch.mjs';
import { runScript } from '../support/backup-script';
import { newKey } from '../support/saml/certificate';
import type { Variables } from '../support/settings';
import { sql } from '../support/sql';
import { newDataDir, runStart } from '../support/start-script';

const PASSWORD = 'Een-goed-wachtwoord-7';

/** What the server has: each role owns the database of its name, unless the rest says otherwise. */
const STATEMENTS = [
  ...['goed', 'versleuteld', 'vol', 'lezer', 'standby', 'oud', 'vreemd', 'buiten'].map(
    (name) => `create role ${name} login password '${PASSWORD}'`,
  ),
  ...['goed', 'versleuteld', 'vol', 'standby', 'oud', 'buiten'].map(
    (name) => `create database ${name} owner ${name}`,
  ),
  'create database lezer',
  'create database dicht',
  'revoke connect on database dicht from public',
  `create database vreemd owner vreemd encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
  'alter role vol connection limit 0',
  'alter role standby set default_transaction_read_only = on',
  'alter role oud set search_path = vroeger, pg_catalog, public',
];

/** An older PostgreSQL, as far as the portal asks. */
const OLD = `
  create schema vroeger authorization oud;
  create function vroeger.current_setting(name text) returns text language sql as
    $$ select case name when 'server_version' then '13.23' when 'server_version_num' then '130023'
       else pg_catalog.current_setting(name) end $$`;

/** Who comes in only through TLS, and who not at all; the rest comes after. */
const HBA =
  'hostssl all versleuteld all scram-sha-256\nhost all versleuteld all reject\nhostssl all buiten all reject\n';

const folder = newDataDir();
const ca = path.join(folder, 'ca.pem');
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let port: number;

/** The names under which PostgreSQL looks for them. */
function certify(): void {
  const { privateKey, certificate } = newKey('localhost');
  writeFileSync(ca, certificate);
  const user = postgresUser();
  for (const [name, text] of Object.entries({ 'server.crt': certificate, 'server.key': privateKey })) {
    const file = path.join(folder, 'postgres', name);
    writeFileSync(file, text, { mode: 0o600 });
    if (user) chownSync(file, user.uid, user.gid);
  }
}

beforeAll(async () => {
  // Its first start makes it; the second one has certificates.
  await (await startPostgres({ dataDir: folder, flags: SCRATCH_FLAGS })).stop();
  const hba = path.join(folder, 'postgres', 'pg_hba.conf');
  writeFileSync(hba, HBA + readFileSync(hba, 'utf8'));
  certify();
  postgres = await startPostgres({ dataDir: folder, flags: [...SCRATCH_FLAGS, 'ssl=on'] });
  port = Number(new URL(postgres.url).port);
  for (const statement of STATEMENTS) await sql(postgres.url, statement);
  await sql(address('oud', { user: 'portal', password: new URL(postgres.url).password }), OLD);
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Address {
  user?: string;
  password?: string;
  host?: string;
  at?: number;
  options?: string;
}

const address = (
  database: string,
  { user = database, password = PASSWORD, host = '127.0.0.1', at = port, options = '' }: Address = {},
) => `postgres://${user}:${password}@${host}:${at}/${database}${options}`;

/** A server that answers a question for TLS, or anything, with this. */
async function answering(text: string): Promise<number> {
  const server = net.createServer((socket) =>
    socket.once('data', () => socket.end(text)).on('error', () => undefined),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterAll(() => server.close());
  const found: AddressInfo | string | null = server.address();
  if (found === null || typeof found === 'string') throw new Error('No port');
  return found.port;
}

const TLS = '?sslmode=verify-full';
const trusting = () => `${TLS}&sslrootcert=${ca}`;

const CASES: [what: string, url: () => string | Promise<string>, sentence: RegExp][] = [
  [
    'a wrong password',
    () => address('goed', { password: 'fout' }),
    /weigert gebruiker "goed" of het wachtwoord\. Controleer beide in DATABASE_URL\./,
  ],
  [
    'an unknown role',
    () => address('goed', { user: 'niemand' }),
    /weigert gebruiker "niemand" of het wachtwoord/,
  ],
  [
    'no password',
    () => `postgres://goed@127.0.0.1:${port}/goed`,
    /vraagt een wachtwoord, en in DATABASE_URL staat er geen\./,
  ],
  [
    'a server that is down',
    async () => address('goed', { at: await freePort() }),
    /antwoordt geen database\. Start die, of controleer server en poort in DATABASE_URL\./,
  ],
  [
    'an unknown database',
    () => address('weg', { user: 'goed' }),
    /bestaat geen database "weg"\. Maak die, of pas DATABASE_URL aan\./,
  ],
  [
    'an unknown server',
    () => address('goed', { host: 'nergens.invalid' }),
    /De server nergens\.invalid:\d+ is niet te vinden\./,
  ],
  [
    'no right to connect',
    () => address('dicht', { user: 'goed' }),
    /Gebruiker "goed" mist rechten in database "dicht"/,
  ],
  [
    'no CREATE on the schema',
    () => address('lezer'),
    /Gebruiker "lezer" mag in schema "public" geen tabellen maken in database "lezer"/,
  ],
  [
    'an old PostgreSQL',
    () => address('oud'),
    /is PostgreSQL 13\.23; de portal heeft minstens versie 14 nodig\./,
  ],
  [
    'a database that is only read',
    () => address('standby'),
    /Database "standby" op .* is alleen te lezen, zoals een standby\./,
  ],
  ['another encoding', () => address('vreemd'), /bewaart tekst als SQL_ASCII/],
  ['too many connections', () => address('vol'), /heeft geen verbinding meer vrij voor gebruiker "vol"/],
  [
    'TLS that is required',
    () => address('versleuteld'),
    /laat gebruiker "versleuteld" zonder TLS niet binnen\. Zet \?sslmode=verify-full achter DATABASE_URL/,
  ],
  [
    'a way in that is closed',
    () => address('buiten', { options: trusting(), host: 'localhost' }),
    /laat gebruiker "buiten" vanaf deze machine niet binnen/,
  ],
  [
    'TLS that is refused',
    async () => address('goed', { at: await answering('N'), options: TLS }),
    /spreekt geen TLS\. Zet dat daar aan, of haal sslmode uit DATABASE_URL\./,
  ],
  [
    'an unknown issuer',
    () => address('versleuteld', { host: 'localhost', options: TLS }),
    /is niet van een bekende uitgever\. .*sslrootcert=/,
  ],
  [
    'a certificate of another name',
    () => address('versleuteld', { options: trusting() }),
    /staat op een andere naam dan 127\.0\.0\.1/,
  ],
  [
    'a certificate that is not there',
    () => address('versleuteld', { options: `${TLS}&sslrootcert=/weg/ca.pem` }),
    /DATABASE_URL: \/weg\/ca\.pem kan niet worden gelezen \(ENOENT\)\./,
  ],
  [
    'what is no PostgreSQL',
    async () => address('goed', { at: await answering('HTTP/1.1 400 Bad Request\r\n\r\n') }),
    /verbreekt de verbinding, of is geen PostgreSQL\./,
  ],
];

async function refusal(env: Variables): Promise<string> {
  const dataDir = newDataDir();
  const broken = await runStart({ DATA_DIR: dataDir, APP_SECRET: 'x'.repeat(40), ...env });
  const code = await Promise.race([broken.ended, broken.up.then(() => 'up')]);
  broken.child.kill('SIGTERM');
  expect(code, broken.output()).toBe(1);
  rmSync(dataDir, { recursive: true, force: true });
  return broken.output();
}

/** One sentence, without a stack, English or what nobody may read. */
function expectSentence(output: string, sentence: RegExp): void {
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/^\s+at |Error|node:|\bnull\b|undefined/m);
  expect(output).not.toContain(PASSWORD);
}

test.each(CASES)('%s stops the start with a sentence', async (_what, url, sentence) => {
  expectSentence(await refusal({ DATABASE_URL: await url() }), sentence);
});

test('so does the connection that hears of changes, when it is another', async () => {
  const output = await refusal({
    DATABASE_URL: address('goed'),
    DATABASE_LISTEN_URL: address('goed', { password: 'fout' }),
  });
  expectSentence(
    output,
    /weigert gebruiker "goed" of het wachtwoord\. Controleer beide in DATABASE_LISTEN_URL\./,
  );
});

test('a backup says it in the same way', async () => {
  const dataDir = newDataDir();
  const env = { DATA_DIR: dataDir, DATABASE_URL: address('goed', { password: 'fout' }) };
  const { code, output } = await runScript('backup', [path.join(dataDir, 'b.tar')], env);
  expect(code).toBe(1);
  expectSentence(output, /weigert gebruiker "goed" of het wachtwoord/);
  rmSync(dataDir, { recursive: true, force: true });
});

test('over TLS everything goes: the portal, what hears of changes, and a backup', async () => {
  const dataDir = newDataDir();
  const env = {
    DATA_DIR: dataDir,
    APP_SECRET: 'x'.repeat(40),
    DATABASE_URL: address('versleuteld', { host: 'localhost', options: trusting() }),
  };
  const portal = await runStart(env);
  try {
    await portal.up;
    const open = await sql(
      postgres.url,
      `select bool_and(ssl) as safe, bool_or(application_name = 'portal changes') as hears
       from pg_stat_ssl join pg_stat_activity using (pid) where usename = 'versleuteld'`,
    );
    expect(open).toEqual([{ safe: true, hears: true }]);
    expect(portal.output()).not.toMatch(/warning/i);
    const { code, output } = await runScript('backup', [path.join(dataDir, 'b.tar')], env);
    expect(code, output).toBe(0);
  } finally {
    portal.child.kill('SIGTERM');
    await portal.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
});
