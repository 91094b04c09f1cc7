import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_TEXT, PART } from '../../src/search/files/job';
import { readPages } from '../../src/search/files/read-pages';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'texts-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string): Promise<string[]> {
  const file = path.join(folder, 'tekst.txt');
  await writeFile(file, text);
  return readPages({ path: file, ext: '.txt' });
}

test('a long text is kept in parts, up to its last word', async () => {
  const parts = await read(`${'woord '.repeat(30_000)}slotwoord`);
  expect(parts.at(-1)).toMatch(/ slotwoord$/);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(PART);
  expect(parts.join(' ').split(' ')).toHaveLength(30_001);
});

test('a short text is one part, and an empty one none that holds anything', async () => {
  expect(await read(' Een\n\ntekst ')).toEqual(['Een tekst']);
  expect((await read(' \n ')).filter(Boolean)).toEqual([]);
});

test('a text without end is not kept whole, and neither is a word', async () => {
  const parts = await read('x'.repeat(MOST_TEXT + 50_000));
  expect(parts.join('')).toHaveLength(MOST_TEXT);
  expect(parts).toHaveLength(MOST_TEXT / PART);
  expect((await read('a' + '😀'.repeat(PART))).join('')).not.toMatch(/\p{Surrogate}/u);
});
