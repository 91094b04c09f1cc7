import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { StopError } from './stop-error.mjs';

/** Loaded before a tool of Node.js with a channel to this process, it ends with this process. */
export const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

/**
 * @typedef {{
 *   cwd: string,
 *   env?: NodeJS.ProcessEnv,
 *   quiet?: boolean,
 *   tied?: boolean,
 *   yields?: boolean,
 *   signal?: AbortSignal,
 * }} Options
 * `quiet`: shows its output only when it fails; `tied`, for Node.js: ends when this process does, also after `kill -9`;
 * `yields`: leaves the processor to others; `signal` ends it
 */

/**
 * Runs a command and waits for it.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function run(command, args, options) {
  const { cwd, env = process.env, quiet = false, tied = false, yields = false, signal } = options;
  signal?.throwIfAborted();
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'];
  const child = spawn(command, tied ? ['--import', END_WITH_PARENT, ...args] : args, {
    cwd,
    env,
    stdio: tied ? [...stdio, 'ipc'] : stdio,
    shell: process.platform === 'win32' && ['npm', 'npx'].includes(command),
  });
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  const closed = once(child, 'close');
  if (yields && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  const end = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', end);
  await closed.finally(() => signal?.removeEventListener('abort', end));
  signal?.throwIfAborted();
  return { code: child.exitCode ?? 1, output: Buffer.concat(chunks).toString('utf8') };
}

/**
 * Runs a command; when it fails, throws a Dutch sentence that names the step.
 * @param {string} step
 * @param {string} command
 * @param {string[]} args
 * @param {Options} options
 */
export async function mustRun(step, command, args, options) {
  const { code, output } = await run(command, args, { ...options, quiet: true });
  if (code === 0) return;
  process.stderr.write(`\n${output}`);
  throw new StopError(`${step} is mislukt; hierboven staat waarom.`);
}
