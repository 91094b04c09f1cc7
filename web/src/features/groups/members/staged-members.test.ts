import { expect, test } from 'vitest';
import { bringIn, isStaged, NOBODY, takeOut, getWrite } from './staged-members';

const person = (id: string) => ({ id, name: id.toUpperCase(), email: `${id}@example.org` });
const anna = person('a');
const bram = person('b');
const chris = person('c');

test('who comes and who leaves is sent by id', () => {
  const staged = takeOut(bringIn(NOBODY, [anna, bram]), chris);
  expect(getWrite(staged)).toEqual({ add: ['a', 'b'], remove: ['c'] });
});

test('who comes and leaves again was never there', () => {
  expect(isStaged(takeOut(bringIn(NOBODY, [anna]), anna))).toBe(false);
});

test('who leaves and comes back stays', () => {
  const staged = bringIn(takeOut(takeOut(NOBODY, anna), bram), [anna, chris]);
  expect(getWrite(staged)).toEqual({ add: ['c'], remove: ['b'] });
});

test('nobody comes or leaves twice', () => {
  const twice = bringIn(bringIn(NOBODY, [anna]), [anna, bram]);
  expect(getWrite(takeOut(takeOut(twice, chris), chris))).toEqual({ add: ['a', 'b'], remove: ['c'] });
});
