import { defineConfig } from 'vitest/config';

/** Generous, because most tests boot a whole server, also on slow machines. */
const MINUTE = 60_000;

/** A busy machine may stall for a while. */
const expect = { poll: { timeout: MINUTE / 2 } };

/** Lets child processes that tests start from the sources, such as for drawing, load TypeScript. */
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
          expect,
          include: ['tests/{api,backup}/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          pool: 'forks',
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts'],
          // One more than most machines have processors: tests wait for what the portal does every second.
          maxWorkers: 3,
          testTimeout: MINUTE,
          hookTimeout: 3 * MINUTE,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'start',
          expect,
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
          expect,
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          pool: 'forks',
          // In parallel they would affect each other's measurements.
          fileParallelism: false,
          testTimeout: 20 * MINUTE,
          hookTimeout: 3 * MINUTE,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
