import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runClock, toast, toasts } from './toasts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toasts.get()) toast.dismiss(id);
  vi.useRealTimers();
});

const titles = () => toasts.get().map(({ title }) => title);

test.each(['success', 'info', 'warning', 'error'] as const)('%s stays for five seconds', (type) => {
  runClock(toast[type]('Iets'));
  vi.advanceTimersByTime(4999);
  expect(titles()).toEqual(['Iets']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('a clock that was stopped goes on where it was', () => {
  const id = toast.error('Mislukt');
  const stop = runClock(id);
  vi.advanceTimersByTime(4000);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(['Mislukt']);
  runClock(id);
  vi.advanceTimersByTime(999);
  expect(titles()).toEqual(['Mislukt']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('the same message stands there once; one that is gone leaves the others alone', () => {
  const first = toast.error('Mislukt');
  toast.info('Ter informatie');
  toast.error('Mislukt');
  expect(titles()).toEqual(['Ter informatie', 'Mislukt']);
  toast.dismiss(first);
  expect(titles()).toEqual(['Ter informatie', 'Mislukt']);
});

test('an error goes as soon as what it tells of is mended', () => {
  toast.error('Mislukt', undefined, 'PUT /api/v1/profile');
  toast.error('Ook mislukt', undefined, 'PUT /api/v1/groups/a');
  toast.mended('PUT /api/v1/profile');
  expect(titles()).toEqual(['Ook mislukt']);
});
