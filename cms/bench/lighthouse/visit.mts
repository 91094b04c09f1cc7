import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../scripts/lib/run.mjs';

/** The last one for the oldest Node.js that the portal runs on. */
const VERSION = '12.8.2';
const BROWSER = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
type Audit = 'largest-contentful-paint' | 'cumulative-layout-shift' | 'total-blocking-time';

/** What Lighthouse says of a visit, as far as it is read here. */
export interface Report {
  categories: Record<Category, { score: number }>;
  audits: Record<Audit, { numericValue: number }>;
  environment: { benchmarkIndex: number };
}

/**
 * Lighthouse in a folder of its own, fetched at the first measurement: the portal does without.
 * @returns the script to run
 */
export async function installLighthouse(cache: string): Promise<string> {
  const folder = path.join(cache, `lighthouse-${VERSION}`);
  // Laid down by npm when it is done.
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
 * One visit of a fresh browser with Lighthouse's own telephone and its own slow network. The report comes into a file, given
 * without the end of its name.
 */
export async function visit(
  { script, browser }: { script: string; browser: string },
  url: string,
  categories: Category[],
  report: string,
): Promise<Report> {
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
