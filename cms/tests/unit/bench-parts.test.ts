import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { getBlocks } from '../../bench/content.mts';
import { arrivals } from '../../bench/staff/arrivals.mts';
import { getRows } from '../../bench/staff/rows.mts';
import { storedBlock, withIds } from '../../bench/stock/rest.mts';

const PLAN = { perSecond: 500, warmUpMs: 100, measureMs: 200 };

test('people keep arriving while nobody is answered, and only what is asked after warming up counts', async () => {
  let arrived = 0;
  let counted = 0;
  let isWarm = false;
  const busy = wait(PLAN.warmUpMs + PLAN.measureMs + 50);
  const { times, samples } = await arrivals(
    PLAN,
    async (timed) => {
      arrived += 1;
      if (isWarm) counted += 1;
      await timed('login', () => busy);
    },
    () => {
      isWarm = true;
      return Promise.resolve(arrived);
    },
  );
  const [before, after] = samples;
  expect(before).toBeGreaterThan(0);
  expect(after).toBeGreaterThan(before);
  // Who arrives in the same millisecond as the warming up ends may be on either side.
  expect(Math.abs(times.length - counted)).toBeLessThan(10);
  expect(times.length).toBeLessThan(arrived);
});

test('a request that fails ends the simulation', async () => {
  const failing = () => Promise.reject(new Error('503'));
  await expect(
    arrivals(
      PLAN,
      (timed) => timed('login', failing),
      () => Promise.resolve(0),
    ),
  ).rejects.toThrow('503');
});

test('a rate has a goal or is only reported, and what a core carries follows from the highest rate that was kept up with', () => {
  const found = (factor: number, login: number, cpu: number) => ({
    factor,
    cpu,
    memory: 300 * 2 ** 20,
    times: [
      { kind: 'login', ms: login },
      { kind: 'other', ms: 2 },
    ],
  });
  const rows = getRows({ perSecond: 50, cpu: 0.025 }, [
    found(1, 60, 0.1),
    found(5, 80, 0.25),
    found(10, 300, 0.9),
  ]);
  expect(rows.map(({ name, goal, measured, reached }) => [name, goal, measured, reached])).toEqual([
    ['1× the morning, 33 requests/s: p99', '< 100 ms', '60 ms', 'yes'],
    ['5× the morning, 167 requests/s: p99', '–', '80 ms', '–'],
    ['10× the morning, 333 requests/s: p99', '< 100 ms', '300 ms', 'no'],
    ['logins per second, one instance', '–', '50/s', '–'],
    ['what one full core carries', '–', '20.0× the morning', '–'],
  ]);
  expect(rows[0]?.notes).toBe('p50 60 ms; p99 of logins 60 ms, of the rest 2.0 ms; 10% of a core, 300 MB');
  expect(rows[3]?.notes).toBe('25 ms of processor time each (argon2id); 10,000 people in 3.3 minutes');
});

test('a page has as many blocks as asked, each for half of the groups', () => {
  const groups = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const blocks = getBlocks(3, { assets: ['x', 'y'], groups }, 15);
  expect(blocks).toHaveLength(15);
  expect(new Set(blocks.map((block) => block.groups.length))).toEqual(new Set([4]));
  expect(new Set(blocks.flatMap((block) => block.groups))).toEqual(new Set(groups));
});

test('a plain Strapi gets the rows back that hold a block, at every depth', () => {
  const block = storedBlock({
    type: 'text-assets',
    title: 'Blok',
    groups: ['een', 'twee'],
    assets: ['x', 'y'],
    button: { label: 'Lees', icon: { value: 'arrow-right' } },
    tile: null,
  });
  const row = {
    id: 1,
    assets: [{ id: 2 }, { id: 3 }],
    groups: [{ id: 8 }, { id: 9 }],
    button: { id: 4, icon: { id: 5 } },
    tile: null,
  };
  expect(withIds([block], [row])).toEqual([
    {
      __component: 'block.text-assets',
      id: 1,
      title: 'Blok',
      groups: ['een', 'twee'],
      assets: [
        { id: 2, asset: 'x' },
        { id: 3, asset: 'y' },
      ],
      button: { id: 4, label: 'Lees', icon: { id: 5, value: 'arrow-right' } },
      tile: null,
    },
  ]);
});
