import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cmsDist } from './paths.mjs';

const SCRIPT = fileURLToPath(new URL('portal-process.mjs', import.meta.url));

/**
 * Starts a script that sends a message when it is ready or has failed, and that stops when its parent disconnects.
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [execArgv] options of Node.js
 * @returns {Promise<(() => Promise<void>) & { pid: number, child: import('node:child_process').ChildProcess }>} stops it
 */
export async function spawnReady(script, env, execArgv = []) {
  const child = fork(script, { env, execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const exited = once(child, 'exit');
  const said = once(child, 'message').then(([message]) => message);
  const { failure } = await Promise.race([said, exited.then(() => ({ failure: `exit ${child.exitCode}` }))]);
  if (failure) throw new Error(`${script} did not get ready: ${failure}`);
  const end = async () => {
    if (child.connected) child.disconnect();
    await exited;
  };
  return Object.assign(end, { pid: child.pid, child });
}

/**
 * Starts a portal in a separate process.
 * @param {NodeJS.ProcessEnv} env all its variables
 * @param {string} distDir the compiled application
 */
export const spawnPortal = (env, distDir = cmsDist) =>
  spawnReady(SCRIPT, { ...env, PORTAL_DIST_DIR: distDir });
