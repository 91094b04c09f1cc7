import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';

const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');

const getVersions = (name: string): Set<string> =>
  new Set(
    Array.from(
      lockfile.matchAll(new RegExp(`^ {2}'?${name}@([\\d.]+)`, 'gm')),
      ([, version = '']) => version,
    ),
  );

test.each([
  ['@xmldom/xmldom', 'what checks a SAML answer is what verifies its signature'],
  ['xml-crypto', 'what signs in the tests is what verifies'],
  ['sharp', 'what accepts a picture is what draws it'],
])('there is one %s: %s', (name) => {
  expect([...getVersions(name)]).toEqual([expect.any(String)]);
});
