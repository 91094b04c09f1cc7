import { readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../run.mjs';

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
 * Runs Vitest in a folder.
 * @param {string} folder
 * @param {string} results where reports go
 * @param {string[]} args
 */
export async function vitest(folder, results, ...args) {
  const report = path.join(
    results,
    `vitest-${path.basename(folder)}-${args.join('-').replaceAll(/[^\w=-]/g, '-')}.json`,
  );
  const program = path.join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(process.execPath, [program, 'run', ...reporters, ...args], { cwd: folder });
  return countVitest(readFileSync(report, 'utf8'), code);
}
