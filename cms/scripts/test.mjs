/** `npm test`: installs, builds, and checks everything. The last line counts. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { cms, root, web } from './lib/paths.mjs';
import { runMain } from './lib/stop-error.mjs';
import { reportCounts } from './lib/test/report.mjs';

/** @param {string} results */
async function getSteps(results) {
  // Only after installing its own dependencies are sure to be there.
  const { freshTypes, lint, typecheck } = await import('./lib/test/checks.mjs');
  const { playwright } = await import('./lib/test/playwright.mjs');
  const { vitest } = await import('./lib/test/vitest.mjs');
  return {
    style: ['Stijl', lint],
    pieces: [
      ['Typen', typecheck],
      ['Typen van de API', freshTypes],
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
  };
}

/** A step that breaks off counts as one failure; the others still run. */
async function attempt([name, check]) {
  console.log(`\n=== ${name}`);
  const began = Date.now();
  /** @type {import('./lib/test/checks.mjs').Count} */
  let count;
  try {
    count = await check();
  } catch (error) {
    count = { passed: 0, failures: [inspect(error)] };
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`=== ${name}: ${count.passed} passed, ${count.failures.length} failed (${seconds} s)`);
  return count;
}

/** One after the other. */
async function attemptAll(steps) {
  const counts = [];
  for (const step of steps) counts.push(await attempt(step));
  return counts;
}

async function checkAll() {
  const results = mkdtempSync(path.join(os.tmpdir(), 'portal-results-'));
  try {
    const { style, pieces, processes, whole } = await getSteps(results);
    // Style needs nothing that is built. It and the pieces take one processor, what starts portals the other.
    const styled = attempt(style);
    await build();
    const oneProcessor = styled.then(() => attemptAll(pieces));
    const counts = [
      ...(await Promise.all([styled, oneProcessor, attemptAll(processes)])).flat(),
      ...(await attemptAll(whole)),
    ];
    return {
      passed: counts.reduce((total, { passed }) => total + passed, 0),
      failures: counts.flatMap(({ failures }) => failures),
      retried: counts.flatMap(({ retried = [] }) => retried),
    };
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

await runMain(async () => {
  checkNodeVersion();
  process.chdir(root);
  await install({ development: true });
  reportCounts(await checkAll());
});
