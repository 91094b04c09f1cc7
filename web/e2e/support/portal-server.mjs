/** The real portal with the demo on data of its own, without Strapi's panel if that is not built; the data goes when it stops. */
import { rmSync } from 'node:fs';
import { build } from '../../../scripts/lib/build.mjs';
import { serve } from '../../../scripts/lib/serve.mjs';

const dataDir = process.env.DATA_DIR;
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
await build(['server', 'web']);
await serve();
