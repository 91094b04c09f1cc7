import { expect, test } from 'vitest';
import { EVERYBODY, isFiltered, readUserQuery, sortAfter, writeUserQuery } from './list-query';

test('an address keeps what is asked for, and no more', () => {
  const query = {
    ...EVERYBODY,
    search: 'de vries',
    role: 'admin',
    sort: 'lastLoginAt:desc',
    page: 3,
  } as const;
  const params = writeUserQuery(query);
  expect(params.toString()).toBe('search=de+vries&role=admin&sort=lastLoginAt%3Adesc&page=3');
  expect(readUserQuery(params)).toEqual(query);
  expect(writeUserQuery(EVERYBODY).toString()).toBe('');
});

test.each(['role=boss', 'active=maybe', 'sort=password:asc', 'page=0', 'page=-1', 'page=1.5', 'page=x'])(
  '%s asks for nothing',
  (address) => {
    expect(readUserQuery(new URLSearchParams(address))).toEqual(EVERYBODY);
  },
);

test('only what leaves people out is a filter', () => {
  expect(isFiltered({ ...EVERYBODY, sort: 'email:asc', page: 2 })).toBe(false);
  expect(isFiltered({ ...EVERYBODY, group: 'g1' })).toBe(true);
});

test('a column sorts as people expect, then the other way round', () => {
  expect(sortAfter('name:asc', 'name')).toBe('name:desc');
  expect(sortAfter('name:desc', 'name')).toBe('name:asc');
  expect(sortAfter('name:asc', 'lastLoginAt')).toBe('lastLoginAt:desc');
  expect(sortAfter('lastLoginAt:desc', 'email')).toBe('email:asc');
});
