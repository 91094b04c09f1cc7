import { expect, test } from 'vitest';
import { downloadAt } from './download';
import { addressOf } from './download-address';

test.each([
  { of: 'assets', id: 'abc' } as const,
  { of: 'files', id: 'abc' } as const,
  { of: 'assets', id: 'abc', preset: 'p1' } as const,
])('an address of a download says what it is of', (what) => {
  expect(downloadAt(addressOf(what))).toEqual({ preset: undefined, ...what });
});

test.each([
  '/bestanden/abc',
  '/api/v1/assets/abc',
  'https://a.nl/api/v1/files/abc/download',
  '/api/v1/files//download',
])('%s is none', (address) => expect(downloadAt(address)).toBeNull());
