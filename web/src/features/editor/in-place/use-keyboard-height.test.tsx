import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeyboardHeight } from './use-keyboard-height';

afterEach(() => vi.unstubAllGlobals());

test('what floats at the foot of the screen hears how high the keyboard of a phone is', () => {
  const view = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0 });
  vi.stubGlobal('visualViewport', view);
  const { unmount } = renderHook(useKeyboardHeight);
  const read = () => document.documentElement.style.getPropertyValue('--keyboard');
  expect(read()).toBe('0px');
  act(() => {
    view.height -= 280;
    view.dispatchEvent(new Event('resize'));
  });
  expect(read()).toBe('280px');
  unmount();
  expect(read()).toBe('');
});
