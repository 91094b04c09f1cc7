import { expect, test } from 'vitest';
import { getExpiry, getTerm, proposeEnd, proposeToken, TERMS, validateEnd, writeToken } from './token-form';

const NOW = Date.parse('2026-11-27T13:32:30Z');

test('a new token reads for ninety days as a visitor', () => {
  const form = proposeToken(NOW);
  expect(form).toMatchObject({ date: '2027-02-25', isEndless: false });
  expect(writeToken({ ...form, name: ' Intranet ' })).toEqual({
    name: 'Intranet',
    scopes: ['read'],
    groups: [],
    expires_at: '2027-02-25T22:59:59.000Z',
  });
  expect(writeToken({ ...form, writes: true, isEndless: true })).toMatchObject({
    scopes: ['read', 'write-assets'],
    expires_at: null,
  });
});

test('a token works until its last day has passed in the Netherlands, summer or winter', () => {
  expect(getExpiry({ date: '2026-07-01', isEndless: false })).toBe('2026-07-01T21:59:59.000Z');
  expect(getExpiry({ date: '2026-12-31', isEndless: false })).toBe('2026-12-31T22:59:59.000Z');
});

test('an end is one of the terms, or a date of its own', () => {
  expect(getTerm(proposeEnd(TERMS.year, NOW), NOW)).toBe('year');
  expect(getTerm(proposeEnd(TERMS.quarter, NOW), NOW)).toBe('quarter');
  expect(getTerm({ date: '2027-01-01', isEndless: false }, NOW)).toBeNull();
  expect(getTerm({ date: '', isEndless: true }, NOW)).toBe('never');
});

test('without a date a token is not endless by mistake, and no day has passed', () => {
  expect(validateEnd({ date: '', isEndless: false }, NOW)).toContain('Geen einde');
  expect(validateEnd({ date: '2026-11-26', isEndless: false }, NOW)).toBe('Kies een dag die nog komt.');
  expect(validateEnd({ date: '2026-11-27', isEndless: false }, NOW)).toBeNull();
  expect(validateEnd({ date: '', isEndless: true }, NOW)).toBeNull();
});
