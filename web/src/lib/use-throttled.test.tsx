import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useThrottled } from './use-throttled';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('a change shows at once, the next one after a while', () => {
  const { result, rerender } = renderHook(({ value }) => useThrottled(value), {
    initialProps: { value: false },
  });
  expect(result.current).toBe(false);
  rerender({ value: true });
  pass(0);
  expect(result.current).toBe(true);
  rerender({ value: false });
  pass(199);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test('what is back before its turn has not changed', () => {
  const { result, rerender } = renderHook(({ value }) => useThrottled(value), {
    initialProps: { value: true },
  });
  rerender({ value: false });
  rerender({ value: true });
  pass(1000);
  expect(result.current).toBe(true);
});
