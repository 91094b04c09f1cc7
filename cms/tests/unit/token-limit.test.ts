import { beforeEach, expect, test, vi } from 'vitest';
import { countTokenRequest } from '../../src/http/rate-limits/token-limit';

let isLimited: boolean;

vi.mock('../../config/env', () => ({ getEnv: () => ({ rateLimit: isLimited }) }));

let token: string;
let made = 0;

beforeEach(() => {
  isLimited = true;
  made += 1;
  token = `sleutel${made}`;
});

const count = (times: number, now: number) =>
  Array.from({ length: times }, () => countTokenRequest(token, now)).at(-1);

test('says what is left, and when the count starts again', () => {
  expect(count(1, 1000)).toEqual({
    headers: { 'RateLimit-Policy': '"token";q=600;w=60', RateLimit: '"token";r=599;t=60' },
    wait: 0,
  });
  expect(count(1, 31_500)?.headers.RateLimit).toBe('"token";r=598;t=30');
  expect(count(1, 61_000)?.headers.RateLimit).toBe('"token";r=599;t=60');
});

test('refuses the 601st of a minute, of this token alone', () => {
  expect(count(600, 1000)).toMatchObject({ headers: { RateLimit: '"token";r=0;t=60' }, wait: 0 });
  expect(count(1, 41_000)).toMatchObject({ headers: { RateLimit: '"token";r=0;t=20' }, wait: 20 });
  expect(countTokenRequest(`${token}ander`, 41_000).wait).toBe(0);
  expect(count(1, 61_000)?.wait).toBe(0);
});

test('refuses none while limits are off', () => {
  isLimited = false;
  expect(count(700, 1000)).toMatchObject({ headers: { RateLimit: '"token";r=0;t=60' }, wait: 0 });
});
