import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBatcher } from '../../src/utils/batcher';
import { makeOneByOne } from '../../src/utils/one-by-one';

test('work of one key is done one after the other, of others at once, and a failure stops nobody', async () => {
  const oneByOne = makeOneByOne();
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await turn();
    events.push(`${name} ends`);
    if (name === 'a2') throw new Error(name);
    return name;
  };
  const all = [oneByOne('a', work('a1')), oneByOne('a', work('a2')), oneByOne('a', work('a3'))];
  const results = await Promise.allSettled([...all, oneByOne('b', work('b1'))]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  const ofA = events.filter((event) => event.startsWith('a'));
  expect(ofA).toEqual(['a1', 'a2', 'a3'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(events.indexOf('b1 begins')).toBeLessThan(events.indexOf('a1 ends'));
});

test('what comes while earlier items are handled is handled together; who added it hears how it went', async () => {
  const batches: number[][] = [];
  const gather = createBatcher<number>(async (_key, items) => {
    await turn();
    batches.push([...items]);
    if (items.includes(3)) throw new Error('not this time');
  });
  const first = gather('a', 1);
  await turn();
  const later = [gather('a', 2), gather('a', 3)];
  const settled = await Promise.allSettled([first, ...later]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  await gather('a', 4);
  expect(batches).toEqual([[1], [2, 3], [4]]);
});
