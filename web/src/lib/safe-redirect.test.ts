import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect';

test.each(['/huisstijl/logo', '/assets?zoek=blauw', '/huisstijl/logo#gebruik', '/', '/admin/users/abc'])(
  'after login the reader returns to %s',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

test.each([
  null,
  undefined,
  '',
  'https://example.org',
  '//example.org',
  '/\\example.org',
  '/%2Fexample.org',
  '/%252Fexample.org',
  '/%5Cexample.org',
  '/\texample.org',
  '/%0d%0aSet-Cookie',
  'javascript:alert(1)',
  'huisstijl',
  '/%',
])('%s is no place inside the portal', (path) => {
  expect(safeRedirect(path)).toBe('/huisstijl');
});

test.each(['/login', '/logout', '/session/logout', '/password/reset?token=x', '/register'])(
  '%s makes no sense after login',
  (path) => {
    expect(safeRedirect(path, '/')).toBe('/');
  },
);
