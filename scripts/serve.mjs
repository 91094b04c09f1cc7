/** Serves an existing build, as in a container. */
import { root } from './lib/paths.mjs';
import { serve } from './lib/serve.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  process.chdir(root);
  await serve();
});
