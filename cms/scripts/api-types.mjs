/** `npm run api-types`: writes the portal's types from the API's own description. */
import { writeFileSync } from 'node:fs';
import { apiTypes, apiTypesFile } from './lib/api-types.mjs';
import { build } from './lib/build.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  await build(['server']);
  writeFileSync(apiTypesFile, await apiTypes());
  console.log('web/src/api/schema.d.ts is bijgewerkt.');
});
