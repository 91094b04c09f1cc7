/** `npm start`: installs and builds what changed, starts the database and serves the portal; Strapi's panel comes after. */
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { root } from './lib/paths.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  checkNodeVersion();
  process.chdir(root);
  await install();
  await build(['server', 'web']);
  // Its dependencies may have been installed just now.
  const { serve } = await import('./lib/serve.mjs');
  await serve({ buildsPanel: true });
});
