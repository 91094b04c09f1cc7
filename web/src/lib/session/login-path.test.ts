import { expect, test } from 'vitest';
import { loginPath } from './login-path';
import { safePath } from 'cms/shared/safe-path';

test('the login remembers the whole place, and leads back to it', () => {
  const place = '/huisstijl/logo?versie=wit&maat=1#kleinste maten';
  const { searchParams } = new URL(loginPath(place), 'https://portal.example');
  expect(safePath(searchParams.get('redirect'))).toBe(place);
});

test.each(['/', '/login', '/login?redirect=%2Fx', '/logout'])('%s is no place to come back to', (place) => {
  expect(loginPath(place)).toBe('/login');
});
