import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { cmsDist, requireOfServer } from './paths.mjs';

/**
 * Loads a module of the compiled application, such as `src/utils/announce`.
 * @param {string} name
 */
export const compiled = (name) => requireOfServer(path.join(cmsDist, name));

/** Loads the workspace's `.env`, if any; variables that are already set win. */
export function readDotEnv(root) {
  try {
    process.loadEnvFile(path.join(root, '.env'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** An environment without the settings of this machine, and with a secret of its own. */
export function isolatedEnvironment() {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    SystemRoot,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    APP_SECRET: randomBytes(32).toString('hex'),
  };
}
