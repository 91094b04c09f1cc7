import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { web } from '../paths.mjs';
import { run } from '../run.mjs';
import { type Count, trySecond } from './count.mts';
import { makeScratchFolder } from './scratch-folder.mts';

const getFailures = ({ suites = [], specs = [] }: Partial<JSONReportSuite>): string[] => [
  ...suites.flatMap(getFailures),
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return [`${spec.file} [${projectName}]`, spec.title, ...messages].join('\n');
      }),
  ),
];

/** The totals of Playwright's JSON report. A run that failed without a failing test counts as one failure. */
export function countPlaywright(report: string, code: number): Count {
  const { suites, errors, stats }: JSONReport = JSON.parse(report);
  const failures = [...errors.map(({ message = '' }) => message), ...suites.flatMap(getFailures)];
  if (code !== 0 && failures.length === 0) failures.push(`Playwright eindigde met ${code}.`);
  return { passed: stats.expected, failures };
}

/** Runs the browser tests, and retries those that fail; `results` is the folder for reports. */
export async function playwright(results: string): Promise<Count> {
  const program = path.join(web, 'node_modules', '@playwright', 'test', 'cli.js');
  async function attempt(name: string, ...args: string[]) {
    const report = path.join(results, `playwright-${name}.json`);
    const data = makeScratchFolder('portal-e2e-');
    try {
      const { code } = await run(process.execPath, [program, 'test', '--reporter=list,json', ...args], {
        cwd: web,
        env: { ...process.env, E2E_DATA: data, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      });
      return countPlaywright(readFileSync(report, 'utf8'), code);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  }
  const first = await attempt('first');
  return trySecond(first, async () => {
    const second = await attempt('second', '--last-failed');
    return { ...second, passed: first.passed + second.passed };
  });
}
