/** The real portal with the demo on data of its own, started as `npm start` does; the data goes when it stops. */
import { rmSync } from 'node:fs';

const dataDir = process.env.DATA_DIR;
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
await import('../../../cms/scripts/start.mjs');
