import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { samlRefusal } from './saml-refusals';

const server = readFileSync(
  path.resolve(import.meta.dirname, '../../../../cms/src/api/auth/saml/refusal.ts'),
  'utf8',
);
const codes = [...server.matchAll(/\| '(saml-[a-z-]+)'/g)].map(([, code]) => code ?? '');

test('every refusal of the server has a sentence of its own', () => {
  expect(codes.length).toBeGreaterThan(5);
  const sentences = codes.map(samlRefusal);
  expect(sentences).not.toContain(null);
  expect(new Set(sentences).size).toBe(codes.length);
});

test.each([null, '', 'saml', '<b>', '__proto__'])('%s has no message', (error) => {
  expect(samlRefusal(error)).toBeNull();
});
