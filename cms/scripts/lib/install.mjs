import { existsSync } from 'node:fs';
import path from 'node:path';
import { computeHash, isStamped, stamp } from './hash.mjs';
import { root } from './paths.mjs';
import { mustRun } from './run.mjs';

/** pnpm through npx: nothing but Node.js needs to be on the machine. */
export const PNPM = ['--yes', 'pnpm@10'];

const INPUTS = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  'cms/package.json',
  'web/package.json',
];

/** Who works on the portal keeps what that takes, also after a start. */
const hasDevelopment = () => existsSync(path.join(root, 'node_modules', 'eslint'));

/**
 * Installs what the portal is built of and runs on, unless the last install was of this lock file by this kind of Node.js.
 * @param {{ development?: boolean }} [options] `development`: what tests, lint and bench need as well
 */
export async function install({ development = hasDevelopment() } = {}) {
  const platform = `${process.platform}-${process.arch}-${process.versions.modules}`;
  const hash = `${development ? 'development' : 'production'}-${platform}-${computeHash(root, INPUTS)}`;
  if (isStamped('install', hash)) return;
  console.log('Onderdelen installeren…');
  const args = [...PNPM, 'install', '--frozen-lockfile', `--prod=${!development}`];
  await mustRun('Het installeren', 'npx', args, {
    cwd: root,
    // Without a terminal pnpm may only replace old modules when it knows that nobody can answer.
    env: { ...process.env, CI: 'true' },
  });
  stamp('install', hash);
}
