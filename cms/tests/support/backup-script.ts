import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { type Variables, withoutOwnSettings } from './settings';

/** How a script ended. */
export interface Ended {
  code: number | null;
  output: string;
}

/** `npm run backup` or `npm run restore`, as an operator runs it. */
export async function runScript(name: 'backup' | 'restore', args: string[], env: Variables): Promise<Ended> {
  const child = spawn(process.execPath, [path.join(root, 'scripts', `${name}.mjs`), ...args], {
    cwd: root,
    env: { ...withoutOwnSettings(process.env), NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString('utf8')));
  child.stderr.on('data', (piece: Buffer) => (output += piece.toString('utf8')));
  await once(child, 'close');
  return { code: child.exitCode, output };
}
