import { expect, test, vi } from 'vitest';
import { responseForError } from '../../src/http/error-responses';
import { conflict, tooMany } from '../../src/http/errors';

const failed = (message: string, more: object): Error => Object.assign(new Error(message), more);

test.each([
  ['our own refusals are sent as they are', conflict('In gebruik.'), 409, false],
  ['with their headers', tooMany(7), 429, false],
  ['what cannot be read is wrong', new SyntaxError('Unexpected token'), 400, false],
  ['a status of the framework stays', failed('too large', { status: 413 }), 413, false],
  ['a database that does not answer', failed('connect', { code: 'ECONNREFUSED' }), 503, true],
  ['one that stops', failed('terminating connection', { code: '57P01' }), 503, true],
  ['one without room', failed('Timeout acquiring a connection', { name: 'KnexTimeoutError' }), 503, true],
  ['one that hangs', failed('The database does not answer.', { name: 'DatabaseSilent' }), 503, true],
  ['a connection that was lost', new Error('select 1 - Connection terminated unexpectedly'), 503, true],
  ['one whose name is not found', failed('getaddrinfo', { code: 'EAI_AGAIN' }), 503, true],
  ['a pooler that has no server', failed('query_wait_timeout', { code: '08P01' }), 503, true],
  ['one that broke the connection', failed('connection failure', { code: '08006' }), 503, true],
  [
    'one that is the cause of it',
    new Error('Read failed', { cause: failed('x', { code: '57P01' }) }),
    503,
    true,
  ],
  ['a full disk', failed('no space left on device', { code: 'ENOSPC' }), 503, true],
  ['a fault', new TypeError('x is not a function'), 500, true],
  ['a fault of the framework', failed('broken', { status: 502 }), 500, true],
  ['something that is no error', 'broken', 500, true],
])('%s', (name, error, status, isLogged) => {
  const log = vi.fn();
  const answer = responseForError(error, 'een-nummer', log);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ status, message: expect.stringMatching(/^[A-Z].*\.$/) });
  const isLater = status === 503 && name !== 'a full disk';
  expect(answer.headers['Retry-After']).toBe(isLater ? '2' : status === 429 ? '7' : undefined);
  expect(log.mock.calls).toEqual(isLogged ? [[error, status]] : []);
  expect(JSON.stringify(answer.body)).not.toMatch(/connect|Timeout|function|broken/);
});

test('a fault is answered with the number with which it is in the log', () => {
  const { body } = responseForError(new Error('x'), 'een-nummer', () => undefined);
  expect(body).toMatchObject({ id: 'een-nummer', message: expect.stringContaining('een-nummer') });
});
