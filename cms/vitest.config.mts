import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Generous, because most tests boot a whole server, also on slow machines. */
const MINUTE = 60_000;

const SETUP = ['tests/support/match-patterns.ts'];

/** Each kind of tests has a folder of its name. */
const kind = (name: string, groupOrder: number, more: TestProjectInlineConfiguration['test'] = {}) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    // Once more, and Vitest says so: on a machine that stood still it is time that failed.
    retry: 1,
    // A busy machine may stall for a while.
    expect: { poll: { timeout: MINUTE / 2 } },
    testTimeout: MINUTE,
    hookTimeout: 3 * MINUTE,
    setupFiles: SETUP,
    sequence: { groupOrder },
    ...more,
  },
});

/** Files share a process, which saves the time in which it loads Strapi. */
const shared = (name: string, groupOrder: number, more: TestProjectInlineConfiguration['test'] = {}) =>
  kind(name, groupOrder, {
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'forks',
    isolate: false,
    setupFiles: ['tests/support/fresh-modules.ts', ...SETUP],
    ...more,
  });

export default defineConfig({
  test: {
    projects: [
      // What `npm test` runs.
      shared('unit', 0, {
        globalSetup: [],
        // Lets child processes that tests start from the sources, such as for drawing, load TypeScript.
        execArgv: ['--import', 'tsx'],
      }),
      // More workers than most machines have processors: tests wait for what the portal does every second. The files that
      // boot a portal of their own share them: loading Strapi takes longer than booting it.
      shared('api', 1, { include: ['tests/{api,alone}/**/*.test.ts'], maxWorkers: 4 }),
      // What `npm run test:all` runs besides.
      shared('more', 2, { maxWorkers: 4 }),
      ...['attacks', 'backup', 'demo', 'panel', 's3'].map((name, n) =>
        shared(name, 3 + n, { maxWorkers: 2 }),
      ),
      // All files share one pair.
      shared('instances', 8, { maxWorkers: 1 }),
      kind('start', 9, { fileParallelism: false, testTimeout: 5 * MINUTE, hookTimeout: 5 * MINUTE }),
      // In parallel they would affect each other's measurements.
      kind('faults', 10, {
        globalSetup: ['tests/support/global-setup.ts'],
        pool: 'forks',
        fileParallelism: false,
        testTimeout: 20 * MINUTE,
      }),
    ],
  },
});
