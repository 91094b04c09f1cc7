import { readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../run.mjs';
import { trySecond } from './second-try.mjs';

/**
 * @param {{ name: string, status: string, message: string,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file
 * @returns {import('./checks.mjs').Count}
 */
function countFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const failures = failed.map((test) => `${name}\n${test.fullName}\n${test.failureMessages.join('\n')}`);
  // A file that breaks outside its tests counts as one failure.
  if (status === 'failed' && failures.length === 0) failures.push(`${name}\n${message}`);
  return { passed: assertionResults.filter((test) => test.status === 'passed').length, failures };
}

/**
 * Counts the tests in Vitest's JSON report. A run that broke without a failing test counts as one failure.
 * @param {string} report
 * @param {number} code with which Vitest ended
 * @returns {import('./checks.mjs').Count}
 */
export function countVitest(report, code) {
  const files = JSON.parse(report).testResults.map(countFile);
  const failures = files.flatMap((file) => file.failures);
  if (code !== 0 && failures.length === 0) failures.push(`Vitest eindigde met ${code}.`);
  return { passed: files.reduce((total, file) => total + file.passed, 0), failures };
}

/**
 * The report of a run with, for files that ran again, what they said then.
 * @param {string} first
 * @param {string} second
 */
export function mergeVitest(first, second) {
  const again = JSON.parse(second).testResults;
  const names = new Set(again.map(({ name }) => name));
  const others = JSON.parse(first).testResults.filter(({ name }) => !names.has(name));
  return JSON.stringify({ testResults: [...others, ...again] });
}

/**
 * Runs Vitest in a folder, and files that failed once more.
 * @param {string} folder
 * @param {string} results where reports go
 * @param {string[]} args
 */
export async function vitest(folder, results, ...args) {
  const program = path.join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  async function attempt(name, files) {
    const report = path.join(results, `vitest-${path.basename(folder)}${args.join('')}-${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code } = await run(process.execPath, [program, 'run', ...reporters, ...args, ...files], {
      cwd: folder,
    });
    return { code, report: readFileSync(report, 'utf8') };
  }
  const first = await attempt('first', []);
  const files = JSON.parse(first.report)
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name }) => name);
  return trySecond(countVitest(first.report, first.code), async () => {
    const second = await attempt('second', files);
    return countVitest(mergeVitest(first.report, second.report), second.code);
  });
}
