/**
 * `npm run bench`: measures the speed of the portal against its goals (cms/docs/bench.md).
 * `npm run bench -- --only lighthouse` runs one part; repeat `--only` for several.
 * `npm run bench -- --write` measures nothing, but writes the latest results to the table in cms/docs/bench.md.
 */
import { prepareDevelopment } from './lib/development.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  await prepareDevelopment();
  const { bench } = await import('../cms/bench/index.mts');
  await bench();
});
