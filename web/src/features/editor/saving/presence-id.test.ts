import { afterEach, expect, test } from 'vitest';
import { keepPresenceId } from './presence-id';

afterEach(() => sessionStorage.clear());

test('a reload is the same tab, a copy of an open tab another one', () => {
  const id = keepPresenceId('eerste');
  expect(keepPresenceId('kopie')).toBe('kopie');
  sessionStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  expect([id, 'kopie']).toContain(keepPresenceId('herladen'));
});

test('a tab that comes back without a reload keeps nothing for a copy', () => {
  keepPresenceId('terug');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(keepPresenceId('kopie')).toBe('kopie');
});
