import { install } from './install.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { root } from './paths.mjs';

/** Installs all that working on the portal takes; from then on this process can import TypeScript. */
export async function prepareDevelopment() {
  checkNodeVersion();
  process.chdir(root);
  await install({ development: true });
  const { register } = await import('tsx/esm/api');
  register();
}
