import { expect, test } from 'vitest';
import { arrowTarget } from './arrow-target';

test('arrows walk through a grid, and stay in it', () => {
  const from = (place: number) => (key: string) => arrowTarget(key, place, 4, 10);
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map(from(5))).toEqual([
    4, 6, 1, 9, 0, 9,
  ]);
  expect(['ArrowLeft', 'ArrowUp', 'Home'].map(from(0))).toEqual([null, null, null]);
  expect(['ArrowRight', 'ArrowDown', 'End', 'a'].map(from(9))).toEqual([null, null, null, null]);
});
