import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { HTML, createResponseCache, type ResponseCache } from '../../src/http/response-cache';

const ROOM = 1_000_000;

const keep = (answers: ResponseCache<number>, key: string, text: string) =>
  answers.set(key, 1, { text, kind: HTML, inputs: () => [] });

test('an answer is kept as long as what it was made of is the same', () => {
  const answers = createResponseCache<number>(ROOM);
  const [page, asset] = [{}, {}];
  const inputs = vi.fn((moment: number) => (moment < 3 ? [page, asset] : [page, {}]));
  const made = answers.set('a', 1, { text: '{}', kind: HTML, inputs });
  expect(answers.get('a', 1)).toBe(made);
  expect(inputs).toHaveBeenCalledTimes(1);
  // Something else changed: what it was made of is looked at once.
  expect(answers.get('a', 2)).toBe(made);
  expect(answers.get('a', 2)).toBe(made);
  expect(inputs).toHaveBeenCalledTimes(2);
  expect(answers.get('a', 3)).toBeNull();
  expect(answers.get('b', 1)).toBeNull();
});

test.each([
  ['less', [1]],
  ['more', [1, 2, 3]],
  ['nothing that may be sent', null],
])('an answer is no longer kept once it is made of %s', (_, later) => {
  const answers = createResponseCache<number>(ROOM);
  answers.set('a', 1, { text: '{}', kind: HTML, inputs: (moment) => (moment === 1 ? [1, 2] : later) });
  expect(answers.get('a', 1)).not.toBeNull();
  expect(answers.get('a', 2)).toBeNull();
});

test('what was asked for longest ago leaves when there is no more room', () => {
  const answers = createResponseCache<number>(23_000);
  for (const key of ['a', 'b', 'c']) keep(answers, key, 'x'.repeat(5000));
  answers.get('a', 1);
  keep(answers, 'd', 'x'.repeat(5000));
  expect(['a', 'b', 'c', 'd'].filter((key) => answers.get(key, 1))).toEqual(['a', 'c', 'd']);
});

test('an answer is packed once in each coding, when it is worth it; its tag is of what is in it', async () => {
  const answers = createResponseCache<number>(ROOM);
  expect(keep(answers, 'a', '{}').isWorthPacking).toBe(false);
  const text = JSON.stringify(Array.from({ length: 500 }, (_, n) => `blok ${n}`));
  const answer = keep(answers, 'b', text);
  expect(answer.isWorthPacking).toBe(true);
  for (const [coding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const [one, other] = await Promise.all([answer.packed(coding), answer.packed(coding)]);
    expect(one).toBe(other);
    expect(answer.packed(coding)).toBe(one);
    expect(unpack(one).toString()).toBe(text);
  }
  expect(keep(answers, 'c', text).tag).toBe(answer.tag);
  expect(keep(answers, 'c', `${text} `).tag).not.toBe(answer.tag);
});

test('it is known how many there are, what they take, how often one was there and how often one was made', () => {
  const answers = createResponseCache<number>(ROOM);
  expect(answers.stats()).toEqual({ count: 0, bytes: 0, hits: 0, misses: 0 });
  answers.get('a', 1);
  keep(answers, 'a', 'x'.repeat(1000));
  answers.get('a', 1);
  answers.get('b', 1);
  expect(answers.stats()).toMatchObject({ count: 1, hits: 1, misses: 1 });
  expect(answers.stats().bytes).toBeGreaterThan(1000);
});
