import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { build } from '../build.mjs';
import { cms, root, web } from '../paths.mjs';
import { run } from '../run.mjs';
import { makeScratchFolder } from './scratch-folder.mts';
import {
  addTotals,
  describeTotals,
  getPlaywrightTotals,
  getVitestTotals,
  oneCheck,
  type Totals,
} from './totals.mts';

/** A part of a run; `results` is a folder for its report. */
interface Step {
  name: string;
  check: (results: string) => Promise<Totals>;
}

const npmScript = (name: string, cwd: string, script: string): Step => ({
  name,
  async check() {
    const { code } = await run('npm', ['run', '--silent', script], { cwd });
    return oneCheck(name, code);
  },
});

/** Projects of Vitest in a workspace; without projects all of it. */
const vitest = (name: string, cwd: string, projects: readonly string[], args: string[] = []): Step => ({
  name,
  async check(results) {
    const report = path.join(results, `${name}.json`);
    const { code } = await run(
      process.execPath,
      [
        path.join(cwd, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...projects.flatMap((project) => ['--project', project]),
        ...args,
      ],
      { cwd },
    );
    return getVitestTotals(readFileSync(report, 'utf8'), code);
  },
});

const playwright = (name: string, projects: readonly string[]): Step => ({
  name,
  async check(results) {
    const report = path.join(results, `${name}.json`);
    const data = makeScratchFolder('portal-e2e-');
    try {
      const program = path.join(web, 'node_modules', '@playwright', 'test', 'cli.js');
      const args = projects.flatMap((project) => ['--project', project]);
      const { code } = await run(process.execPath, [program, 'test', '--reporter=list,json', ...args], {
        cwd: web,
        env: { ...process.env, E2E_DATA: data, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      });
      return getPlaywrightTotals(readFileSync(report, 'utf8'), code);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
});

/** What needs no build. */
const SOURCES: Step[] = [
  npmScript('Lint', root, 'lint'),
  npmScript('Types of the server', cms, 'typecheck'),
  npmScript('Types of the portal', web, 'typecheck'),
];

/** What takes one processor. */
const PIECES: Step[] = [vitest('Units of the server', cms, ['unit']), vitest('Units of the portal', web, [])];

/** What takes all processors. */
const WHOLE: Step[] = [vitest('API', cms, ['api']), playwright('Journeys', ['journeys'])];

/** What only `npm run test:all` runs, as `docs/testing.md` says. The longest first. */
const REST_PIECES: Step[] = [
  vitest('Faults', cms, ['faults']),
  vitest('Start and stop', cms, ['start']),
  vitest('Backup', cms, ['backup']),
];
const REST_WHOLE: Step[] = [
  vitest('More of the API', cms, ['more', 'attacks', 'demo', 'instances', 'panel', 's3']),
  playwright('Screens', ['desktop', 'phone', 'axe-desktop', 'axe-phone']),
];

/** Runs a step; an error counts as one failure. */
async function attempt({ name, check }: Step, results: string): Promise<Totals> {
  console.log(`\n=== ${name}`);
  const began = Date.now();
  const totals = await check(results).catch((error: unknown) => ({
    passed: 0,
    failures: [`${name}\n${inspect(error)}`],
    retried: [],
  }));
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`=== ${name}: ${totals.passed} passed, ${totals.failures.length} failed (${seconds} s)`);
  return totals;
}

/** Runs the steps of a list in turn. Two runs that share a list each take what is left. */
async function attemptAll(steps: Step[], results: string): Promise<Totals[]> {
  const totals: Totals[] = [];
  for (let step = steps.shift(); step; step = steps.shift()) totals.push(await attempt(step, results));
  return totals;
}

/** Runs a task with a temporary folder for reports, and prints what it gave. */
async function report(work: (results: string) => Promise<Totals[]>): Promise<void> {
  const results = mkdtempSync(path.join(os.tmpdir(), 'portal-results-'));
  try {
    const totals = addTotals(await work(results));
    console.log(describeTotals(totals));
    process.exitCode = totals.failures.length === 0 ? 0 : 1;
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

/** Checks what a change may break; with `all` everything else as well. */
export const test = ({ all }: { all: boolean }): Promise<void> =>
  report(async (results) => {
    const pieces = [...PIECES];
    const sources = attemptAll([...SOURCES], results).then(async (totals) => [
      ...totals,
      ...(await attemptAll(pieces, results)),
    ]);
    await build(['server', 'web']);
    const totals = await Promise.all([sources, attemptAll(pieces, results)]);
    const first = [...totals.flat(), ...(await attemptAll([...WHOLE], results))];
    if (!all) return first;
    await build();
    const rest = [...REST_PIECES];
    const beside = await Promise.all([attemptAll(rest, results), attemptAll(rest, results)]);
    return [...first, ...beside.flat(), ...(await attemptAll([...REST_WHOLE], results))];
  });

/** Builds, and runs the fault tests in full. */
export async function testFaults(args: string[]): Promise<void> {
  process.env.FAULTS ??= 'full';
  await build();
  await report((results) => attemptAll([vitest('Faults', cms, ['faults'], args)], results));
}
