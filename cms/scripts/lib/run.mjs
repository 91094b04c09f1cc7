import { spawn } from 'node:child_process';
import { StopError } from './stop-error.mjs';

/**
 * Runs a command and waits for it. Quiet commands show their output only when they fail.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env = process.env, quiet = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32' && ['npm', 'npx'].includes(command),
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}

/**
 * Runs a command; when it fails, throws a Dutch sentence that names the step.
 * @param {string} step
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 */
export async function mustRun(step, command, args, options) {
  const { code, output } = await run(command, args, { ...options, quiet: true });
  if (code === 0) return;
  process.stderr.write(output);
  throw new StopError(`${step} is mislukt; hierboven staat waarom.`);
}
