/** PostgreSQL, its standby and pgbouncer, as Debian has them, in a folder of their own. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cms } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { postgresUser } from '../../scripts/lib/postgres-user.mjs';
import { StopError } from '../../scripts/lib/stop-error.mjs';

const pg = createRequire(path.join(cms, 'package.json'))('pg');

const VERSIONS = '/usr/lib/postgresql';
const POOLER = '/usr/sbin/pgbouncer';
const START_MS = 30_000;
const LOCAL = '127.0.0.1';

/** What ends a program whose child this is; root is nobody to PostgreSQL and pgbouncer. */
const asUser = () => postgresUser() ?? {};

/** The newest of Debian's. */
export function findPrograms() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  const bin = path.join(VERSIONS, String(Math.max(...versions)), 'bin');
  if (!existsSync(path.join(bin, 'initdb')) || !existsSync(POOLER)) {
    throw new StopError('Installeer eerst: apt-get install postgresql pgbouncer');
  }
  return bin;
}

/** @param {string} folder a new one, which those servers may write */
function makeFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = asUser();
  if (uid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** @param {string} url @param {string} statement */
export async function ask(url, statement) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function untilAnswers(url, what, log) {
  for (const end = Date.now() + START_MS; Date.now() < end; await wait(50)) {
    const answers = await ask(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (answers) return;
  }
  throw new StopError(`${what} antwoordt niet:\n${readFileSync(log, 'utf8')}`);
}

/** A server that runs until it is told to stop. @param {string} program @param {string[]} args @param {string} cwd */
function run(program, args, cwd) {
  const log = `${cwd}.log`;
  const output = openSync(log, 'a');
  const child = spawn(program, args, { cwd, ...asUser(), stdio: ['ignore', output, output] });
  closeSync(output);
  const exited = once(child, 'exit');
  // Also when what waits for it fails.
  process.once('exit', () => child.kill('SIGQUIT'));
  return {
    log,
    pid: child.pid,
    signal: (name) => child.kill(name),
    async stop(name = 'SIGINT') {
      if (child.exitCode === null && child.signalCode === null) child.kill(name);
      await exited;
    },
  };
}

/** @param {{ bin: string, data: string, port: number }} cluster @param {string} password */
async function startCluster({ bin, data, port }, password) {
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, 'max_connections=60'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = run(path.join(bin, 'postgres'), args, data);
  const url = `postgres://postgres:${password}@${LOCAL}:${port}/postgres`;
  await untilAnswers(url, 'PostgreSQL', server.log);
  return { ...server, port, url, promote: () => execute(bin, 'pg_ctl', ['promote', '-w', '-D', data], data) };
}

const execute = (bin, program, args, cwd, env = {}) =>
  execFileSync(path.join(bin, program), args, {
    cwd,
    ...asUser(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });

/** PostgreSQL with a database that the portal owns. */
export async function startPrimary(bin, folder, password) {
  const data = makeFolder(path.join(folder, 'primary'));
  const secret = path.join(folder, 'password');
  writeFileSync(secret, password);
  execute(
    bin,
    'initdb',
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${secret}`,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ],
    folder,
  );
  writeFileSync(
    path.join(data, 'pg_hba.conf'),
    'host all all 127.0.0.1/32 scram-sha-256\nhost replication all 127.0.0.1/32 scram-sha-256\n',
  );
  const primary = await startCluster({ bin, data, port: await freePort() }, password);
  await ask(primary.url, `create role portal login password '${password}'`);
  await ask(primary.url, 'create database portal owner portal');
  return primary;
}

/** A copy that follows; nothing is answered before it has it too, so that a takeover loses nothing. */
export async function startStandby(bin, folder, primary, password) {
  const data = makeFolder(path.join(folder, 'standby'));
  execute(
    bin,
    'pg_basebackup',
    [
      '-D',
      data,
      '-d',
      `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`,
      '-R',
      '-c',
      'fast',
    ],
    folder,
    { PGPASSWORD: password },
  );
  writeFileSync(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres password=${password} application_name=standby'\n`,
  );
  const standby = await startCluster({ bin, data, port: await freePort() }, password);
  await ask(primary.url, `alter system set synchronous_standby_names = 'standby'`);
  await ask(primary.url, 'select pg_reload_conf()');
  return standby;
}

/** pgbouncer with the file beside this folder, before the PostgreSQL on a port; `moveTo` another one as a takeover does. */
export async function startPooler(folder, to, password) {
  const home = makeFolder(path.join(folder, 'pgbouncer'));
  const port = await freePort();
  const file = path.join(home, 'pgbouncer.ini');
  const users = path.join(home, 'userlist.txt');
  const text = readFileSync(new URL('../pgbouncer.ini', import.meta.url), 'utf8');
  const write = (target) =>
    writeFileSync(
      file,
      text
        .replaceAll('port=5432', `port=${target}`)
        .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir = ${home}`)
        .replace('/etc/pgbouncer/userlist.txt', users),
    );
  writeFileSync(users, `"portal" "${password}"\n`);
  write(to);
  const server = run(POOLER, ['-q', file], home);
  const url = (name) => `postgres://portal:${password}@${LOCAL}:${port}/${name}`;
  await untilAnswers(url('portal'), 'pgbouncer', server.log);
  return {
    ...server,
    url,
    moveTo(target) {
      write(target);
      server.signal('SIGHUP');
    },
  };
}
