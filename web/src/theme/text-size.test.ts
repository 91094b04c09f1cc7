import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** As many columns as fit, or a width at which a part is drawn otherwise. */
const FITTED = /minmax\(min\(100%, \d+px\), 1fr\)|@container[^{]*\d+px[^{]*/g;

test('what fits beside each other grows with the letters that a reader sets', () => {
  const others = sheets.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(FITTED)].map(([rule]) => `${file}: ${rule}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(others).toEqual([]);
});
