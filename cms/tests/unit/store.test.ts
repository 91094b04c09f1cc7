import { expect, test, vi } from 'vitest';
import { createStore, mapStoreOptions } from '../../src/published/store';

/** A store over rows that the test changes. */
function storeOver(rows: Map<string, string>) {
  const load = vi.fn((ids: readonly string[] | 'all') =>
    Promise.resolve(new Map([...rows].filter(([id]) => ids === 'all' || ids.includes(id)))),
  );
  return { store: createStore(mapStoreOptions(load)), load };
}

test('loads once, and then only what was marked', async () => {
  const rows = new Map([
    ['a', '1'],
    ['b', '1'],
  ]);
  const { store, load } = storeOver(rows);
  await Promise.all([store.all(), store.all()]);
  expect(load).toHaveBeenCalledTimes(1);
  rows.set('a', '2').set('b', 'unmarked');
  store.invalidate(['a']);
  expect([...(await store.all())]).toEqual([
    ['a', '2'],
    ['b', '1'],
  ]);
  expect(load).toHaveBeenLastCalledWith(['a'], expect.anything());
});

test('what is gone leaves, what is new comes', async () => {
  const rows = new Map([['a', '1']]);
  const { store } = storeOver(rows);
  await store.all();
  rows.delete('a');
  rows.set('c', '1');
  store.invalidate(['a']);
  store.invalidate(['c']);
  expect([...(await store.all()).keys()]).toEqual(['c']);
});

test('a failed load is tried again as a whole', async () => {
  const { store, load } = storeOver(new Map([['a', '1']]));
  load.mockRejectedValueOnce(new Error('down'));
  await expect(store.all()).rejects.toThrow('down');
  expect((await store.all()).get('a')).toBe('1');
});

test('however many wait while the database does not answer, they wait for one load more', async () => {
  const { store, load } = storeOver(new Map());
  let fail = (): void => undefined;
  load.mockImplementation(() => new Promise((_, reject) => (fail = () => reject(new Error('away')))));
  const first = store.all();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  store.invalidate(['a']);
  const others = Promise.allSettled(Array.from({ length: 50 }, () => store.all()));
  fail();
  await expect(first).rejects.toThrow('away');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  load.mockRejectedValue(new Error('away'));
  fail();
  expect(new Set((await others).map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a mark during a load is not lost', async () => {
  const rows = new Map([['a', '1']]);
  const { store, load } = storeOver(rows);
  await store.all();
  let release = (): void => undefined;
  load.mockImplementationOnce(
    () => new Promise((resolve) => (release = () => resolve(new Map([['a', 'old']])))),
  );
  store.invalidate(['a']);
  const reading = store.all();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  rows.set('a', 'new');
  store.invalidate(['a']);
  release();
  await reading;
  expect((await store.all()).get('a')).toBe('new');
});

test('of what changed only those that it concerns are loaded again', async () => {
  const rows = new Map([
    ['a', 'one'],
    ['b', 'two'],
  ]);
  const { store, load } = storeOver(rows);
  await store.all();
  rows.set('b', 'three');
  store.invalidateWhere((value) => value === 'two');
  expect((await store.all()).get('b')).toBe('three');
  expect(load).toHaveBeenLastCalledWith(['b'], expect.anything());
});

test('all are loaded again when something changed during a load', async () => {
  const rows = new Map([['a', 'old']]);
  const { store, load } = storeOver(rows);
  await store.all();
  let release = (): void => undefined;
  load.mockImplementationOnce(
    () => new Promise((resolve) => (release = () => resolve(new Map([['a', 'during']])))),
  );
  store.invalidate(['a']);
  const reading = store.all();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  rows.set('a', 'new');
  store.invalidateWhere((value) => value === 'during');
  release();
  await reading;
  expect((await store.all()).get('a')).toBe('new');
});

test('others have their turn while many entries are taken in', async () => {
  const rows = new Map(Array.from({ length: 2000 }, (_, n) => [String(n), 'x']));
  const sizes: number[] = [];
  const { next, ...making } = mapStoreOptions((): Promise<Map<string, string>> => Promise.resolve(rows));
  const store = createStore({
    ...making,
    next(before, changed) {
      sizes.push(changed.size);
      return next(before, changed);
    },
  });
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    if (sizes.length < 8) setImmediate(turn);
  };
  setImmediate(turn);
  expect((await store.all()).size).toBe(2000);
  expect(sizes).toEqual(Array(8).fill(250));
  expect(turns).toBeGreaterThan(5);
});
