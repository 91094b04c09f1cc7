/** `npm run dev`: Strapi in development mode, with its Content-Type Builder, and Vite; both watch the sources. */
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { root } from './lib/paths.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  checkNodeVersion();
  process.chdir(root);
  await install({ development: true });
  await build(['server', 'web']);
  const { develop } = await import('./lib/develop.mjs');
  await develop();
});
