/** The portal of `spawn-portal.mjs`: reports to its parent when it is up or why it is not, and ends in order together with it. */
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
