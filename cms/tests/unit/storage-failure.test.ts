import { expect, test } from 'vitest';
import { kindOfFailure } from '../../src/storage/provider/s3/client';
import { isDiskFull } from '../../src/utils/is-full';

const failing = (name: string, more: object): Error => Object.assign(new Error('geheim'), { name }, more);

test.each<[string, unknown, boolean]>([
  ['a full disk', { code: 'ENOSPC' }, true],
  ['a full quota', { code: 'EDQUOT' }, true],
  ['a full database', { code: '53100' }, true],
  ['a missing file', { code: 'ENOENT' }, false],
  ['a text', 'ENOSPC', false],
  ['nothing', null, false],
])('%s: full is %s', (_what, error, full) => {
  expect(isDiskFull(error)).toBe(full);
});

test.each<[unknown, string]>([
  [failing('AccessDenied', { $metadata: { httpStatusCode: 403 } }), 'AccessDenied, status 403'],
  [failing('Error', { code: 'ECONNREFUSED', $metadata: {} }), 'ECONNREFUSED'],
  [failing('TimeoutError', {}), 'TimeoutError'],
  ['geheim', 'onbekend'],
])('of a failure of S3 the log gets its kind only: %#', (error, kind) => {
  expect(kindOfFailure(error)).toBe(kind);
});
