import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '@testing-library/react';
import useSWR from 'swr';
import { reloadPicture } from './fresh-pictures';
import { swrKey } from './swr-keys';

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
    reloadPicture(image);
    vi.advanceTimersByTime(10_000);
    expect(countSet()).toBe(times);
  }
});

test('so is one in several widths, and one that got a new address', () => {
  const { image, countSet } = show({ src: address(300), srcset: `${address(300)} 320w` });
  for (let n = 0; n < 3; n += 1) {
    reloadPicture(image);
    vi.advanceTimersByTime(10_000);
  }
  expect(countSet()).toBe(2);
  image.src = address(400);
  countSet();
  reloadPicture(image);
  vi.advanceTimersByTime(10_000);
  expect(countSet()).toBe(1);
});

test.each([
  ['of another site', 'http://elders.test/a.png'],
  ['that has ended', address(-10)],
])('one %s is not', (_which, src) => {
  const { image, countSet } = show({ src });
  reloadPicture(image);
  vi.advanceTimersByTime(10_000);
  expect(countSet()).toBe(0);
});

test('nor is one that left the screen meanwhile', () => {
  const { image, countSet } = show({ src: address(300) });
  reloadPicture(image);
  image.remove();
  vi.advanceTimersByTime(10_000);
  expect(countSet()).toBe(0);
});

/** Data on the screen, and how often it was fetched. */
async function follow(key: readonly unknown[], data: unknown) {
  const fetcher = vi.fn(() => Promise.resolve(data));
  renderHook(() => useSWR(key, fetcher));
  await vi.advanceTimersByTimeAsync(100);
  return fetcher;
}

const ended = (id: string) => `http://portal.test/_files/${id}/1-320.webp?expires=1&signature=x`;
const asset = (id: string) => ({ id, original: { preview: { url: `/_files/${id}/1-640.webp?expires=1` } } });

test.each([
  [swrKey('page', 'a'), { blocks: [{ asset: asset('a') }] }],
  [swrKey('previews', 'b'), { blocks: [{ asset: asset('b') }] }],
  [swrKey('assets', 'library', {}), { data: [asset('c')] }],
  [swrKey('assets', 'links', 'd'), [asset('d')]],
  [swrKey('assets', 'one', 'e'), asset('e')],
  [swrKey('search', 'list', 'f'), { hits: [{ asset: asset('f') }] }],
  [swrKey('basket', 'g'), new Map([['g', { asset: asset('g') }]])],
  [swrKey('opened-share', 'h'), { items: [asset('h')] }],
])('one that has ended renews the data that it is in: %j', async (key, data) => {
  const own = await follow(key, data);
  const other = await follow(['tree', JSON.stringify(key)], [{ title: 'Logo' }]);
  const [, id] = /_files\/(\w+)\//.exec(JSON.stringify(data instanceof Map ? [...data] : data)) ?? [];
  const { image } = show({ src: ended(id ?? '') });
  reloadPicture(image);
  reloadPicture(image);
  await vi.advanceTimersByTimeAsync(100);
  expect(own).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(1);
});

test('pictures of two lists that end at once renew both', async () => {
  const one = await follow(['assets', 'library', 'one'], [asset('i')]);
  const other = await follow(['assets', 'read', 'other'], asset('j'));
  reloadPicture(show({ src: ended('i') }).image);
  reloadPicture(show({ src: ended('j') }).image);
  await vi.advanceTimersByTimeAsync(100);
  expect(one).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(2);
});

test('so does one that is refused again and again, where a clock is behind', async () => {
  const list = await follow(['assets', 'library', 'clock'], [asset('k')]);
  const { image } = show({ src: ended('k').replace('expires=1', `expires=${Date.now()}`) });
  for (let n = 0; n < 3; n += 1) {
    reloadPicture(image);
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(list).toHaveBeenCalledTimes(2);
});
