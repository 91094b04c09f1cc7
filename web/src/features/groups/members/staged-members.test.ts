import { expect, test } from 'vitest';
import { stageAddition, isStaged, NOBODY, stageRemoval, getWrite } from './staged-members';

const person = (id: string) => ({ id, name: id.toUpperCase(), email: `${id}@example.org` });
const anna = person('a');
const bram = person('b');
const chris = person('c');

test('who comes and who leaves is sent by id', () => {
  const staged = stageRemoval(stageAddition(NOBODY, [anna, bram]), chris);
  expect(getWrite(staged)).toEqual({ add: ['a', 'b'], remove: ['c'] });
});

test('who comes and leaves again was never there', () => {
  expect(isStaged(stageRemoval(stageAddition(NOBODY, [anna]), anna))).toBe(false);
});

test('who leaves and comes back stays', () => {
  const staged = stageAddition(stageRemoval(stageRemoval(NOBODY, anna), bram), [anna, chris]);
  expect(getWrite(staged)).toEqual({ add: ['c'], remove: ['b'] });
});

test('nobody comes or leaves twice', () => {
  const twice = stageAddition(stageAddition(NOBODY, [anna]), [anna, bram]);
  expect(getWrite(stageRemoval(stageRemoval(twice, chris), chris))).toEqual({
    add: ['a', 'b'],
    remove: ['c'],
  });
});
