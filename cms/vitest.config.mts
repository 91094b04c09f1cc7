import { defineConfig } from 'vitest/config';

/** API and start tests boot a whole server: generous, so that a slow machine does not fail them. */
const MINUTE = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], sequence: { groupOrder: 0 } },
      },
      {
        test: {
          name: 'api',
          include: ['tests/{api,backup}/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          // Strapi keeps its state in modules: a process of its own for each file.
          pool: 'forks',
          isolate: true,
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
