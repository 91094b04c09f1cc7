/** `npm run test:faults`: installs, builds, and runs the fault tests in full. What follows goes to Vitest. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { cms, root } from './lib/paths.mjs';
import { runMain } from './lib/stop-error.mjs';
import { reportCounts } from './lib/test/report.mjs';

await runMain(async () => {
  checkNodeVersion();
  process.chdir(root);
  await install({ development: true });
  await build();
  // Only after installing its own dependencies are sure to be there.
  const { vitest } = await import('./lib/test/vitest.mjs');
  const results = mkdtempSync(path.join(os.tmpdir(), 'portal-results-'));
  try {
    process.env.FAULTS ??= 'full';
    reportCounts(await vitest(cms, results, '--project=faults', ...process.argv.slice(2)));
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
});
