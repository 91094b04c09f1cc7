import { defineConfig } from 'vitest/config';

/** Generous, so that a slow machine fails no test: most boot a whole server. */
const MINUTE = 60_000;

/** Processes that tests start from the sources, as those that draw, read TypeScript too. */
const execArgv = ['--import', 'tsx'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          pool: 'forks',
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts'],
          testTimeout: MINUTE,
          execArgv,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/{api,backup}/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          pool: 'forks',
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts'],
          maxWorkers: 2,
          testTimeout: MINUTE,
          hookTimeout: 3 * MINUTE,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 5 * MINUTE,
          hookTimeout: 5 * MINUTE,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          pool: 'forks',
          // What they measure would be that of each other.
          fileParallelism: false,
          testTimeout: 20 * MINUTE,
          hookTimeout: 3 * MINUTE,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
