import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { build } from '../build.mjs';
import { cms, web } from '../paths.mjs';
import { checkApiTypes, lint, typecheck } from './checks.mts';
import { addCounts, type Count, reportCounts } from './count.mts';
import { playwright } from './playwright.mts';
import { vitest } from './vitest.mts';

type Step = [name: string, check: () => Promise<Count>];

const getSteps = (results: string): Record<'style' | 'pieces' | 'whole', Step[]> => ({
  style: [['Stijl', lint]],
  // The longest first.
  pieces: [
    ['Storingen, verkort', () => vitest(cms, results, '--project=faults')],
    ['Starten en stoppen', () => vitest(cms, results, '--project=start')],
    ['Server, per onderdeel', () => vitest(cms, results, '--project=unit')],
    ['Typen', typecheck],
    ['Typen van de API', checkApiTypes],
    ['Portal, per onderdeel', () => vitest(web, results)],
  ],
  whole: [
    ['API', () => vitest(cms, results, '--project=api')],
    ['In de browser', () => playwright(results)],
  ],
});

/** Runs a step; an error counts as one failure. */
async function attempt([name, check]: Step): Promise<Count> {
  console.log(`\n=== ${name}`);
  const began = Date.now();
  const count = await check().catch((error: unknown) => ({ passed: 0, failures: [inspect(error)] }));
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`=== ${name}: ${count.passed} passed, ${count.failures.length} failed (${seconds} s)`);
  return count;
}

/** Runs steps one after the other. Two runs that share a list each take what is left. */
async function attemptAll(steps: Step[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (let step = steps.shift(); step; step = steps.shift()) counts.push(await attempt(step));
  return counts;
}

/** Runs a task with a temporary folder for reports, and prints its totals. */
async function report(work: (results: string) => Promise<Count>): Promise<void> {
  const results = mkdtempSync(path.join(os.tmpdir(), 'portal-results-'));
  try {
    reportCounts(await work(results));
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

/** Builds, and checks everything. */
export const testAll = (): Promise<void> =>
  report(async (results) => {
    const { style, pieces, whole } = getSteps(results);
    // Linting needs no build. Each piece takes one processor, the whole takes two.
    const styled = attemptAll(style);
    await build();
    const counts = await Promise.all([styled, styled.then(() => attemptAll(pieces)), attemptAll(pieces)]);
    return addCounts([...counts.flat(), ...(await attemptAll(whole))]);
  });

/** Builds, and runs the fault tests in full. */
export async function testFaults(args: string[]): Promise<void> {
  process.env.FAULTS ??= 'full';
  await build();
  await report((results) => vitest(cms, results, '--project=faults', ...args));
}
