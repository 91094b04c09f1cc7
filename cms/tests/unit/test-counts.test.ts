import { expect, test } from 'vitest';
import { trySecond } from '../../scripts/lib/test/count.mts';
import { countPlaywright } from '../../scripts/lib/test/playwright.mts';
import { countVitest, mergeVitest } from '../../scripts/lib/test/vitest.mts';

const file = (status: string, ...tests: string[]) => ({
  name: 'pages.test.ts',
  status,
  message: 'Nothing listens',
  assertionResults: tests.map((result) => ({
    status: result,
    fullName: 'a page is saved',
    failureMessages: result === 'failed' ? ['Error: 500'] : [],
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
          projectName: 'mobile',
          results: [{ errors: messages.map((message) => ({ message })) }],
        },
      ],
    },
  ],
});
const playwrightReport = (expected: number, suites: unknown[] = [], errors: unknown[] = []) =>
  JSON.stringify({ suites, errors, stats: { expected } });

test('tests of all files are counted, and those that failed are named with why', () => {
  const report = vitestReport(file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'));
  expect(countVitest(report, 1)).toEqual({
    passed: 3,
    failures: ['pages.test.ts\na page is saved\nError: 500'],
  });
});

test('a file that breaks before its tests counts as one failure', () => {
  const report = vitestReport(file('passed', 'passed'), file('failed', 'skipped', 'skipped'));
  expect(countVitest(report, 1)).toEqual({ passed: 1, failures: ['pages.test.ts\nNothing listens'] });
});

test('a run that fails without a failing test counts as one failure', () => {
  expect(countVitest(vitestReport(file('passed', 'passed')), 1)).toEqual({
    passed: 1,
    failures: ['Vitest eindigde met 1.'],
  });
  expect(countPlaywright(playwrightReport(2), 1)).toEqual({
    passed: 2,
    failures: ['Playwright eindigde met 1.'],
  });
  expect(countPlaywright(playwrightReport(0, [], [{ message: 'No server' }]), 1)).toEqual({
    passed: 0,
    failures: ['No server'],
  });
});

test('a journey that succeeds at the second try only is a failure', () => {
  const report = playwrightReport(4, [
    { suites: [journey('unexpected', 'Not found')] },
    journey('flaky', 'Too late'),
    journey('expected'),
  ]);
  expect(countPlaywright(report, 1)).toEqual({
    passed: 4,
    failures: [
      'login.spec.ts [mobile]\na user logs in\nNot found',
      'login.spec.ts [mobile]\na user logs in\nToo late',
    ],
  });
});

test('a few that fail run once more, and what they say then counts', async () => {
  const first = { passed: 3, failures: ['pages.test.ts'] };
  await expect(trySecond(first, () => Promise.resolve({ passed: 4, failures: [] }))).resolves.toEqual({
    passed: 4,
    failures: [],
    retried: ['pages.test.ts'],
  });
  await expect(trySecond(first, () => Promise.resolve(first))).resolves.toMatchObject(first);
});

test('without failures, or with many, nothing runs again', async () => {
  const never = () => Promise.reject(new Error('ran again'));
  await expect(trySecond({ passed: 3, failures: [] }, never)).resolves.toEqual({ passed: 3, failures: [] });
  const broken = { passed: 3, failures: ['a', 'b', 'c', 'd', 'e', 'f'] };
  await expect(trySecond(broken, never)).resolves.toEqual(broken);
});

test('of a file that ran twice the second time counts', () => {
  const other = { ...file('passed', 'passed'), name: 'users.test.ts' };
  const first = vitestReport(file('failed', 'passed', 'failed'), other);
  expect(countVitest(mergeVitest(first, vitestReport(file('passed', 'passed', 'passed'))), 0)).toEqual({
    passed: 3,
    failures: [],
  });
});
