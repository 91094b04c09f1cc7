import { expect, test } from 'vitest';
import { countPlaywright } from '../../scripts/lib/test/playwright.mjs';
import { countVitest } from '../../scripts/lib/test/vitest.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});
const vitestReport = (...testResults: unknown[]) => JSON.stringify({ testResults });
const playwrightReport = (stats: object) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });

test('tests of all files are counted', () => {
  const report = vitestReport(file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'));
  expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a file that breaks before its tests counts as one failure', () => {
  const report = vitestReport(file('passed', 'passed'), file('failed', 'skipped', 'skipped'));
  expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run that fails without a failing test counts as one failure', () => {
  expect(countVitest(vitestReport(file('passed', 'passed')), 1)).toEqual({ passed: 1, failed: 1 });
  expect(countPlaywright(playwrightReport({ expected: 2 }), 1)).toEqual({ passed: 2, failed: 1 });
});

test('a journey that succeeds at the second try only is a failure', () => {
  const report = playwrightReport({ expected: 4, unexpected: 1, flaky: 1 });
  expect(countPlaywright(report, 1)).toEqual({ passed: 4, failed: 2 });
});
