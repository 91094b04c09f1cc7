import { afterEach, expect, test, vi } from 'vitest';
import { makeProof } from '../../src/database/change-feed/proof';

afterEach(() => void vi.useRealTimers());

/** A database that answers when it is let go. */
function silentDatabase() {
  const waiting: (() => void)[] = [];
  const ask = () => new Promise<void>((resolve) => waiting.push(resolve));
  return { ask, waiting };
}

test('an answer proves that everything announced before the question arrived', async () => {
  const { confirm, isFresh } = makeProof(() => Promise.resolve());
  expect(isFresh()).toBe(false);
  expect(await confirm()).toBe(true);
  expect(isFresh()).toBe(true);
});

test('who comes while a question is under way shares the next one', async () => {
  const { ask, waiting } = silentDatabase();
  const { confirm } = makeProof(ask);
  const answers = [confirm(), confirm(), confirm()];
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  expect(await answers[0]).toBe(true);
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.();
  expect(await Promise.all(answers)).toEqual([true, true, true]);
  expect(waiting).toHaveLength(2);
});

test('nobody waits long for a database that is silent, and who comes later not at all', async () => {
  const { ask } = silentDatabase();
  const { confirm } = makeProof(ask);
  vi.useFakeTimers();
  const first = confirm();
  await vi.advanceTimersByTimeAsync(101);
  expect(await first).toBe(false);
  // The clock stands still.
  expect(await confirm()).toBe(false);
});

test('an answer that is none proves nothing', async () => {
  const { confirm } = makeProof(() => Promise.reject(new Error('gone')));
  expect(await confirm()).toBe(false);
});
