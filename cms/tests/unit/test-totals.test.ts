import { expect, test } from 'vitest';
import {
  addTotals,
  describeTotals,
  getPlaywrightTotals,
  getVitestTotals,
  oneCheck,
} from '../../../scripts/lib/test/totals.mts';

const file = (status: string, ...tests: [result: string, ...messages: string[]][]) => ({
  name: 'pages.test.ts',
  status,
  message: 'Nothing listens',
  assertionResults: tests.map(([result, ...failureMessages]) => ({
    status: result,
    fullName: 'a page is saved',
    failureMessages,
  })),
});
const vitestReport = (...testResults: unknown[]) => JSON.stringify({ testResults });
const journey = (status: string, ...messages: string[]) => ({
  specs: [
    {
      file: 'login.spec.ts',
      title: 'a user logs in',
      tests: [
        {
          status,
          projectName: 'phone',
          results: [{ errors: messages.map((message) => ({ message })) }],
        },
      ],
    },
  ],
});
const playwrightReport = (
  stats: { expected: number; flaky: number },
  suites: unknown[],
  errors: unknown[] = [],
) => JSON.stringify({ suites, errors, stats });

test('tests of all files are counted, and those that failed are named with why', () => {
  const report = vitestReport(
    file('passed', ['passed'], ['passed']),
    file('failed', ['passed'], ['failed', 'Error: 500']),
  );
  expect(getVitestTotals(report, 1)).toEqual({
    passed: 3,
    failures: ['pages.test.ts\na page is saved\nError: 500'],
    retried: [],
  });
});

test('what passed at the second try is counted, and named with what failed first', () => {
  const report = vitestReport(file('passed', ['passed'], ['passed', 'Error: 503']));
  expect(getVitestTotals(report, 0)).toEqual({
    passed: 2,
    failures: [],
    retried: ['pages.test.ts\na page is saved\nError: 503'],
  });
  expect(
    getPlaywrightTotals(playwrightReport({ expected: 4, flaky: 1 }, [journey('flaky', 'Late')]), 0),
  ).toEqual({
    passed: 5,
    failures: [],
    retried: ['login.spec.ts [phone]\na user logs in\nLate'],
  });
});

test('a file that breaks before its tests counts as one failure', () => {
  const report = vitestReport(file('passed', ['passed']), file('failed', ['skipped'], ['skipped']));
  expect(getVitestTotals(report, 1)).toMatchObject({
    passed: 1,
    failures: ['pages.test.ts\nNothing listens'],
  });
});

test('a run that fails without a failing test counts as one failure', () => {
  const none = { expected: 2, flaky: 0 };
  expect(getVitestTotals(vitestReport(file('passed', ['passed'])), 1).failures).toEqual([
    'Vitest ended with 1',
  ]);
  expect(getPlaywrightTotals(playwrightReport(none, []), 1).failures).toEqual(['Playwright ended with 1']);
  expect(getPlaywrightTotals(playwrightReport(none, [], [{ message: 'No server' }]), 1).failures).toEqual([
    'No server',
  ]);
});

test('journeys that failed are named with their width, however deep they stand', () => {
  const suites = [{ suites: [journey('unexpected', 'Not found')] }, journey('expected')];
  expect(getPlaywrightTotals(playwrightReport({ expected: 4, flaky: 0 }, suites), 1)).toEqual({
    passed: 4,
    failures: ['login.spec.ts [phone]\na user logs in\nNot found'],
    retried: [],
  });
});

test('the last line has the sums, and each failure stands above it', () => {
  const totals = addTotals([
    oneCheck('Lint', 1),
    oneCheck('Types', 0),
    { passed: 7, failures: [], retried: ['slow'] },
  ]);
  const lines = describeTotals(totals).split('\n');
  expect(lines.at(-1)).toBe('8 passed, 1 failed');
  expect(lines).toContain('✗ Lint: the reason is above');
  expect(lines).toContain('Passed at the second try: slow');
});
