import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/postgres.mjs';
import { makeScratchFolder } from '../../../scripts/lib/test/scratch-folder.mts';
import { type Variables, withoutOwnSettings } from './settings';

/** `npm start` as an operator runs it. */
export interface Start {
  child: ChildProcess;
  url: string;
  dataDir: string;
  /** Everything printed so far. */
  output: () => string;
  /** Waits for its end; gives the exit code. */
  ended: Promise<number | null>;
  /** Waits until it says that the portal is up. */
  up: Promise<void>;
}

/** A data directory of its own; its maker removes it. */
export const newDataDir = () => makeScratchFolder('portal-start-');

/** Runs the start script, or another one that starts the portal, without the demo, on a free port. */
export async function runStart(
  env: Variables & { DATA_DIR: string },
  checkout = root,
  script = 'start.mjs',
): Promise<Start> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [path.join(checkout, 'scripts', script)], {
    cwd: checkout,
    env: { ...withoutOwnSettings(process.env), NODE_ENV: '', DEMO: 'false', PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(child, 'close').then(() => child.exitCode);
  const up = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (text.includes('De portal staat klaar')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The portal ended before it was up:\n${text}`)));
  });
  // Who only waits for the end does not look at this one.
  up.catch(() => undefined);
  return { child, url: `http://127.0.0.1:${port}`, dataDir: env.DATA_DIR, output: () => text, ended, up };
}
