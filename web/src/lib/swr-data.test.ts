import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');

test('no answer is kept as a map or a set: SWR considers any two equal, and shows the first for good', () => {
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
    .join('\n');
  const asked = Array.from(
    code.matchAll(/\buseSWR(?:Immutable|Infinite)?<([^(]*)/g),
    ([, type]) => type ?? '',
  );
  const named = Array.from(code.matchAll(/\btype (\w+) = (?:Readonly)?(?:Map|Set)</g), ([, name]) => name);
  expect(asked.length).toBeGreaterThan(30);
  expect(named.length).toBeGreaterThan(0);
  const collections = new RegExp(`\\b(${['Map|Set|ReadonlyMap|ReadonlySet', ...named].join('|')})\\b`);
  expect(asked.filter((type) => collections.test(type))).toEqual([]);
});
