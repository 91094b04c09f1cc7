import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createReadyAnswers } from '../../src/live/ready-answers';

const ROOM = 1_000_000;

test('an answer is kept as long as what it was made of is the same', () => {
  const answers = createReadyAnswers(ROOM);
  const [page, asset] = [{}, {}];
  const made = answers.keep('a', 1, [page, asset], '{}');
  const inputs = vi.fn(() => [page, asset]);
  expect(answers.get('a', 1, inputs)).toBe(made);
  expect(inputs).not.toHaveBeenCalled();
  // Something else changed: what it was made of is looked at once.
  expect(answers.get('a', 2, inputs)).toBe(made);
  expect(answers.get('a', 2, inputs)).toBe(made);
  expect(inputs).toHaveBeenCalledTimes(1);
  expect(answers.get('a', 3, () => [page, {}])).toBeNull();
  expect(answers.get('a', 3, () => [page])).toBeNull();
  expect(answers.get('b', 1, inputs)).toBeNull();
});

test('what was asked for longest ago leaves when there is no more room', () => {
  const answers = createReadyAnswers(20_000);
  const inputs = () => [];
  for (const key of ['a', 'b', 'c']) answers.keep(key, 1, [], 'x'.repeat(5000));
  answers.get('a', 1, inputs);
  answers.keep('d', 1, [], 'x'.repeat(5000));
  expect(['a', 'b', 'c', 'd'].filter((key) => answers.get(key, 1, inputs))).toEqual(['a', 'c', 'd']);
});

test('an answer is packed once, when it is worth it; its tag is of what is in it', async () => {
  const answers = createReadyAnswers(ROOM);
  expect(answers.keep('a', 1, [], '{}').packed()).toBeNull();
  const text = JSON.stringify(Array.from({ length: 500 }, (_, n) => `blok ${n}`));
  const answer = answers.keep('b', 1, [], text);
  const [one, other] = await Promise.all([answer.packed(), answer.packed()]);
  expect(one).toBe(other);
  expect(await answer.packed()).toBe(one);
  expect(one && brotliDecompressSync(one).toString()).toBe(text);
  expect(answers.keep('c', 1, [], text).tag).toBe(answer.tag);
  expect(answers.keep('c', 1, [], `${text} `).tag).not.toBe(answer.tag);
});

test('it is known how many there are, what they take and how often they were there', () => {
  const answers = createReadyAnswers(ROOM);
  expect(answers.stats()).toEqual({ count: 0, bytes: 0, hits: 0, misses: 0 });
  answers.get('a', 1, () => []);
  answers.keep('a', 1, [], 'x'.repeat(1000));
  answers.get('a', 1, () => []);
  answers.get('a', 2, () => [{}]);
  expect(answers.stats()).toMatchObject({ count: 1, hits: 1, misses: 2 });
  expect(answers.stats().bytes).toBeGreaterThan(1000);
});
