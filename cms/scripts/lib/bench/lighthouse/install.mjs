import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../run.mjs';

/** The last one for the oldest Node.js that the portal runs on. */
const VERSION = '12.8.2';

/**
 * Lighthouse in a folder of its own, fetched at the first measurement: the portal does without.
 * @param {string} cache
 * @returns {Promise<string>} the script to run
 */
export async function installLighthouse(cache) {
  const folder = path.join(cache, `lighthouse-${VERSION}`);
  const installed = path.join(folder, 'node_modules', 'lighthouse');
  // Laid down by npm when it is done.
  if (!existsSync(path.join(folder, 'package-lock.json'))) {
    console.log('Installing Lighthouse…');
    const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
    const { code, output } = await run('npm', [...args, `lighthouse@${VERSION}`], {
      cwd: cache,
      quiet: true,
    });
    if (code !== 0) throw new Error(`Installing Lighthouse failed:\n${output}`);
  }
  return path.join(installed, 'cli', 'index.js');
}
