/** `npm run build`: installs and builds what changed, and starts nothing. */
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  checkNodeVersion();
  await install();
  await build();
});
