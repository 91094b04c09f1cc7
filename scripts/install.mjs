/** Before `npm run lint` and `npm run typecheck`: installs the development dependencies. */
import { install } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  checkNodeVersion();
  await install({ development: true });
});
