import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frameId, useSelectedBlock } from './use-selected-block';

const BELOW = 300;
let selected: number | null = null;
let moved = 0;

/** Frames one under the other; the selected one is higher by its settings. */
beforeEach(() => {
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => (moved += top));
  document.body.replaceChildren(
    ...[1, 2, 3].map((id) => {
      const frame = document.createElement('div');
      frame.id = frameId(id);
      frame.getBoundingClientRect = () =>
        new DOMRect(0, id * 100 + (selected !== null && selected < id ? BELOW : 0), 10, 10);
      return frame;
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a block below the one that collapses', 1, 2, -BELOW],
  ['a block above it', 3, 2, 0],
  ['the first one that is selected', null, 2, 0],
  ['what is no longer selected', 2, null, 0],
])('%s stays where it is', (_what, from, to, by) => {
  selected = null;
  const { result } = renderHook(
    () => {
      const [id, select] = useSelectedBlock([]);
      selected = id;
      return select;
    },
    { wrapper: MemoryRouter },
  );
  act(() => result.current(from));
  moved = 0;
  act(() => result.current(to));
  expect(moved).toBe(by);
});
