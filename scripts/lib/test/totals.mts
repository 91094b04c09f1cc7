import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResult, JsonTestResults } from 'vitest/node';

/** How many lines of each failure are repeated at the end. */
const LINES = 25;

/** What a run of tests gave: `failures` and `retried` (passed at the second try) say which tests and why. */
export interface Totals {
  passed: number;
  failures: string[];
  retried: string[];
}

export const addTotals = (all: readonly Totals[]): Totals => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failures: all.flatMap(({ failures }) => failures),
  retried: all.flatMap(({ retried }) => retried),
});

/** One check: of a linter, of the compiler. */
export const oneCheck = (name: string, code: number): Totals => ({
  passed: code === 0 ? 1 : 0,
  failures: code === 0 ? [] : [`${name}: the reason is above`],
  retried: [],
});

/** A run that failed without a failing test counts as one failure. */
const withCode = (totals: Totals, runner: string, code: number): Totals =>
  code !== 0 && totals.failures.length === 0
    ? { ...totals, failures: [`${runner} ended with ${code}`] }
    : totals;

function getFileTotals({ name, status, message, assertionResults }: JsonTestResult): Totals {
  const tell = (wanted: (test: JsonTestResult['assertionResults'][number]) => boolean) =>
    assertionResults
      .filter(wanted)
      .map(({ fullName, failureMessages }) => [name, fullName, ...(failureMessages ?? [])].join('\n'));
  const failures = tell((test) => test.status === 'failed');
  // An error outside the tests of a file.
  if (status === 'failed' && failures.length === 0) failures.push(`${name}\n${message}`);
  return {
    passed: assertionResults.filter((test) => test.status === 'passed').length,
    failures,
    // Vitest keeps the messages of the first try.
    retried: tell((test) => test.status === 'passed' && (test.failureMessages ?? []).length > 0),
  };
}

/** The totals of Vitest's JSON report. */
export function getVitestTotals(report: string, code: number): Totals {
  const { testResults }: JsonTestResults = JSON.parse(report);
  return withCode(addTotals(testResults.map(getFileTotals)), 'Vitest', code);
}

const tellJourneys = ({ suites = [], specs = [] }: Partial<JSONReportSuite>, status: string): string[] => [
  ...suites.flatMap((suite) => tellJourneys(suite, status)),
  ...specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return [`${spec.file} [${projectName}]`, spec.title, ...messages].join('\n');
      }),
  ),
];

/** The totals of Playwright's JSON report. */
export function getPlaywrightTotals(report: string, code: number): Totals {
  const { suites, errors, stats }: JSONReport = JSON.parse(report);
  const failures = [
    ...errors.map(({ message = '' }) => message),
    ...suites.flatMap((suite) => tellJourneys(suite, 'unexpected')),
  ];
  const retried = suites.flatMap((suite) => tellJourneys(suite, 'flaky'));
  return withCode({ passed: stats.expected + stats.flaky, failures, retried }, 'Playwright', code);
}

/** What a run ends with: each test that was retried or failed, and the line "N passed, N failed". */
export function describeTotals({ passed, failures, retried }: Totals): string {
  const shorten = (text: string) => text.split('\n').slice(0, LINES).join('\n  ');
  return [
    ...retried.map((test) => `\nPassed at the second try: ${shorten(test)}`),
    ...failures.map((test) => `\n✗ ${shorten(test)}`),
    `\n${passed} passed, ${failures.length} failed`,
  ].join('\n');
}
