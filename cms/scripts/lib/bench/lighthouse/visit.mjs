import { readFileSync } from 'node:fs';
import { run } from '../../run.mjs';

const BROWSER = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';

/**
 * One visit of a fresh browser with Lighthouse's own telephone and its own slow network.
 * @param {{ script: string, browser: string }} tools
 * @param {string} url
 * @param {string[]} categories
 * @param {string} report where the report comes, without the end of its name
 */
export async function visit({ script, browser }, url, categories, report) {
  const args = [
    ...[script, url, '--quiet', '--output=json', '--output=html', `--output-path=${report}`],
    ...[`--only-categories=${categories.join()}`, `--chrome-flags=${BROWSER}`],
  ];
  const { code, output } = await run(process.execPath, args, {
    cwd: process.cwd(),
    env: { ...process.env, CHROME_PATH: browser },
    quiet: true,
  });
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`);
  return JSON.parse(readFileSync(`${report}.report.json`, 'utf8'));
}
