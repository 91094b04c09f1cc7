import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/postgres.mjs';
import { ADMIN, MAINTAINER, type Variables, withoutOwnSettings } from './settings';

const MINUTE = 60_000;

/** The processes of a group that still run. */
export const getGroup = (group: number): string[] =>
  execFileSync('ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([id, state = '']) => Number(id) === group && !state.startsWith('Z'))
    .map((fields) => fields.slice(2).join(' '));

/** The processes of `strapi develop` in a group: the first starts the others. */
export const getStrapi = (group: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pgid=,pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([id, , ...args]) => Number(id) === group && args.some((each) => each.endsWith('strapi.js')))
    .map(([, pid]) => Number(pid));

/** `npm run dev` in a terminal of its own. */
export async function runDev(env: Variables, checkout = root) {
  const port = await freePort();
  const accounts = {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    MAINTAINER_EMAIL: MAINTAINER.email,
    MAINTAINER_PASSWORD: MAINTAINER.password,
  };
  const child = spawn(process.execPath, [path.join(checkout, 'scripts', 'dev.mjs')], {
    cwd: checkout,
    env: {
      ...withoutOwnSettings(process.env),
      ...accounts,
      DEMO: 'false',
      RATE_LIMIT: 'off',
      PORT: String(port),
      ...env,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const read = (chunk: Buffer) => (text += stripVTControlCharacters(chunk.toString('utf8')));
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const output = () => text;
  const ended = once(child, 'exit').then(([code]) => Number(code));
  const group = child.pid ?? 0;
  onTestFinished(() => {
    if (getGroup(group).length > 0) process.kill(-group, 'SIGKILL');
  });
  /** Waits until both Strapi and Vite are there. */
  const up = async () => {
    const early = ended.then(() => {
      throw new Error(`It ended:\n${text}`);
    });
    early.catch(() => undefined);
    const waiting = expect.poll(output, { timeout: 9 * MINUTE, interval: 500 }).toMatch(/Strapi: http/);
    await Promise.race([early, waiting]);
  };
  return { child, group, ended, up, strapi: `http://127.0.0.1:${port}`, output };
}
