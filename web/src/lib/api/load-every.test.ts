import { expect, test, vi } from 'vitest';
import { loadEvery } from './load-every';

const getList = (total: number) =>
  vi.fn(({ page, pageSize }: { page: number; pageSize: number }) =>
    Promise.resolve({
      data: Array.from({ length: total }, (_, at) => at).slice((page - 1) * pageSize, page * pageSize),
      meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
    }),
  );

test.each([
  [0, 1],
  [1, 1],
  [500, 1],
  [501, 2],
  [1234, 3],
])('of %i rows all come, in %i calls', async (total, calls) => {
  const loadPage = getList(total);
  const rows = await loadEvery(loadPage);
  expect(rows).toEqual(Array.from({ length: total }, (_, at) => at));
  expect(loadPage).toHaveBeenCalledTimes(calls);
});
