/** The child process of `spawn-portal.mjs`: tells its parent when it is ready or why it failed, and stops when that disconnects. */
import { inspect } from 'node:util';
import { startPortal } from './portal.mjs';

const { HOST, PORT, PORTAL_DIST_DIR } = process.env;

process.once('uncaughtExceptionMonitor', (error) => process.send({ failure: inspect(error) }));

const portal = await startPortal({ host: HOST, port: Number(PORT) }, PORTAL_DIST_DIR);
process.once('disconnect', async () => {
  await portal.stop(1000);
  process.exit(0);
});
process.send('ready');
