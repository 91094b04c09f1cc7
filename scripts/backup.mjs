/** `npm run backup -- FILE`: writes the database and all files to one archive; the portal may be running. */
import { backupArguments } from './lib/backup/arguments.mjs';
import { prepare } from './lib/backup/prepare.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  const { file } = backupArguments();
  const env = await prepare();
  // Its dependencies may have been installed just now.
  const { backup } = await import('./lib/backup/backup.mjs');
  await backup(file, env);
});
process.exit(0);
