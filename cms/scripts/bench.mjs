/**
 * `npm run bench`: how fast visitors read, beside a plain Strapi and a bare Koa on the same machine; how fast pages are saved
 * and published, beside Strapi's own update of them; whether the time of an answer tells which addresses have an account; how
 * fast a letter is on the screen in the editor of a long page; and what Lighthouse thinks of public pages.
 * `npm run bench -- --only lighthouse` does one of these: reads, writes, addresses, typing or lighthouse.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

const ADMIN = { email: 'beheerder@example.org', password: 'een-lang-wachtwoord-1' };

/** Each loads its own libraries: only after installing they are sure to be there. Some work on a portal with the demo. */
const ALONE = {
  reads: async () => (await import('./lib/bench/reads/index.mjs')).compareReads(ADMIN),
  writes: async () => (await import('./lib/bench/writes.mjs')).compareWrites(ADMIN),
};
const ON_DEMO = {
  addresses: async (base) => (await import('./lib/bench/addresses.mjs')).compareAddresses(base, ADMIN),
  typing: async (base) => (await import('./lib/bench/typing.mjs')).measureTyping(base, ADMIN),
  lighthouse: async (base) => (await import('./lib/bench/lighthouse/index.mjs')).measurePages(base),
};

function chosenParts() {
  const names = [...Object.keys(ALONE), ...Object.keys(ON_DEMO)];
  const { only = names } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values;
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw new StopError(`"${unknown}" is geen meting. Kies uit: ${names.join(', ')}.`);
  const of = (parts) =>
    Object.entries(parts)
      .filter(([name]) => only.includes(name))
      .map(([, part]) => part);
  return { alone: of(ALONE), onDemo: of(ON_DEMO) };
}

/** Rows of goals in one table, and in a file. */
async function tell(rows) {
  if (rows.length === 0) return;
  const { root } = await import('./lib/paths.mjs');
  const folder = path.join(root, '.cache', 'bench');
  mkdirSync(folder, { recursive: true });
  const machine = `${os.cpus()[0]?.model ?? 'onbekend'}, ${os.cpus().length} kernen, Node ${process.version}`;
  const file = path.join(folder, 'bench.json');
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`);
  console.log(machine);
  console.table(Object.fromEntries(rows.map(({ meting, ...row }) => [meting, row])));
}

async function onDemo(parts) {
  if (parts.length === 0) return;
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
      for (const part of parts) await part(`http://127.0.0.1:${port}`);
    } finally {
      await stopPortal();
    }
  });
}

await runMain(async () => {
  const parts = chosenParts();
  await install();
  await build(['server', 'web']);
  const rows = [];
  for (const part of parts.alone) rows.push(...(await part()));
  await onDemo(parts.onDemo);
  await tell(rows);
});
