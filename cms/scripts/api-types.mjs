/** `npm run api-types`: writes the portal's types from the API's own description. */
import { writeFileSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  checkNodeVersion();
  await install({ development: true });
  await build(['server']);
  // Only after installing its own dependencies are sure to be there.
  const { apiTypes, apiTypesFile } = await import('./lib/api-types.mjs');
  writeFileSync(apiTypesFile, await apiTypes());
  console.log('web/src/api/schema.d.ts is bijgewerkt.');
});
