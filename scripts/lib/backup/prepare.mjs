import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build.mjs';
import { compiled, readDotEnv } from '../environment.mjs';
import { install } from '../install.mjs';
import { checkNodeVersion } from '../node-version.mjs';
import { cms, cmsDist, root } from '../paths.mjs';

// True in a container, which has a build but cannot make one.
const isBuilt = () =>
  process.env.NODE_ENV === 'production' && existsSync(path.join(cmsDist, 'src', 'backup', 'index.js'));

/** Installs and builds what a backup needs; returns the settings of the portal. */
export async function prepare() {
  checkNodeVersion();
  process.chdir(root);
  if (!isBuilt()) {
    await install();
    await build(['server']);
  }
  readDotEnv(root);
  const { loadEnv } = compiled('config/env');
  return loadEnv(process.env);
}

export const portalVersion = () => JSON.parse(readFileSync(path.join(cms, 'package.json'), 'utf8')).version;
