import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/lib/build.mjs';
import { cms, root } from '../../scripts/lib/paths.mjs';
import { StopError } from '../../scripts/lib/stop-error.mjs';
import { compareFiles } from './files/index.mts';
import { measurePages } from './lighthouse/index.mts';
import { compareReads } from './reads/index.mts';
import { withBenchTable } from './results/document-table.mts';
import type { Row } from './results/rows.mts';
import { getParts, keepRows, readResults } from './results/store.mts';
import { terminalTable } from './results/terminal-table.mts';
import { compareSearch } from './search/index.mts';
import { startPortal, withServers } from './servers.mts';
import { compareWrites } from './writes.mts';

const FILE = path.join(root, '.cache', 'bench', 'bench.json');

type Part = () => Promise<Row[]>;

const PARTS: Record<string, Part> = {
  reads: compareReads,
  writes: compareWrites,
  files: compareFiles,
  search: compareSearch,
  lighthouse: () =>
    withServers(async (take, scratch) =>
      measurePages((await take(startPortal(scratch, { demo: true }))).base),
    ),
};
const NAMES = Object.keys(PARTS);

function readArguments() {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, write: { type: 'boolean' } },
  });
  const { only = NAMES, write = false } = values;
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

/** Stores results as soon as a part completes; a failed part does not stop the others. */
async function measure(names: string[]) {
  const failed: string[] = [];
  for (const [name, part] of Object.entries(PARTS).filter(([one]) => names.includes(one))) {
    console.log(`Measuring ${name}…`);
    try {
      keepRows(FILE, name, await part());
    } catch (error) {
      console.error(error);
      failed.push(name);
    }
  }
  const done = NAMES.filter((name) => names.includes(name) && !failed.includes(name));
  if (done.length > 0)
    console.log(`\n${terminalTable(getParts(readResults(FILE), done), process.stdout.columns || 120)}`);
  console.log(`Kept in ${path.relative(process.cwd(), FILE)}`);
  if (failed.length > 0) throw new StopError(`Not measured: ${failed.join(', ')}.`);
}

/** Runs the requested parts, or writes the latest results to the document. */
export async function bench(): Promise<void> {
  const { only, write } = readArguments();
  if (write) return writeTable();
  await build(['server', 'web']);
  await measure(only);
}
