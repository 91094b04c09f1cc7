/**
 * `npm test`: installs, builds, and checks what a change may break. `npm run test:all` checks all the rest too. The last
 * line has the totals.
 */
import { prepareDevelopment } from './lib/development.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  await prepareDevelopment();
  const { test } = await import('./lib/test/index.mts');
  await test({ all: process.argv.includes('--all') });
});
