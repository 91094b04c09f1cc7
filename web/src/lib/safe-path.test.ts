import { expect, test } from 'vitest';
import { safePath } from 'cms/shared/safe-path';

test.each(['/huisstijl/logo', '/assets?zoek=blauw', '/huisstijl/logo#gebruik', '/', '/admin/users/abc'])(
  'after login the reader returns to %s',
  (path) => {
    expect(safePath(path)).toBe(path);
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
  expect(safePath(path)).toBe('/huisstijl');
});

test.each([
  '/login',
  '/logout',
  '/session/logout',
  '/password/reset?token=x',
  '/register',
  '/LOGOUT',
  '/logout/',
  '/./logout',
  '/huisstijl/../logout',
  '/huisstijl/%2e%2e/logout',
  '/huisstijl/%252e%252e/logout',
  '/%6cogout',
  '/logout?x',
  '/logout#x',
  '/logout%3Fx',
  '/session/./logout',
  '/session/login-saml',
  '/login/saml',
  '/registered',
  '/.//evil.example',
  '/huisstijl//evil.example',
  '/huisstijl/..//evil.example',
])('%s makes no sense after login', (path) => {
  expect(safePath(path, '/')).toBe('/');
});

test.each([
  '/beheer',
  '/beheer/auth/login',
  '/api',
  '/api/v1/pages',
  '/API/v1',
  '/./api',
  '/saml2/zorg/login',
])('%s is no screen of the portal', (path) => {
  expect(safePath(path)).toBe('/huisstijl');
});

test('a place is given as a browser goes to it', () => {
  expect(safePath('/huisstijl/./kleur/../logo?zoek=a#b')).toBe('/huisstijl/logo?zoek=a#b');
  expect(safePath('/apis')).toBe('/apis');
  expect(safePath(`/${'x'.repeat(1000)}`)).toBe('/huisstijl');
});
