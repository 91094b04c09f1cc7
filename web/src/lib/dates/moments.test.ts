import { expect, test } from 'vitest';
import { fullDay } from './amsterdam-time';
import { agreedMoment, clockTime, fullMoment, pastMoment, shortMoment } from './moments';

const now = Date.parse('2026-11-22T09:00:00Z');

test('days read as Dutch, where the hospital is', () => {
  expect(fullDay('2026-01-01T12:00:00.000Z')).toBe('1 januari 2026');
  expect(fullDay('2026-12-31T12:00:00.000Z')).toBe('31 december 2026');
  expect(fullDay('2026-12-31T23:30:00.000Z')).toBe('1 januari 2027');
});

test('moments are read as people say them', () => {
  expect(clockTime('2026-07-01T07:05:00Z')).toBe('09:05');
  expect(fullMoment('2026-12-01T08:05:00Z')).toBe('1 december 2026 om 09:05');
  expect(agreedMoment('2026-12-01T08:00:00Z')).toBe('dinsdag 1 december 2026 om 09:00');
  expect(agreedMoment('2026-11-30T23:00:00Z')).toBe('dinsdag 1 december 2026 om 00:00');
  expect(shortMoment('2026-12-01T08:00:00Z', now)).toBe('1 december 09:00');
  expect(shortMoment('2027-06-01T08:00:00Z', now)).toBe('1 juni 2027 10:00');
});

test('what was today or yesterday is named so', () => {
  expect(pastMoment('2026-11-21T23:05:00Z', now)).toBe('vandaag 00:05');
  expect(pastMoment('2026-11-21T08:00:00Z', now)).toBe('gisteren 09:00');
  expect(pastMoment('2026-11-01T08:00:00Z', now)).toBe('1 november 09:00');
});
