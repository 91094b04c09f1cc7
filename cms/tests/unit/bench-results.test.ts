import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judge } from '../../bench/lighthouse/goals.mts';
import { withBenchTable } from '../../bench/results/document-table.mts';
import { withoutGoal, type Results, type Row } from '../../bench/results/rows.mts';
import { keepRows, getParts, readResults } from '../../bench/results/store.mts';
import { terminalTable } from '../../bench/results/terminal-table.mts';

const row = (name: string, reached: Row['reached'] = 'yes', notes = ''): Row => ({
  name,
  reached,
  notes,
  goal: '< 50 ms',
  measured: '35 ms',
});
const part = (at: string, ...rows: Row[]) => ({ at, machine: 'Een machine', rows });
const results: Results = {
  reads: part('2026-11-22T12:00:00Z', row('een pagina'), row('een boom', 'no', 'de helft | van | drie')),
  typing: part('2026-11-21T12:00:00Z', row('een letter'), withoutGoal('een woord', '3 ms', 'zonder doel')),
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the table names each part, and counts the goals that hold', () => {
  const lines = terminalTable(results, 120).split('\n');
  expect(lines[0]).toMatch(/^what +goal +measured +reached +notes$/);
  expect(lines).toEqual(expect.arrayContaining(['READS', 'TYPING', '2 of 3 goals reached']));
  expect(lines).toContainEqual(expect.stringMatching(/^een letter +< 50 ms +35 ms +yes$/));
  expect(lines).toContainEqual(expect.stringMatching(/^een woord +– +3 ms +– +zonder doel$/));
});

test.each([60, 80, 120])('the table fits a terminal of %i characters', (room) => {
  const long = 'Een lange zin die nergens op een regel past als die zo smal is. '.repeat(2).trim();
  const table = terminalTable({ writes: part('2026-11-22', row(long, 'no', long)) }, room);
  expect(Math.max(...table.split('\n').map((line) => line.length))).toBeLessThanOrEqual(room);
  for (const word of new Set(long.split(' '))) expect(table).toContain(word);
});

test('a part that is measured again takes the place of its earlier rows alone', () => {
  const file = path.join(folder, 'deep', 'bench.json');
  expect(readResults(file)).toEqual({});
  keepRows(file, 'reads', [row('oud')]);
  keepRows(file, 'typing', [row('een letter')]);
  keepRows(file, 'reads', [row('nieuw')]);
  const kept = readResults(file);
  expect(Object.entries(kept).map(([name, { rows }]) => [name, rows.map((each) => each.name)])).toEqual([
    ['reads', ['nieuw']],
    ['typing', ['een letter']],
  ]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    at: kept.reads?.at,
    machine: kept.reads?.machine,
  });
});

test('parts come in the order of the bench, without those that were never measured', () => {
  expect(Object.keys(getParts(results, ['typing', 'writes', 'reads']))).toEqual(['typing', 'reads']);
});

test('the table of the document comes between its markers, with the day and the machine of each part', () => {
  const document = 'Ervoor.\n\n<!-- bench -->\n\noud\n\n<!-- /bench -->\n\nErna.\n';
  const filled = withBenchTable(document, results);
  expect(filled).toMatchInlineSnapshot(`
    "Ervoor.

    <!-- bench -->

    22 November 2026, Een machine: reads.
    21 November 2026, Een machine: typing.

    |        | what       | goal    | measured | reached | notes                   |
    | ------ | ---------- | ------- | -------- | ------- | ----------------------- |
    | reads  | een pagina | < 50 ms | 35 ms    | yes     |                         |
    |        | een boom   | < 50 ms | 35 ms    | no      | de helft \\| van \\| drie |
    | typing | een letter | < 50 ms | 35 ms    | yes     |                         |
    |        | een woord  | –       | 3 ms     | –       | zonder doel             |

    <!-- /bench -->

    Erna.
    "
  `);
  expect(withBenchTable(filled, results)).toBe(filled);
});

test('a document without markers stays as it is', () => {
  expect(() => withBenchTable('Zonder.', results)).toThrow('<!-- bench -->');
  expect(() => withBenchTable('<!-- /bench --> <!-- bench -->', results)).toThrow('<!-- bench -->');
});

test('a goal holds by what the table shows of it', () => {
  const goal = { name: 'shift', unit: ' s', most: 1.6, digits: 2, read: () => 0 };
  expect(judge('/', goal, [1, 1.604, 9])).toMatchObject({
    goal: '≤ 1.6 s',
    measured: '1.6 s',
    reached: 'yes',
  });
  expect(judge('/', goal, [1, 1.606, 9])).toMatchObject({ measured: '1.61 s', reached: 'no' });
});
