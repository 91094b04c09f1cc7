/** `npm run api-types`: writes the portal's types from the API's own description. */
import { build } from './lib/build.mjs';
import { prepareDevelopment } from './lib/development.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  await prepareDevelopment();
  await build(['server']);
  const { writeApiTypes } = await import('./lib/api-types.mts');
  await writeApiTypes();
  console.log('web/src/api/schema.d.ts is bijgewerkt.');
});
