/** `npm run restore -- FILE [--force]`: puts back what a backup kept. The portal has to be stopped. */
import { restoreArguments } from './lib/backup/arguments.mjs';
import { prepare } from './lib/backup/prepare.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  const options = restoreArguments();
  const env = await prepare();
  // Only now its own dependencies are sure to be there.
  const { restore } = await import('./lib/backup/restore.mjs');
  await restore(options, env);
});
process.exit(0);
