import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useStableScroll } from './use-stable-scroll';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['at the very top', 0, [0, 56], 56],
  ['at the top, for each bar that comes', 0, [0, 56, 112], 112],
  ['further down, where the browser does it', 300, [0, 56], 0],
  ['when a bar goes', 0, [56, 0], 56],
])('%s, the page stays where it is', (_where, scrollY, heights, by) => {
  let moved = 0;
  vi.stubGlobal('scrollY', scrollY);
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => (moved += top));
  const bars = document.createElement('div');
  const { rerender } = renderHook(
    ({ height }) => {
      const above = useStableScroll();
      Object.defineProperty(bars, 'offsetHeight', { value: height, configurable: true });
      above.current = bars;
    },
    { initialProps: { height: heights[0] } },
  );
  for (const height of heights.slice(1)) rerender({ height });
  expect(moved).toBe(by);
});
