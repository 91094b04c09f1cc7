import { expect, test } from 'vitest';
import { MIDDLE, movePoint, pointAt, pointText } from './focus-point';

const box = { left: 100, top: 50, width: 200, height: 100 };

test('a click is a place in the picture, never outside it', () => {
  expect(pointAt({ clientX: 150, clientY: 125 }, box)).toEqual({ x: 0.25, y: 0.75 });
  expect(pointAt({ clientX: 0, clientY: 999 }, box)).toEqual({ x: 0, y: 1 });
});

test('arrows move it, with Shift a little; Home puts it in the middle', () => {
  expect(movePoint(MIDDLE, 'ArrowRight', false)).toEqual({ x: 0.55, y: 0.5 });
  expect(movePoint(MIDDLE, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0.49 });
  expect(movePoint({ x: 0, y: 1 }, 'ArrowLeft', false)).toEqual({ x: 0, y: 1 });
  expect(movePoint({ x: 0, y: 1 }, 'ArrowDown', false)).toEqual({ x: 0, y: 1 });
  expect(movePoint({ x: 0.2, y: 0.9 }, 'Home', false)).toEqual(MIDDLE);
  expect(movePoint(MIDDLE, 'Tab', false)).toBeNull();
});

test('a place in words', () => {
  expect(pointText({ x: 0.3, y: 0.07 })).toBe('30 procent van links, 7 procent van boven');
});
