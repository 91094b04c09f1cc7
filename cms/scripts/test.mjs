/** `npm test`: installs, builds, and checks everything. The last line has the totals. */
import { prepareDevelopment } from './lib/development.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  await prepareDevelopment();
  const { testAll } = await import('./lib/test/index.mts');
  await testAll();
});
