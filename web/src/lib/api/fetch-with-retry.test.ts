import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithRetry } from './fetch-with-retry';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const away = (seconds?: string) =>
  new Response(null, { status: 503, headers: seconds === undefined ? {} : { 'Retry-After': seconds } });

/** The status of the answer, and how many times it was asked for. */
async function outcome(...args: Parameters<typeof fetchWithRetry>): Promise<[status: number, times: number]> {
  const asked = fetchWithRetry(...args);
  await vi.dynamicImportSettled();
  await vi.runAllTimersAsync();
  return [(await asked).status, fetched.mock.calls.length];
}

test('a read goes on once the server is back, after as long as it asks', async () => {
  fetched.mockResolvedValueOnce(away('2')).mockResolvedValueOnce(new Response('{}'));
  const begun = Date.now();
  expect(await outcome(new Request('http://portal.test/api/v1/pages/map'))).toEqual([200, 2]);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(2000);
});

test('it is asked three times at most', async () => {
  fetched.mockImplementation(() => Promise.resolve(away('1')));
  expect(await outcome('/api/v1/site')).toEqual([503, 3]);
});

test.each([
  ['a write', { method: 'POST' }, away('2')],
  ['what says not when', {}, away()],
  ['what is away for long', {}, away('60')],
  ['another fault', {}, new Response(null, { status: 500, headers: { 'Retry-After': '1' } })],
])('%s is asked once', async (_what, init, response) => {
  fetched.mockResolvedValue(response);
  expect(await outcome('/api/v1/site', init)).toEqual([response.status, 1]);
});
