import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchLines } from '../../config/log/line-batch';
import { cms } from '../../../scripts/lib/paths.mjs';

let written: string[];
const lines = () => batchLines((text) => written.push(text));

beforeEach(() => {
  written = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('lines are written together, in order, within a tenth of a second', () => {
  const batch = lines();
  batch.add('een', false);
  batch.add('twee', false);
  vi.advanceTimersByTime(99);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(['een\ntwee\n']);
  batch.add('drie', false);
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['een\ntwee\n', 'drie\n']);
});

test('sixteen kilobytes are written at once, as whole lines', () => {
  const batch = lines();
  const line = 'x'.repeat(999);
  for (let n = 0; n < 40; n += 1) batch.add(line, false);
  expect(written.map((text) => text.length)).toEqual([17_000, 17_000]);
  for (const text of written) expect(text.endsWith('x\n')).toBe(true);
});

test('what is urgent does not wait, and does not overtake', () => {
  const batch = lines();
  batch.add('een', false);
  batch.add('fout', true);
  expect(written).toEqual(['een\nfout\n']);
  vi.advanceTimersByTime(1000);
  expect(written).toHaveLength(1);
});

test('flushing writes what waits, once', () => {
  const batch = lines();
  batch.flush();
  batch.add('een', false);
  batch.flush();
  batch.flush();
  vi.advanceTimersByTime(1000);
  expect(written).toEqual(['een\n']);
});

// In processes of their own, as they end there.
test.each([
  ['by itself', '', 0],
  ['by process.exit', 'process.exit(0)', 0],
  ['by an exception', 'throw new Error("kapot")', 1],
])('nothing is lost when the process ends %s', (_how, end, status) => {
  const program = `
    const { batchedOutput } = require(${JSON.stringify(path.join(cms, 'config/log/batched-output.ts'))});
    const level = Symbol.for('level');
    const message = Symbol.for('message');
    const output = batchedOutput();
    output.levels = { http: 3 };
    for (let n = 0; n < 3; n += 1) output.write({ level: 'http', [level]: 'http', [message]: 'regel ' + n });
    ${end}`;
  const ended = spawnSync(process.execPath, ['--require', 'tsx/cjs', '--eval', program], {
    cwd: cms,
    encoding: 'utf8',
  });
  expect(ended.stdout).toBe('regel 0\nregel 1\nregel 2\n');
  expect(ended.status).toBe(status);
});
