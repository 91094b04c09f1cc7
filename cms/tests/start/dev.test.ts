import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { cmsDist, root } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { isAlive, postgresPid } from '../support/postgres-process';
import { withoutOwnSettings } from '../support/settings';
import { newDataDir } from '../support/start-script';

/** Generous: `strapi develop` compiles with all checks, twice. */
const MINUTE = 60_000;

/** The processes of a group that still run. */
const getGroup = (group: number): string[] =>
  execFileSync('ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([id, state = '']) => Number(id) === group && !state.startsWith('Z'))
    .map((fields) => fields.slice(2).join(' '));

/** `npm run dev` in a terminal of its own. */
async function runDev(dataDir: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, 'cms', 'scripts', 'dev.mjs')], {
    cwd: root,
    env: {
      ...withoutOwnSettings(process.env),
      DEMO: 'false',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const read = (chunk: Buffer) => (text += stripVTControlCharacters(chunk.toString('utf8')));
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = once(child, 'exit').then(([code]) => Number(code));
  const group = child.pid ?? 0;
  onTestFinished(() => {
    if (child.exitCode === null) process.kill(-group, 'SIGKILL');
  });
  return { group, ended, strapi: `http://127.0.0.1:${port}`, output: () => text };
}

test(
  'npm run dev serves the portal and Strapi, leaves the build alone, and Ctrl+C ends all of it',
  { timeout: 10 * MINUTE },
  async () => {
    const dataDir = newDataDir();
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const built = path.join(cmsDist, 'src', 'index.js');
    const getBuilt = () => statSync(built).mtimeMs;

    const dev = await runDev(dataDir);
    const early = dev.ended.then(() => {
      throw new Error(`It ended:\n${dev.output()}`);
    });
    const waiting = expect.poll(dev.output, { timeout: 9 * MINUTE, interval: 500 }).toMatch(/Strapi: http/);
    await Promise.race([early, waiting]);
    const before = getBuilt();
    expect(dev.output()).not.toContain('error TS');

    const [, address = ''] = /Local: +(http:\S+?)\/?\s/.exec(dev.output()) ?? [];
    const page = await (await fetch(`${address}/`)).text();
    expect(page).toContain('/@vite/client');
    // Through Vite, as the portal asks it.
    expect((await fetch(`${address}/api/v1/site`)).status).toBe(200);
    expect((await fetch(`${dev.strapi}/_health`)).status).toBe(204);
    const panel = await fetch(`${dev.strapi}/beheer/`);
    expect(await panel.text()).toContain('id="strapi"');

    const postgres = postgresPid(dataDir) ?? 0;
    expect(isAlive(postgres)).toBe(true);
    process.kill(-dev.group, 'SIGINT');
    early.catch(() => undefined);
    expect(await dev.ended).toBe(0);
    expect(isAlive(postgres)).toBe(false);
    await expect.poll(() => getGroup(dev.group)).toEqual([]);
    expect(getBuilt()).toBe(before);
  },
);
