/** `npm run lint`: installs, and runs all linters; `npm run lint -- oxlint knip` those alone. */
import { install } from './lib/install.mjs';
import { lint, LINTERS } from './lib/lint.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

await runMain(async () => {
  checkNodeVersion();
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !LINTERS.includes(name));
  if (unknown) throw new StopError(`${unknown} is er niet; kies uit ${LINTERS.join(', ')}.`);
  await install({ development: true });
  const failed = await lint(names.length > 0 ? names : LINTERS);
  if (failed.length > 0) throw new StopError(`Afgekeurd door ${failed.join(', ')}.`);
});
