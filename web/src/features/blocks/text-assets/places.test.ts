import { expect, test } from 'vitest';
import { getVisiblePlaces } from './places';

test.each([
  [
    [null, 'a'],
    [null, 'a'],
  ],
  [['a', null], ['a']],
  [[null, null, 'a'], ['a']],
  [
    ['a', 'b', null, 'c'],
    ['a', 'b', null, 'c'],
  ],
  [[null, null], []],
])('of the places %j readers see %j', (places, shown) => {
  expect(getVisiblePlaces(places)).toEqual(shown);
});
