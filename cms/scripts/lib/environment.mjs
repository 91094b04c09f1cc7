import { createRequire } from 'node:module';
import path from 'node:path';
import { cmsDist } from './paths.mjs';

const require = createRequire(import.meta.url);

/**
 * The module of the compiled application at a path, as `src/utils/announce`.
 * @param {string} name
 */
export const compiled = (name) => require(path.join(cmsDist, name));

/** Loads `.env` of the workspace when there is one; what is set already wins. */
export function readDotEnv(root) {
  try {
    process.loadEnvFile(path.join(root, '.env'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
