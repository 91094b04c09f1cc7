/** The real portal with the demo on data of its own, started as `npm start` does; the data goes when it stops. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-e2e-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
process.env.DATA_DIR = dataDir;
await import('../../../cms/scripts/start.mjs');
