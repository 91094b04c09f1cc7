import { expect, test } from 'vitest';
import { isTooMuchJson } from '../../src/utils/json-text';

const keys = (count: number) => Array.from({ length: count }, (_, n) => `"k${n}" :1`).join(',');

test.each([
  ['a page', JSON.stringify({ title: 'a', blocks: [{ body: '{"[,"\\', tile: { title: '', asset: null } }] })],
  ['what looks like names in a text', JSON.stringify({ body: `{${keys(2_000)}}` })],
  ['the same names many times', `[${Array(10_000).fill('{"a":1,"b":[2]}').join(',')}]`],
  ['a long list', `[${Array(99_000).fill('1').join(',')}]`],
  ['a text that never ends', '"a\\"'],
  ['signs after backslashes', JSON.stringify({ a: '\\\\', b: ['\\"', '"{[[['] })],
  ['nothing', ''],
])('%s can be parsed', (_name, json) => {
  expect(isTooMuchJson(json)).toBe(false);
});

test.each([
  ['a thousand different names', `{${keys(1_001)}}`],
  [
    'different names in many objects',
    `[${Array.from({ length: 1_001 }, (_, n) => `{"k${n}":1}`).join(',')}]`,
  ],
  ['names before broken JSON', `{${keys(1_001)}`],
  ['depth', '['.repeat(33)],
  ['many values', `[${Array(100_001).fill('1').join(',')}]`],
])('too many: %s', (_name, json) => {
  expect(isTooMuchJson(json)).toBe(true);
});

test('a text of 5 MiB with quotes and backslashes is looked at in one go', () => {
  const json = JSON.stringify({ body: '"\\'.repeat(1_200_000) });
  const start = performance.now();
  expect(isTooMuchJson(json)).toBe(false);
  expect(performance.now() - start).toBeLessThan(1_000);
});
