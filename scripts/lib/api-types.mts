import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { web } from './paths.mjs';
import { freePort } from './postgres.mjs';
import { mustRun } from './run.mjs';
import { scratchEnvironment, withScratch } from './scratch.mjs';
import { spawnPortal } from './spawn-portal.mjs';

/** The portal's types of the API. */
export const API_TYPES = path.join(web, 'src', 'api', 'schema.d.ts');

/** The OpenAPI document of the compiled server. */
const getDescription = (): Promise<string> =>
  withScratch(async (scratch: { dataDir: string; databaseUrl: string }) => {
    const port = await freePort();
    const stop = await spawnPortal(scratchEnvironment({ ...scratch, port, demo: false }));
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/v1/openapi.json`);
      if (!response.ok) throw new Error(`openapi.json answered ${response.status}`);
      return await response.text();
    } finally {
      await stop();
    }
  });

/** TypeScript for an OpenAPI document. */
export async function generateApiTypes(description: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-types-'));
  try {
    const source = path.join(folder, 'openapi.json');
    const target = path.join(folder, 'schema.d.ts');
    writeFileSync(source, description);
    const generator = path.join(web, 'node_modules', 'openapi-typescript', 'bin', 'cli.js');
    await mustRun(
      'Het maken van de typen',
      process.execPath,
      // A write may omit fields that have a default.
      [generator, source, '--output', target, '--alphabetize', '--default-non-nullable=false'],
      { cwd: web },
    );
    return readFileSync(target, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Regenerates the portal's types of the API. */
export async function writeApiTypes(): Promise<void> {
  writeFileSync(API_TYPES, await generateApiTypes(await getDescription()));
}
