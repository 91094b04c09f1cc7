/** `npm run test:faults`: installs, builds, and runs the fault tests in full. What follows goes to Vitest. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { cms, root } from './lib/paths.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  checkNodeVersion();
  process.chdir(root);
  await install();
  await build();
  // Only after installing its own dependencies are sure to be there.
  const { vitest } = await import('./lib/test/vitest.mjs');
  const results = mkdtempSync(path.join(os.tmpdir(), 'portal-results-'));
  try {
    process.env.FAULTS ??= 'full';
    const { passed, failed } = await vitest(cms, results, '--project=faults', ...process.argv.slice(2));
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
});
