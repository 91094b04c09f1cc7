/**
 * `npm run bench`: how fast visitors read, beside a bare Koa that sends the same bytes on the same machine; whether the
 * time of an answer tells which addresses have an account; how fast a letter is on the screen in the editor of a long page;
 * and what Lighthouse thinks of public pages.
 * `npm run bench -- --only lighthouse` does one of these: reads, addresses, typing or lighthouse.
 */
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

const ADMIN = { email: 'beheerder@example.org', password: 'een-lang-wachtwoord-1' };

/** Each loads its own libraries: only after installing they are sure to be there. */
const PARTS = {
  reads: async (base, dataDir) => (await import('./lib/bench/reads.mjs')).compareReads(base, dataDir),
  addresses: async (base) => (await import('./lib/bench/addresses.mjs')).compareAddresses(base, ADMIN),
  typing: async (base) => (await import('./lib/bench/typing.mjs')).measureTyping(base, ADMIN),
  lighthouse: async (base) => (await import('./lib/bench/lighthouse/index.mjs')).measurePages(base),
};

function chosenParts() {
  const names = Object.keys(PARTS);
  const { only = names } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values;
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw new StopError(`"${unknown}" is geen meting. Kies uit: ${names.join(', ')}.`);
  return only.map((name) => PARTS[name]);
}

await runMain(async () => {
  const parts = chosenParts();
  await install();
  await build(['server', 'web']);
  const { freePort } = await import('./lib/postgres.mjs');
  const { scratchEnvironment, withScratch } = await import('./lib/scratch.mjs');
  const { spawnPortal } = await import('./lib/spawn-portal.mjs');
  await withScratch(async (scratch) => {
    const port = await freePort();
    const stopPortal = await spawnPortal({
      ...scratchEnvironment({ ...scratch, port, demo: true }),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    });
    try {
      for (const part of parts) await part(`http://127.0.0.1:${port}`, scratch.dataDir);
    } finally {
      await stopPortal();
    }
  });
});
