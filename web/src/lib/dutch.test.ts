import { expect, test } from 'vitest';
import { dutchNumber } from './byte-size';

test.each([0, 0.5, 1.2, 12.34, 999, 1000, 1023, 1024.5, 123456, 1234567])('%d reads as Dutch', (value) => {
  expect(dutchNumber(value)).toBe(value.toLocaleString('nl-NL'));
});
