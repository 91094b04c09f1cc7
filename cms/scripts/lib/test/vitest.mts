import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonTestResult, JsonTestResults } from 'vitest/node';
import { run } from '../run.mjs';
import { addCounts, type Count, trySecond } from './count.mts';

const readFiles = (report: string): JsonTestResult[] => {
  const { testResults }: JsonTestResults = JSON.parse(report);
  return testResults;
};

function countFile({ name, status, message, assertionResults }: JsonTestResult): Count {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const failures = failed.map((test) => [name, test.fullName, ...(test.failureMessages ?? [])].join('\n'));
  // An error outside the tests of a file counts as one failure.
  if (status === 'failed' && failures.length === 0) failures.push(`${name}\n${message}`);
  return { passed: assertionResults.filter((test) => test.status === 'passed').length, failures };
}

/** The totals of Vitest's JSON report. A run that failed without a failing test counts as one failure. */
export function countVitest(report: string, code: number): Count {
  const { passed, failures } = addCounts(readFiles(report).map(countFile));
  if (code !== 0 && failures.length === 0) failures.push(`Vitest eindigde met ${code}.`);
  return { passed, failures };
}

/** The first report, with the results of the second for files that ran again. */
export function mergeVitest(first: string, second: string): string {
  const again = readFiles(second);
  const names = new Set(again.map(({ name }) => name));
  const others = readFiles(first).filter(({ name }) => !names.has(name));
  return JSON.stringify({ testResults: [...others, ...again] });
}

/** Runs Vitest in a folder, and retries files that fail; `results` is the folder for reports. */
export async function vitest(folder: string, results: string, ...args: string[]): Promise<Count> {
  const program = path.join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  async function attempt(name: string, files: string[]) {
    const report = path.join(results, `vitest-${path.basename(folder)}${args.join('')}-${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code } = await run(process.execPath, [program, 'run', ...reporters, ...args, ...files], {
      cwd: folder,
    });
    return { code, report: readFileSync(report, 'utf8') };
  }
  const first = await attempt('first', []);
  const failed = readFiles(first.report).filter(({ status }) => status === 'failed');
  return trySecond(countVitest(first.report, first.code), async () => {
    const second = await attempt(
      'second',
      failed.map(({ name }) => name),
    );
    return countVitest(mergeVitest(first.report, second.report), second.code);
  });
}
