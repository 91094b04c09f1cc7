import { expect } from 'vitest';

// Vitest compares what an expected object has: a pattern has nothing of its own, so `toMatchObject` would take any text.
expect.addEqualityTesters([
  (actual: unknown, expected: unknown) =>
    expected instanceof RegExp && typeof actual === 'string' ? expected.test(actual) : undefined,
]);
