import { expect, test } from 'vitest';
import { ALL_FILES, getAddress, getQuery, isNarrowed, isOverview, namedParts } from './query';

const narrowed = {
  search: 'logo wit',
  kind: 'editable',
  pageId: 'k2x9',
  collection: 'logos',
  page: 3,
} as const;

test('an address says the query, and the query the address', () => {
  expect(getAddress(ALL_FILES)).toBe('');
  expect(getAddress(narrowed)).toBe('?search=logo+wit&kind=editable&page_id=k2x9&collection=logos&page=3');
  expect(getQuery(new URLSearchParams(getAddress(narrowed)))).toEqual(narrowed);
});

test('what an address makes up counts for nothing', () => {
  expect(getQuery(new URLSearchParams('kind=cake&page_id=&page=-2&search='))).toEqual(ALL_FILES);
  expect(getQuery(new URLSearchParams('page=half&collection=toString'))).toEqual(ALL_FILES);
});

test('the server hears only what narrows', () => {
  expect(namedParts(ALL_FILES)).toEqual({});
  expect(
    [ALL_FILES, { ...ALL_FILES, page: 2 }, { ...ALL_FILES, kind: 'video' as const }].map(isNarrowed),
  ).toEqual([false, false, true]);
});

test('the shelves show until something is asked for; all files in one list is no narrower', () => {
  const all = { ...ALL_FILES, collection: 'all' } as const;
  expect(getAddress(all)).toBe('?collection=all');
  expect(getQuery(new URLSearchParams('collection=all'))).toEqual(all);
  expect(namedParts(all)).toEqual({});
  expect(isNarrowed(all)).toBe(false);
  const asked = [all, { ...ALL_FILES, search: 'logo' }, { ...ALL_FILES, page: 2 }];
  expect([ALL_FILES, ...asked].map(isOverview)).toEqual([true, false, false, false]);
});
