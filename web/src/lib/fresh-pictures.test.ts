import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mendPicture } from './fresh-pictures';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const address = (seconds: number): string =>
  `http://portal.test/_files/a/1-320.webp?expires=${Math.floor(Date.now() / 1000) + seconds}&signature=x`;

/** A picture on the screen, and how often its address was set since. */
function show(attributes: Partial<HTMLImageElement>) {
  const image = Object.assign(new Image(), attributes);
  document.body.append(image);
  const observer = new MutationObserver(() => undefined);
  observer.observe(image, { attributes: true });
  return { image, countSet: () => observer.takeRecords().length };
}

test('a picture that does not load is asked for again, twice', () => {
  const { image, countSet } = show({ src: address(300) });
  for (const times of [1, 1, 0]) {
    mendPicture(image);
    vi.advanceTimersByTime(10_000);
    expect(countSet()).toBe(times);
  }
});

test('so is one in several widths, and one that got a new address', () => {
  const { image, countSet } = show({ src: address(300), srcset: `${address(300)} 320w` });
  for (let n = 0; n < 3; n += 1) {
    mendPicture(image);
    vi.advanceTimersByTime(10_000);
  }
  expect(countSet()).toBe(2);
  image.src = address(400);
  countSet();
  mendPicture(image);
  vi.advanceTimersByTime(10_000);
  expect(countSet()).toBe(1);
});

test.each([
  ['of another site', 'http://elders.test/a.png'],
  ['that has ended', address(-10)],
])('one %s is not', (_which, src) => {
  const { image, countSet } = show({ src });
  mendPicture(image);
  vi.advanceTimersByTime(10_000);
  expect(countSet()).toBe(0);
});

test('nor is one that left the screen meanwhile', () => {
  const { image, countSet } = show({ src: address(300) });
  mendPicture(image);
  image.remove();
  vi.advanceTimersByTime(10_000);
  expect(countSet()).toBe(0);
});
