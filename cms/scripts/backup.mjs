/** `npm run backup -- FILE`: database and files in one archive, while the portal goes on. */
import { backupArguments } from './lib/backup/arguments.mjs';
import { prepare } from './lib/backup/prepare.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  const { file } = backupArguments();
  const env = await prepare();
  // Only now its own dependencies are sure to be there.
  const { backup } = await import('./lib/backup/backup.mjs');
  await backup(file, env);
});
process.exit(0);
