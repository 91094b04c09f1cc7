import { readFileSync } from 'node:fs';
import path from 'node:path';
import { web } from '../paths.mjs';
import { run } from '../run.mjs';

/**
 * Counts the tests in Playwright's JSON report. A run that broke without a failing test counts as one failure.
 * @param {string} report
 * @param {number} code with which Playwright ended
 */
export function countPlaywright(report, code) {
  const { expected, unexpected, flaky } = JSON.parse(report).stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/**
 * Runs the journeys in a browser.
 * @param {string} results where reports go
 */
export async function playwright(results) {
  const report = path.join(results, 'playwright.json');
  const program = path.join(web, 'node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await run(process.execPath, [program, 'test', '--reporter=list,json'], {
    cwd: web,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return countPlaywright(readFileSync(report, 'utf8'), code);
}
