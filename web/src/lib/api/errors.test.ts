import { expect, test } from 'vitest';
import { ApiError, fromErrorBody, noResponse, toApiError } from './errors';
import { getUsedOn } from './used-on';

test('an error of the server keeps its sentence and the first message of each field', () => {
  const body = { status: 400, message: 'Dat kan zo niet.', errors: { email: ['Verplicht.', 'Te kort.'] } };
  expect(fromErrorBody(400, body)).toMatchObject({
    status: 400,
    message: 'Dat kan zo niet.',
    fields: { email: 'Verplicht.' },
  });
});

test.each([null, 'Bad Gateway', [], { message: 5 }])('%j as a body still gives a sentence', (body) => {
  expect(fromErrorBody(502, body)).toMatchObject({
    status: 502,
    message: expect.stringContaining('Er ging'),
  });
});

test('the pages that use something are named once', () => {
  const use = { page: { id: '1', slug: 'logo', title: 'Logo' }, block: null };
  expect(getUsedOn(fromErrorBody(409, { message: 'In gebruik.', used_on: [use, use] }))).toEqual(['Logo']);
  expect(getUsedOn(fromErrorBody(409, { message: 'Bezet.' }))).toEqual([]);
});

test('a mistake in a script is not taken for a server without an answer', () => {
  expect(toApiError(new TypeError('x is undefined')).status).toBe(500);
  expect(toApiError(noResponse()).status).toBe(0);
  expect(toApiError(new Error('x')).status).toBe(500);
  const known = new ApiError(423, 'Even wachten.');
  expect(toApiError(known)).toBe(known);
});
