import { expect, test } from 'vitest';
import { firstInput, readSchedule } from './read-schedule';

const NOW = Date.parse('2026-10-20T10:00:00Z');

const read = (date: string, time: string, isSecond = false) => readSchedule({ date, time, isSecond }, NOW);

const getMoment = (...input: Parameters<typeof read>): string | null => {
  const { at } = read(...input);
  return at === null ? null : new Date(at).toISOString();
};

test('a moment ahead is sent as UTC', () => {
  expect(getMoment('2026-10-21', '09:00')).toBe('2026-10-21T07:00:00.000Z');
  expect(getMoment('2026-11-21', '09:00')).toBe('2026-11-21T08:00:00.000Z');
});

test('what has been is refused at the field that makes it so', () => {
  expect(read('2026-10-19', '23:00').errors).toEqual({ date: 'Kies een moment in de toekomst.' });
  // It is noon in the Netherlands.
  expect(read('2026-10-20', '12:00').errors).toEqual({ time: 'Kies een moment in de toekomst.' });
  expect(read('2026-10-20', '12:01').errors).toEqual({});
});

test('what is left out is asked for', () => {
  expect(read('', '').errors).toEqual({ date: 'Kies een datum.', time: 'Kies een tijd.' });
  expect(read('2026-10-21', '').errors).toEqual({ time: 'Kies een tijd.' });
});

test('a time that comes twice is a choice, one that is skipped is refused', () => {
  expect(read('2026-10-25', '02:30').isTwofold).toBe(true);
  expect(getMoment('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(getMoment('2026-10-25', '02:30', true)).toBe('2026-10-25T01:30:00.000Z');
  expect(getMoment('2026-10-26', '02:30', true)).toBe('2026-10-26T01:30:00.000Z');
  expect(read('2027-03-28', '02:30').errors.time).toContain('bestaat die nacht niet');
});

test('the fields begin with tomorrow morning, or with what is planned', () => {
  expect(firstInput(null, NOW)).toEqual({ date: '2026-10-21', time: '09:00', isSecond: false });
  for (const planned of ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']) {
    const { at } = readSchedule(firstInput(planned, NOW), NOW);
    expect(new Date(at ?? 0).toISOString()).toBe(planned);
  }
});

test('an end comes after the start', () => {
  const now = Date.parse('2026-06-01T10:00:00Z');
  const start = '2026-06-10T10:00:00.000Z';
  const at = (date: string) => readSchedule({ date, time: '12:00', isSecond: false }, now, start);
  expect(at('2026-06-10').errors).toEqual({ date: 'Kies een moment nadat de pagina live gaat.' });
  expect(at('2026-06-11')).toMatchObject({ at: Date.parse('2026-06-11T10:00:00Z'), errors: {} });
  expect(at('2026-05-01').errors).toEqual({ date: 'Kies een moment in de toekomst.' });
});
