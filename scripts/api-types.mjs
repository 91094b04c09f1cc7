/** `npm run api-types`: generates the portal's types from the OpenAPI document. */
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
