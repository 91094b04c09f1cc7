import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../../scripts/lib/run.mjs';

/** The last version for the oldest supported Node.js. */
const VERSION = '12.8.2';
const BROWSER = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
type Audit =
  'first-contentful-paint' | 'largest-contentful-paint' | 'cumulative-layout-shift' | 'total-blocking-time';

/** The parts of a Lighthouse report that the bench reads. */
export interface Report {
  categories: Record<Category, { score: number }>;
  audits: Record<Audit, { numericValue: number }>;
  environment: { benchmarkIndex: number };
}

/**
 * Installs Lighthouse in a separate folder on first use: the portal itself does not need it.
 * @returns the script to run
 */
export async function installLighthouse(cache: string): Promise<string> {
  const folder = path.join(cache, `lighthouse-${VERSION}`);
  // npm writes it when it is done.
  if (!existsSync(path.join(folder, 'package-lock.json'))) {
    console.log('Installing Lighthouse…');
    mkdirSync(cache, { recursive: true });
    const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
    const options = { cwd: cache, quiet: true };
    const { code, output } = await run('npm', [...args, `lighthouse@${VERSION}`], options);
    if (code !== 0) throw new Error(`Installing Lighthouse failed:\n${output}`);
  }
  return path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
}

/**
 * Visits a page with a fresh browser, and Lighthouse's emulation of a phone and a slow network. `report` is the path of the
 * report, without extension.
 */
export async function visit(
  { script, browser }: { script: string; browser: string },
  url: string,
  categories: Category[],
  report: string,
): Promise<Report> {
  const args = [
    script,
    url,
    '--quiet',
    '--output=json',
    '--output=html',
    `--output-path=${report}`,
    `--only-categories=${categories.join()}`,
    `--chrome-flags=${BROWSER}`,
  ];
  const { code, output } = await run(process.execPath, args, {
    cwd: process.cwd(),
    env: { ...process.env, CHROME_PATH: browser },
    quiet: true,
  });
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`);
  return JSON.parse(readFileSync(`${report}.report.json`, 'utf8'));
}
