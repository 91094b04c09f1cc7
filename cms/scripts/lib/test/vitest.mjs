import { readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../run.mjs';

/** @param {{ status: string, assertionResults: { status: string }[] }} file @returns {import('./checks.mjs').Count} */
function countFile({ status, assertionResults }) {
  const count = (wanted) => assertionResults.filter((test) => test.status === wanted).length;
  const failed = count('failed');
  // A file that breaks outside its tests counts as one failure.
  return { passed: count('passed'), failed: status === 'failed' ? Math.max(failed, 1) : failed };
}

/**
 * Counts the tests in Vitest's JSON report. A run that broke without a failing test counts as one failure.
 * @param {string} report
 * @param {number} code with which Vitest ended
 */
export function countVitest(report, code) {
  const files = JSON.parse(report).testResults.map(countFile);
  const sum = (name) => files.reduce((total, file) => total + file[name], 0);
  const failed = sum('failed');
  return { passed: sum('passed'), failed: code === 0 ? failed : Math.max(failed, 1) };
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
