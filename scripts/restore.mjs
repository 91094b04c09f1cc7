/** `npm run restore -- FILE [--force]`: restores a backup. The portal must be stopped. */
import { restoreArguments } from './lib/backup/arguments.mjs';
import { prepare } from './lib/backup/prepare.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  const options = restoreArguments();
  const env = await prepare();
  // Its dependencies may have been installed just now.
  const { restore } = await import('./lib/backup/restore.mjs');
  await restore(options, env);
});
process.exit(0);
