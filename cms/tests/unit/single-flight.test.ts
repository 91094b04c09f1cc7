import { expect, test, vi } from 'vitest';
import { createSingleFlight } from '../../src/utils/single-flight';

test('who asks for what is under way waits for it; afterwards it is done again', async () => {
  const underWay = createSingleFlight<string>();
  const work = vi.fn(() => Promise.resolve('klaar'));
  const now = {};
  const asked = ['a', 'a', 'b'].map((key) => underWay(now, key, work));
  expect(await Promise.all(asked)).toEqual(['klaar', 'klaar', 'klaar']);
  expect(work).toHaveBeenCalledTimes(2);
  await underWay(now, 'a', work);
  expect(work).toHaveBeenCalledTimes(3);
});

test('what is of another moment is other work, and a failure reaches all who wait', async () => {
  const underWay = createSingleFlight<number>();
  const [one, two] = [{}, {}];
  expect(
    await Promise.all([
      underWay(one, 'a', () => Promise.resolve(1)),
      underWay(two, 'a', () => Promise.resolve(2)),
    ]),
  ).toEqual([1, 2]);
  const fails = () => Promise.reject(new Error('weg'));
  const both = await Promise.allSettled([
    underWay(one, 'a', fails),
    underWay(one, 'a', () => Promise.resolve(3)),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await underWay(one, 'a', () => Promise.resolve(4))).toBe(4);
});
