import { expect, test } from 'vitest';
import { mayPrefetch } from './connection';

/** A browser with or without the Network Information API. */
function browser(onLine: boolean, connection?: object): Navigator {
  const made: Navigator = Object.create(navigator, { onLine: { value: onLine } });
  if (connection) Object.defineProperty(made, 'connection', { value: connection });
  return made;
}

test.each([
  [true, browser(true)],
  [true, browser(true, { effectiveType: '4g', saveData: false })],
  [false, browser(false, { effectiveType: '4g' })],
  [false, browser(true, { effectiveType: '2g' })],
  [false, browser(true, { effectiveType: 'slow-2g' })],
  [false, browser(true, { effectiveType: '4g', saveData: true })],
])('%s', (expected, given) => {
  expect(mayPrefetch(given)).toBe(expected);
});
