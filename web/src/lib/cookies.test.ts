import { afterEach, expect, test, vi } from 'vitest';
import { readCookie, rememberLocale, writeCookie } from './cookies';

afterEach(() => vi.restoreAllMocks());

test('a preference is read back, whatever its characters', () => {
  writeCookie('side-menu', 'half open; dicht=nee');
  expect(readCookie('side-menu')).toBe('half open; dicht=nee');
  expect(readCookie('side')).toBeNull();
});

test('the language of the portal is kept for 365 days', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  rememberLocale();
  expect(write).toHaveBeenCalledWith('locale=nl-NL; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('a cookie that cannot be decoded is as good as none', () => {
  document.cookie = 'broken=%E0%A4%A; Path=/';
  expect(readCookie('broken')).toBeNull();
});
