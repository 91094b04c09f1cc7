import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { computeHash, isStamped, stamp } from './hash.mjs';
import { root } from './paths.mjs';
import { tellStep } from './progress.mjs';
import { mustRun } from './run.mjs';

/** Through npx, so that the machine only needs Node.js; always the version that the lock file was made with. */
const getPnpm = () => {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return ['--yes', packageManager];
};

const INPUTS = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'patches',
  'package.json',
  'cms/package.json',
  'web/package.json',
];

/** Keeps development dependencies installed once they are, also by `npm start`. */
const hasDevelopment = () => existsSync(path.join(root, 'node_modules', 'eslint'));

/**
 * Installs the dependencies, unless the last install had the same lock file, platform and version of Node.js.
 * @param {{ development?: boolean }} [options] `development`: also those for tests, lint and bench
 */
export async function install({ development = hasDevelopment() } = {}) {
  const platform = `${process.platform}-${process.arch}-${process.versions.modules}`;
  const hash = `${development ? 'development' : 'production'}-${platform}-${computeHash(root, INPUTS)}`;
  if (isStamped('install', hash)) return;
  const args = [...getPnpm(), 'install', '--frozen-lockfile', `--prod=${!development}`];
  await tellStep('Onderdelen installeren', () =>
    mustRun('Het installeren', 'npx', args, {
      cwd: root,
      // With CI set, pnpm replaces old modules without asking.
      env: { ...process.env, CI: 'true' },
    }),
  );
  stamp('install', hash);
}
