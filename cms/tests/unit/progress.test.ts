import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellStep } from '../../../scripts/lib/progress.mjs';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An output that keeps what is written to it. */
function kept(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, write: (text: string) => written.push(text) > 0, written };
}

const work = async (): Promise<string> => {
  await vi.advanceTimersByTimeAsync(2300);
  return 'klaar';
};
const fail = async (): Promise<never> => {
  await vi.advanceTimersByTimeAsync(1000);
  throw new Error('stuk');
};

test('a step is one line, with how long it took', async () => {
  const file = kept(false);
  expect(await tellStep('Server bouwen', work, file)).toBe('klaar');
  expect(file.written).toEqual(['Server bouwen… 2 s\n']);
});

test('on a terminal that line counts the seconds, in its place', async () => {
  const terminal = kept(true);
  expect(await tellStep('Server bouwen', work, terminal)).toBe('klaar');
  expect(terminal.written).toEqual([
    '\rServer bouwen… 0 s',
    '\rServer bouwen… 1 s',
    '\rServer bouwen… 2 s',
    '\rServer bouwen… 2 s\n',
  ]);
});

test('what fails is not told as done, and leaves the terminal at the start of a line', async () => {
  const file = kept(false);
  await expect(tellStep('Server bouwen', fail, file)).rejects.toThrow('stuk');
  expect(file.written).toEqual([]);
  const terminal = kept(true);
  await expect(tellStep('Server bouwen', fail, terminal)).rejects.toThrow('stuk');
  expect(terminal.written.at(-1)).toMatch(/\n$/);
  expect(vi.getTimerCount()).toBe(0);
});
