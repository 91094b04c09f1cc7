import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { cms } from '../../scripts/lib/paths.mjs';
import { type Variables, withoutOwnSettings } from './settings';

const SCRIPT = path.join(cms, 'tests', 'support', 'portal-process.mjs');

/** Starts a portal in a process of its own; resolves when it answers. */
export async function spawnPortal(distDir: string, env: Variables): Promise<() => Promise<void>> {
  const child = fork(SCRIPT, {
    env: { ...withoutOwnSettings(process.env), ...env, TEST_DIST_DIR: distDir },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const first = await Promise.race([
    once(child, 'message').then(() => 'ready' as const),
    exited.then(() => 'exit' as const),
  ]);
  if (first === 'exit') throw new Error(`The portal ended before it was up, with ${child.exitCode}`);
  return async () => {
    if (child.connected) child.disconnect();
    await exited;
  };
}
