/** Instances of the portal as processes of their own, and who uses them. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/postgres.mjs';

const START_MS = 300_000;
const ADMIN = { email: 'beheerder@example.org', password: randomBytes(12).toString('hex') };

/** Starts an instance on the pooler; they share a secret, as all instances do. */
export async function startInstance({ folder, name, pooler, secret }) {
  const home = path.join(folder, name);
  mkdirSync(home);
  const port = await freePort();
  const log = path.join(folder, `${name}.log`);
  const output = openSync(log, 'w');
  const began = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'serve.mjs')], {
    stdio: ['ignore', output, output],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: 'http://127.0.0.1:1337',
      DATA_DIR: home,
      DATABASE_URL: pooler.url('portal'),
      DATABASE_LISTEN_URL: pooler.url('portal_changes'),
      APP_SECRET: secret,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      DEMO: 'true',
      STRAPI_ADMIN: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      // A machine that is busy with all of this says nothing about statements.
      SLOW_QUERY_MS: '0',
    },
  });
  closeSync(output);
  const exited = once(child, 'exit');
  process.once('exit', () => child.kill('SIGTERM'));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  for (const end = Date.now() + START_MS; ; await wait(100)) {
    const { status } = await get(`${url}/_health`);
    if (status === 204) break;
    if (child.exitCode !== null || Date.now() > end) {
      throw new Error(`${name} did not start:\n${readFileSync(log, 'utf8')}`);
    }
  }
  const seconds = (performance.now() - began) / 1000;
  const lines = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'));
  const megabytes = () =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024);
  return { name, url, stop, seconds, lines, megabytes };
}

/** An answer, or the status 0 when there was none within ten seconds. */
export async function send(method, url, { body, token } = {}) {
  const began = performance.now();
  try {
    const answer = await fetch(url, {
      method,
      signal: AbortSignal.timeout(10_000),
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
    return { status: answer.status, json, ms: performance.now() - began };
  } catch {
    return { status: 0, json: null, ms: performance.now() - began };
  }
}

export const get = (url, token) => send('GET', url, { token });

export async function logIn({ url }, who = ADMIN) {
  const { status, json } = await send('POST', `${url}/api/v1/auth/login`, { body: who });
  if (status !== 200) throw new Error(`A login was answered ${status}`);
  return json.access_token;
}

/** The figure of which a part, from 0 to 1, is not larger. */
export const getPart = (figures, part) => {
  const sorted = [...figures].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
};
