import { expect, test } from 'vitest';
import { ApiError } from '../api/errors';
import { errorEvent } from './error-event';

const patterns = ['/huisstijl/create', '/huisstijl/:slug', '/assets/:uid?', '/admin/users/:id', '/404', '*'];
const frame = (filename: string) => ({ filename, function: 'draw', lineno: 3, colno: 14 });
const parse = () => [
  frame('https://portal.example/static/user-form-abc123.js'),
  frame('https://portal.example/huisstijl/geheim?token=abc'),
];

const eventOf = (error: unknown, pathname = '/admin/users/q1w2e3') =>
  errorEvent({ error, where: 'window', pathname, patterns }, parse);

test.each([
  ['/huisstijl/create', '/huisstijl/create'],
  ['/huisstijl/jaarverslag-van-jan', '/huisstijl/:slug'],
  ['/assets', '/assets/:uid?'],
  ['/admin/users/q1w2e3', '/admin/users/:id'],
  ['/iets/anders', '*'],
])('%s is reported as %s', (pathname, pattern) => {
  expect(eventOf(new Error('x'), pathname).transaction).toBe(pattern);
});

test('of the code only the portal’s own files are named', () => {
  const [exception] = eventOf(new TypeError('x is not a function')).exception?.values ?? [];
  expect(exception).toMatchObject({ type: 'TypeError', value: 'x is not a function' });
  expect(exception?.stacktrace?.frames).toEqual([
    { filename: '/static/user-form-abc123.js', function: 'draw', lineno: 3, colno: 14, in_app: true },
    { filename: 'elsewhere' },
  ]);
});

test('the message of an answer is not reported, nor something that is no error', () => {
  const answer = new ApiError(500, 'Jan Jansen bestaat al.', { email: 'jan@ziekenhuis.example' });
  expect(eventOf(answer).exception?.values?.[0]).toMatchObject({ type: 'ApiError', value: '500' });
  expect(eventOf('Jan Jansen').exception?.values).toEqual([
    expect.objectContaining({ type: 'string', value: '' }),
  ]);
  expect(JSON.stringify([eventOf(answer), eventOf('Jan Jansen')])).not.toMatch(/jan/i);
});
