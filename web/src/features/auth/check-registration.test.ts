import { expect, test } from 'vitest';
import { checkRegistration } from './check-registration';

const GOOD = {
  firstName: 'Sanne',
  lastName: 'de Vries',
  email: 'sanne@example.org',
  password: 'een lange zin is goed',
  password_confirmation: 'een lange zin is goed',
};

test('what is filled in well may be sent', () => {
  expect(checkRegistration(GOOD)).toEqual({});
});

test.each([
  ['firstName', { firstName: ' ' }],
  ['email', { email: 'sanne' }],
  ['password', { password: 'te kort', password_confirmation: 'te kort' }],
  ['password_confirmation', { password_confirmation: 'iets anders dan het eerste' }],
  ['password_confirmation', { password_confirmation: '' }],
])('a mistake is reported at %s', (field, slip) => {
  expect(Object.keys(checkRegistration({ ...GOOD, ...slip }))).toEqual([field]);
});
