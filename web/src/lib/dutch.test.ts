import { expect, test } from 'vitest';
import { dutchDay, dutchNumber } from './dutch';

test('days read as Dutch', () => {
  expect(dutchDay('2026-01-01T12:00:00.000Z')).toBe('1 januari 2026');
  expect(dutchDay('2026-12-31T12:00:00.000Z')).toBe('31 december 2026');
});

test.each([0, 0.5, 1.2, 12.34, 999, 1000, 1023, 1024.5, 123456, 1234567])('%d reads as Dutch', (value) => {
  expect(dutchNumber(value)).toBe(value.toLocaleString('nl-NL'));
});
