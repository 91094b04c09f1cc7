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

const getSteps = (results: string): Record<'style' | 'pieces' | 'processes' | 'whole', Step[]> => ({
  style: [['Stijl', lint]],
  pieces: [
    ['Typen', typecheck],
    ['Typen van de API', checkApiTypes],
    ['Server, per onderdeel', () => vitest(cms, results, '--project=unit')],
    ['Portal, per onderdeel', () => vitest(web, results)],
  ],
  processes: [
    ['Starten en stoppen', () => vitest(cms, results, '--project=start')],
    ['Storingen, verkort', () => vitest(cms, results, '--project=faults')],
  ],
  whole: [
    ['API', () => vitest(cms, results, '--project=api')],
    ['In de browser', () => playwright(results)],
  ],
});

/** A step that breaks off counts as one failure; the others still run. */
async function attempt([name, check]: Step): Promise<Count> {
  console.log(`\n=== ${name}`);
  const began = Date.now();
  const count = await check().catch((error: unknown) => ({ passed: 0, failures: [inspect(error)] }));
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`=== ${name}: ${count.passed} passed, ${count.failures.length} failed (${seconds} s)`);
  return count;
}

/** One after the other. */
async function attemptAll(steps: Step[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of steps) counts.push(await attempt(step));
  return counts;
}

/** Does some work with a folder for reports, and tells what it counted. */
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
    const { style, pieces, processes, whole } = getSteps(results);
    // Style needs nothing that is built. It and the pieces take one processor, what starts portals the other.
    const styled = attemptAll(style);
    await build();
    const oneProcessor = styled.then(() => attemptAll(pieces));
    const counts = await Promise.all([styled, oneProcessor, attemptAll(processes)]);
    return addCounts([...counts.flat(), ...(await attemptAll(whole))]);
  });

/** Builds, and runs the fault tests in full. */
export async function testFaults(args: string[]): Promise<void> {
  process.env.FAULTS ??= 'full';
  await build();
  await report((results) => vitest(cms, results, '--project=faults', ...args));
}
