import { expect, test } from 'vitest';
import { createGate } from './gate';

test('no more than so many run at a time, in order, and a failure leaves its place', async () => {
  const gate = createGate(2);
  const log: string[] = [];
  let running = 0;
  let most = 0;
  const task = (name: string, fails = false) =>
    gate(async () => {
      log.push(name);
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
      if (fails) throw new Error(name);
    });
  const all = [task('a'), task('b', true), task('c'), task('d'), task('e')];
  const ends = await Promise.allSettled(all);
  expect(ends.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
  await task('f');
  expect(log).toHaveLength(6);
});
