import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getClockTime } from './amsterdam-time';
import { dateAfter, getMoments } from './moments';

const iso = (date: string, time: string): string[] =>
  getMoments({ date, time }).map((moment) => new Date(moment).toISOString());

test('the clock is two hours ahead in summer and one in winter', () => {
  expect(iso('2026-07-01', '09:00')).toEqual(['2026-07-01T07:00:00.000Z']);
  expect(iso('2026-12-01', '09:00')).toEqual(['2026-12-01T08:00:00.000Z']);
});

test('in spring an hour is skipped', () => {
  expect(iso('2027-03-28', '01:59')).toEqual(['2027-03-28T00:59:00.000Z']);
  expect(iso('2027-03-28', '02:00')).toEqual([]);
  expect(iso('2027-03-28', '02:59')).toEqual([]);
  expect(iso('2027-03-28', '03:00')).toEqual(['2027-03-28T01:00:00.000Z']);
});

test('in autumn an hour comes twice, in summer time first', () => {
  expect(iso('2026-10-25', '01:59')).toEqual(['2026-10-24T23:59:00.000Z']);
  expect(iso('2026-10-25', '02:30')).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']);
  expect(iso('2026-10-25', '03:00')).toEqual(['2026-10-25T02:00:00.000Z']);
});

test.each([
  ['', '09:00'],
  ['2026-12-01', ''],
  ['2026-02-30', '09:00'],
])('%s %s is no moment', (date, time) => {
  expect(getMoments({ date, time })).toEqual([]);
});

test('the clock says what the time zones of the machine say', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const second = fc.integer({ min: Date.UTC(1997, 0) / 1000, max: Date.UTC(2050, 0) / 1000 });
  fc.assert(
    fc.property(second, (at) => {
      const { date, time } = getClockTime(at * 1000);
      expect(`${date} ${time}`).toBe(zone.format(at * 1000));
    }),
  );
});

test('every minute is found back from what the clock says', () => {
  const minute = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2050, 0) / 60_000 });
  fc.assert(
    fc.property(minute, (at) => {
      expect(getMoments(getClockTime(at * 60_000))).toContain(at * 60_000);
    }),
  );
});

test('tomorrow is the day after today in the Netherlands, also late at night and when the clock changes', () => {
  expect(dateAfter(Date.parse('2026-12-31T23:30:00Z'), 1)).toBe('2027-01-02');
  expect(dateAfter(Date.parse('2026-10-24T21:30:00Z'), 1)).toBe('2026-10-25');
});
