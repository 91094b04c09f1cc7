/**
 * `npm run bench`: how fast the portal is, in parts, beside the goals that it has (cms/docs/bench.md).
 * `npm run bench -- --only lighthouse` does one of the parts; several times `--only` does several.
 * `npm run bench -- --write` measures nothing, but writes what was found last into the table of cms/docs/bench.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBenchTable } from './lib/bench/results/document-table.mjs';
import { keepRows, getParts, readResults } from './lib/bench/results/store.mjs';
import { terminalTable } from './lib/bench/results/terminal-table.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { cms, root } from './lib/paths.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

const ADMIN = { email: 'beheerder@example.org', password: 'een-lang-wachtwoord-1' };
const FILE = path.join(root, '.cache', 'bench', 'bench.json');

/**
 * Each gives its rows, and loads its own libraries: only after installing they are sure to be there. Some work on a portal
 * with the demo.
 */
const ALONE = {
  reads: async () => (await import('./lib/bench/reads/index.mjs')).compareReads(ADMIN),
  writes: async () => (await import('./lib/bench/writes/index.mjs')).compareWrites(ADMIN),
  staff: async () => (await import('./lib/bench/staff/index.mjs')).measureStaff(ADMIN),
  scale: async () => (await import('./lib/bench/scale/index.mjs')).compareScale(ADMIN),
  files: async () => (await import('./lib/bench/files/index.mjs')).compareFiles(ADMIN),
};
const ON_DEMO = {
  addresses: async (base) => (await import('./lib/bench/addresses.mjs')).compareAddresses(base, ADMIN),
  typing: async (base) => (await import('./lib/bench/typing.mjs')).measureTyping(base, ADMIN),
  lighthouse: async (base) => (await import('./lib/bench/lighthouse/index.mjs')).measurePages(base),
};
const NAMES = [...Object.keys(ALONE), ...Object.keys(ON_DEMO)];

function asked() {
  const options = { only: { type: 'string', multiple: true }, write: { type: 'boolean' } };
  const { only = NAMES, write = false } = parseArgs({ options }).values;
  const unknown = only.find((name) => !NAMES.includes(name));
  if (unknown) throw new StopError(`"${unknown}" is no part of the bench. Choose from: ${NAMES.join(', ')}.`);
  return { only, write };
}

function writeTable() {
  const results = getParts(readResults(FILE), NAMES);
  if (Object.keys(results).length === 0)
    throw new StopError('Nothing was measured yet: begin with "npm run bench".');
  const document = path.join(cms, 'docs', 'bench.md');
  writeFileSync(document, withBenchTable(readFileSync(document, 'utf8'), results));
}

async function onDemo(work) {
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
      await work(`http://127.0.0.1:${port}`);
    } finally {
      await stopPortal();
    }
  });
}

/** What a part found is kept at once, and one that fails keeps no other from being measured. */
async function measure(names) {
  const [done, failed] = [[], []];
  const runAll = async (parts, base) => {
    for (const name of Object.keys(parts).filter((one) => names.includes(one))) {
      console.log(`Measuring ${name}…`);
      try {
        keepRows(FILE, name, await parts[name](base));
        done.push(name);
      } catch (error) {
        console.error(error);
        failed.push(name);
      }
    }
  };
  await runAll(ALONE);
  if (names.some((name) => name in ON_DEMO)) await onDemo((base) => runAll(ON_DEMO, base));
  const results = getParts(readResults(FILE), done);
  if (done.length > 0) console.log(`\n${terminalTable(results, process.stdout.columns ?? 120)}`);
  console.log(`Kept in ${path.relative(process.cwd(), FILE)}`);
  if (failed.length > 0) throw new StopError(`Not measured: ${failed.join(', ')}.`);
}

await runMain(async () => {
  const { only, write } = asked();
  if (write) return writeTable();
  await install({ development: true });
  await build(['server', 'web']);
  await measure(only);
});
