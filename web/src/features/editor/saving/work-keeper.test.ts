import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetWork, storeWork } from '../../../lib/local-draft';
import { EMPTY_DRAFT } from '../state/wire';
import { createWorkKeeper, KEEP_MS } from './work-keeper';

vi.mock('../../../lib/local-draft');
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(storeWork).mockResolvedValue();
  vi.mocked(forgetWork).mockResolvedValue();
});
afterEach(() => vi.useRealTimers());
afterEach(() => vi.resetAllMocks());

const work = (title: string) => ({ page: 'p', version: 1, draft: { ...EMPTY_DRAFT, title } });
const kept = () => vi.mocked(storeWork).mock.calls.map(([{ draft }]) => draft);
const titled = (...titles: string[]) => titles.map((title) => ({ ...EMPTY_DRAFT, title }));

test('the first change is kept at once, what follows now and then, the last always', async () => {
  const keeper = createWorkKeeper('u', 't');
  keeper.keep(work('a'));
  expect(kept()).toEqual(titled('a'));
  keeper.keep(work('ab'));
  keeper.keep(work('abc'));
  await vi.advanceTimersByTimeAsync(KEEP_MS);
  expect(kept()).toEqual(titled('a', 'abc'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept()).toEqual(titled('a', 'abc'));
});

test('what the server has is forgotten, also what was waiting to be kept', async () => {
  const keeper = createWorkKeeper('u', 't');
  keeper.keep(work('a'));
  keeper.keep(work('ab'));
  await keeper.forget();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept()).toEqual(titled('a'));
  expect(forgetWork).toHaveBeenCalledWith('u', 't');
});

test('a browser that keeps nothing is found out', async () => {
  vi.mocked(storeWork).mockRejectedValue(new Error('Private window'));
  const keeper = createWorkKeeper('u', 't');
  keeper.keep(work('a'));
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.isLost()).toBe(true);
});
