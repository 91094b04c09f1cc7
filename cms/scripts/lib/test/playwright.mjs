import { readFileSync } from 'node:fs';
import path from 'node:path';
import { web } from '../paths.mjs';
import { run } from '../run.mjs';
import { newScratchFolder } from './scratch-folder.mjs';
import { trySecond } from './second-try.mjs';

const failuresIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failuresIn),
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return [`${spec.file} [${projectName}]`, spec.title, ...messages].join('\n');
      }),
  ),
];

/**
 * Counts the tests in Playwright's JSON report. A run that broke without a failing test counts as one failure.
 * @param {string} report
 * @param {number} code with which Playwright ended
 * @returns {import('./checks.mjs').Count}
 */
export function countPlaywright(report, code) {
  const { suites, errors, stats } = JSON.parse(report);
  const failures = [...errors.map(({ message }) => message), ...failuresIn({ suites })];
  if (code !== 0 && failures.length === 0) failures.push(`Playwright eindigde met ${code}.`);
  return { passed: stats.expected, failures };
}

/**
 * Runs the journeys in a browser, and those that failed once more.
 * @param {string} results where reports go
 */
export async function playwright(results) {
  const program = path.join(web, 'node_modules', '@playwright', 'test', 'cli.js');
  async function attempt(name, ...args) {
    const report = path.join(results, `playwright-${name}.json`);
    const { code } = await run(process.execPath, [program, 'test', '--reporter=list,json', ...args], {
      cwd: web,
      env: {
        ...process.env,
        E2E_DATA: newScratchFolder('portal-e2e-'),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    return countPlaywright(readFileSync(report, 'utf8'), code);
  }
  const first = await attempt('first');
  return trySecond(first, async () => {
    const second = await attempt('second', '--last-failed');
    return { ...second, passed: first.passed + second.passed };
  });
}
