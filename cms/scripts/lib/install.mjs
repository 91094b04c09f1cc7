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

/** Installs the dependencies, unless the last install was of this lock file by this kind of Node.js. */
export async function install() {
  const platform = `${process.platform}-${process.arch}-${process.versions.modules}`;
  const hash = `${platform}-${computeHash(root, INPUTS)}`;
  if (isStamped('install', hash)) return;
  console.log('Onderdelen installeren…');
  await mustRun('Het installeren', 'npx', [...PNPM, 'install', '--frozen-lockfile', '--prod=false'], {
    cwd: root,
    // Without a terminal pnpm may only replace old modules when it knows that nobody can answer.
    env: { ...process.env, CI: 'true' },
  });
  stamp('install', hash);
}
