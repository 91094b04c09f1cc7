import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { requireOfServer } from './paths.mjs';
import { postgresFolder } from './postgres-binaries.mjs';
import { clearOrphan } from './postgres-orphan.mjs';
import { postgresUser } from './postgres-user.mjs';
import { StopError } from './stop-error.mjs';

const pg = requireOfServer('pg');
const WATCHER = fileURLToPath(new URL('postgres-watcher.mjs', import.meta.url));
const USER = 'portal';
const DATABASE = 'portal';
const START_MS = 60_000;
const STOP_MS = 20_000;
const POLL_MS = 25;
const PORTS = { first: 15_000, last: 32_000 };

/*
 * Another user may have no access to the folders above the data folder. With that as its working directory, this path
 * needs none.
 */
const THROUGH_CWD = '/proc/self/cwd';

/**
 * A port that is free, and likely to stay so until it is used: outside the ephemeral range, and random, so that concurrent
 * callers get different ones.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = randomInt(PORTS.first, PORTS.last);
  const server = net.createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if (error.code === 'EADDRINUSE') return freePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}

/** @param {string} file */
function passwordIn(file) {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** @param {string} program @param {string[]} args @param {object} options */
function start(program, args, options) {
  const child = spawn(program, args, options);
  const exited = new Promise((resolve) => {
    child.on('error', resolve);
    child.on('exit', resolve);
  });
  return { child, exited };
}

/** Creates an empty cluster, under another name until it is complete, so that a killed start leaves no partial one. */
async function initialise({ folder, password, native, user }) {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  const secretFolder = mkdtempSync(path.join(os.tmpdir(), 'portal-'));
  const secret = path.join(secretFolder, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (user) for (const owned of [fresh, secretFolder, secret]) chownSync(owned, user.uid, user.gid);
  const args = ['-D', user && process.platform === 'linux' ? THROUGH_CWD : fresh];
  args.push(
    `--username=${USER}`,
    `--pwfile=${secret}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-instructions',
  );
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  const log = `${folder}.log`;
  const output = openSync(log, 'w', 0o600);
  const initdb = path.join(native, 'bin', 'initdb');
  const { child, exited } = start(initdb, args, { cwd: fresh, ...user, stdio: ['ignore', output, output] });
  await exited;
  closeSync(output);
  rmSync(secretFolder, { recursive: true, force: true });
  if (child.exitCode !== 0)
    throw new StopError(`De database kon niet worden aangemaakt:\n${readFileSync(log, 'utf8')}`);
  renameSync(fresh, folder);
}

/**
 * Runs a task on a separate connection.
 * @param {string} url
 * @param {(client: pg.Client) => Promise<unknown>} work
 */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function ensureDatabase(url) {
  await withClient(url('postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
}

/** Waits until the server responds; false when it exited. */
async function answers(url, child) {
  const end = Date.now() + START_MS;
  while (
    child.exitCode === null &&
    child.signalCode === null &&
    child.pid !== undefined &&
    Date.now() < end
  ) {
    try {
      await withClient(url, (client) => client.query('select 1'));
      return true;
    } catch {
      await wait(POLL_MS);
    }
  }
  return false;
}

/** Restores the owner of a data folder that was copied, or that comes from a machine with other user ids. */
function ownFolder(folder, user) {
  if (!user || statSync(folder).uid === user.uid) return;
  for (const entry of readdirSync(folder, { recursive: true }))
    lchownSync(path.join(folder, entry), user.uid, user.gid);
  chownSync(folder, user.uid, user.gid);
}

/** Starts the server on a port; undefined when that port was taken in the meantime. */
async function serve({ folder, native, user, flags, port, log, url }) {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', ...flags];
  const args = ['-D', user && process.platform === 'linux' ? THROUGH_CWD : folder, '-p', String(port)];
  args.push(...settings.flatMap((setting) => ['-c', setting]));
  const output = openSync(log, 'w', 0o600);
  // Detached: Ctrl+C in the terminal must not stop the database before pending requests are finished.
  const options = { cwd: folder, ...user, detached: true, stdio: ['ignore', output, output] };
  const server = start(path.join(native, 'bin', 'postgres'), args, options);
  closeSync(output);
  if (await answers(url, server.child)) return server;
  server.child.kill('SIGQUIT');
  await server.exited;
  const reason = readFileSync(log, 'utf8');
  if (reason.includes('Address already in use')) return undefined;
  throw new StopError(`De database start niet:\n${reason}`);
}

/** Starts a process that stops the server once this one is gone. Detached, so that Ctrl+C does not stop it. */
function watch(pid, folder) {
  const { child } = start(process.execPath, [WATCHER, String(pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  child.stdin.unref();
}

const getAddress = ({ password, port, database }) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;

/**
 * The connection string of a PostgreSQL that runs on this data directory; undefined when none does.
 * @param {string} dataDir
 */
export function runningPostgres(dataDir) {
  const lockFile = path.join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(lockFile)) return undefined;
  // Its lines: the process id, the folder, the start time, and the port.
  const port = readFileSync(lockFile, 'utf8').split('\n')[3];
  if (!port) return undefined;
  return getAddress({
    password: passwordIn(path.join(dataDir, 'postgres-password')),
    port,
    database: DATABASE,
  });
}

/**
 * Starts PostgreSQL, accessible from this machine only.
 * @param {{ dataDir: string, flags?: string[], wantedPort?: number }} options `flags`: settings such as `fsync=off`;
 * without `wantedPort` it uses any free port
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres({ dataDir, flags = [], wantedPort }) {
  const user = postgresUser();
  const native = postgresFolder(user !== undefined);
  const folder = path.join(dataDir, 'postgres');
  const log = path.join(dataDir, 'postgres.log');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const password = passwordIn(path.join(dataDir, 'postgres-password'));
  if (!existsSync(folder)) await initialise({ folder, password, native, user });
  await clearOrphan(folder);
  ownFolder(folder, user);

  const getUrl = (port, database) => getAddress({ password, port, database });
  let port;
  let server;
  while (!server) {
    port = wantedPort ?? (await freePort());
    server = await serve({ folder, native, user, flags, port, log, url: getUrl(port, 'postgres') });
  }
  const { child, exited } = server;
  // Also when the portal crashes or is killed.
  process.once('exit', () => child.kill('SIGINT'));
  watch(child.pid, folder);
  await ensureDatabase((database) => getUrl(port, database));

  const stop = async () => {
    child.kill('SIGINT');
    const late = setTimeout(() => child.kill('SIGQUIT'), STOP_MS);
    await exited;
    clearTimeout(late);
  };
  return { url: getUrl(port, DATABASE), stop };
}
