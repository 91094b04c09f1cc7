import { install } from './install.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { root } from './paths.mjs';

/** Installs the development dependencies, and lets this process import TypeScript. */
export async function prepareDevelopment() {
  checkNodeVersion();
  process.chdir(root);
  await install({ development: true });
  const { register } = await import('tsx/esm/api');
  register();
}
