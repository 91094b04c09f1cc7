/**
 * `npm run bench`: how fast the portal is, in parts, beside the goals that it has (README, "Tests").
 * `npm run bench -- --only lighthouse` does one of the parts; several times `--only` does several.
 * `npm run bench -- --readme` measures nothing, but writes what was found last into the table of README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBenchTable } from './lib/bench/results/readme-table.mjs';
import { keepRows, getParts, readResults } from './lib/bench/results/store.mjs';
import { terminalTable } from './lib/bench/results/terminal-table.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
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
  const options = { only: { type: 'string', multiple: true }, readme: { type: 'boolean' } };
  const { only = NAMES, readme = false } = parseArgs({ options }).values;
  const unknown = only.find((name) => !NAMES.includes(name));
  if (unknown) throw new StopError(`"${unknown}" is geen meting. Kies uit: ${NAMES.join(', ')}.`);
  return { only, readme };
}

function fillReadme() {
  const results = getParts(readResults(FILE), NAMES);
  if (Object.keys(results).length === 0)
    throw new StopError('Er is nog niets gemeten: begin met "npm run bench".');
  const readme = path.join(root, 'README.md');
  writeFileSync(readme, withBenchTable(readFileSync(readme, 'utf8'), results));
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
      console.log(`Meten: ${name}…`);
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
  console.log(`Bewaard in ${path.relative(process.cwd(), FILE)}`);
  if (failed.length > 0) throw new StopError(`Niet gemeten: ${failed.join(', ')}.`);
}

await runMain(async () => {
  const { only, readme } = asked();
  if (readme) return fillReadme();
  await install();
  await build(['server', 'web']);
  await measure(only);
});
