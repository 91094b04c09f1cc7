import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

declare global {
  interface Window {
    happyDOM: { setViewport: (size: { width: number; height: number }) => void };
  }
}

// Files share a process, which saves most of the time, but no state: each starts with fresh modules, an empty page, no
// storage, and without what another stubbed.
vi.resetModules();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.useRealTimers();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();

// Vitest compares what an expected object has: a pattern has nothing of its own, so `toMatchObject` would take any text.
expect.addEqualityTesters([
  (actual: unknown, expected: unknown) =>
    expected instanceof RegExp && typeof actual === 'string' ? expected.test(actual) : undefined,
]);

// A busy machine takes more than the default second to load a lazy screen.
configure({ asyncUtilTimeout: 20_000 });

// As wide as the browser tests.
window.happyDOM.setViewport({ width: 1440, height: 900 });

// happy-dom seeks the suggestions of a field by a selector, which an id of React is not.
Object.defineProperty(HTMLInputElement.prototype, 'list', {
  configurable: true,
  get(this: HTMLInputElement) {
    return document.getElementById(this.getAttribute('list') ?? '');
  },
});

// It has no locks: those of a browser with one tab are all free.
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: (...given: (() => unknown)[]) => Promise.resolve(given.at(-1)?.()) },
});

// Nor letters that still have to come.
Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });

/** A browser that stores nothing, as in a private window. */
const openNothing = () => {
  const request = { error: new Error('Nothing is stored.'), onerror: (): void => undefined };
  queueMicrotask(() => request.onerror());
  return request;
};
Object.assign(globalThis, { indexedDB: { open: openNothing } });

afterEach(cleanup);
