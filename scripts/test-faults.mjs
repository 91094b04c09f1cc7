/** `npm run test:faults`: installs, builds, and runs the fault tests in full. Passes its arguments to Vitest. */
import { prepareDevelopment } from './lib/development.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  await prepareDevelopment();
  const { testFaults } = await import('./lib/test/index.mts');
  await testFaults(process.argv.slice(2));
});
