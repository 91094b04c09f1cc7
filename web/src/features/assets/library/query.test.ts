import { expect, test } from 'vitest';
import { getAddress, ALL, isFiltered, namedParts, getQuery, type AssetQuery } from './query';

const narrowed: AssetQuery = {
  search: 'logo wit',
  kind: 'editable',
  isPrivate: true,
  used: false,
  tag: 'Open dag',
  isUndescribed: true,
  sort: 'title:asc',
};

test('an address says the query, and the query the address', () => {
  expect(getAddress(ALL)).toBe('');
  expect(getAddress(narrowed)).toBe(
    '?search=logo+wit&kind=editable&private=true&used=false&tag=Open+dag&without=description&sort=title%3Aasc',
  );
  expect(getQuery(new URLSearchParams(getAddress(narrowed)))).toEqual(narrowed);
  expect(getQuery(new URLSearchParams(getAddress(ALL)))).toEqual(ALL);
});

test('what an address makes up counts for nothing', () => {
  const made = new URLSearchParams('kind=cake&without=all&used=maybe&private=1&sort=colour:up&search=');
  expect(getQuery(made)).toEqual(ALL);
});

test('the server hears only what narrows', () => {
  expect(namedParts(ALL)).toEqual({});
  expect(namedParts({ ...ALL, used: true })).toEqual({ used: 'true' });
  expect([ALL, { ...ALL, search: 'x' }, { ...ALL, used: false }].map(isFiltered)).toEqual([
    false,
    false,
    true,
  ]);
});
