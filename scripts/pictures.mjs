/** `npm run pictures`: draws the pictures of the README anew, from a portal with the demo. */
import path from 'node:path';
import { install } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

await runMain(async () => {
  await install({ development: true });
  const web = path.join(root, 'web');
  const playwright = path.join(web, 'node_modules', '@playwright', 'test', 'cli.js');
  const args = [playwright, 'test', '--config', 'pictures.config.ts'];
  const { code } = await run(process.execPath, args, { cwd: web });
  if (code !== 0) throw new StopError('Niet elke afbeelding is gemaakt.');
});
