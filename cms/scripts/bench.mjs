/**
 * `npm run bench`: how fast the portal is, in parts, beside the goals that it has (cms/docs/bench.md).
 * `npm run bench -- --only lighthouse` does one of the parts; several times `--only` does several.
 * `npm run bench -- --write` measures nothing, but writes what was found last into the table of cms/docs/bench.md.
 */
import { prepareDevelopment } from './lib/development.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  await prepareDevelopment();
  const { bench } = await import('../bench/index.mts');
  await bench();
});
