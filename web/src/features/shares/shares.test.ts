import { expect, test } from 'vitest';
import { makePassword } from './make-password';
import { getShareState } from './share-state';
import { getEnd, validateMost } from './use-share-form';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const link = { revoked_at: null, expires_at: '2026-12-01T12:00:00Z', downloads: 2, max_downloads: null };

test('a link is valid until it is revoked, over or used up', () => {
  expect(getShareState(link, NOW)).toBe('valid');
  expect(getShareState({ ...link, max_downloads: 3 }, NOW)).toBe('valid');
  expect(getShareState({ ...link, max_downloads: 2 }, NOW)).toBe('used-up');
  expect(getShareState({ ...link, expires_at: '2026-11-25T12:00:00Z' }, NOW)).toBe('over');
  expect(getShareState({ ...link, revoked_at: '2026-11-24T00:00:00Z', max_downloads: 1 }, NOW)).toBe(
    'revoked',
  );
});

test('each password is another one, of words that can be spelled out', () => {
  const made = Array.from({ length: 50 }, makePassword);
  expect(new Set(made).size).toBe(50);
  for (const password of made) expect(password).toMatch(/^[a-z]+-[a-z]+-[1-9]\d-[a-z]+$/);
});

test('a number of downloads is a whole one, or left out', () => {
  for (const most of ['', '1', '10', '100000']) expect(validateMost(most)).toBeNull();
  for (const most of ['0', '-1', '1,5', 'tien', '100001', '1e3']) expect(validateMost(most)).not.toBeNull();
});

test('the longest link stays within ninety days', () => {
  expect(getEnd('90').getTime()).toBeLessThan(Date.now() + 90 * 24 * 60 * 60 * 1000);
});
