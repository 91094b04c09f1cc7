import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The breakpoints that stylesheets may use, in px (specification section 9). */
const BREAKPOINTS = [480, 576, 769, 992, 1200];

const source = path.resolve(import.meta.dirname, '..');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

test('stylesheets look at the width of the window only where the specification does', () => {
  const others = sheets.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/@media[^{]*\((min|max)-width: ([^)]+)\)/g)]
      .filter(([, side, width = '']) => {
        const from = side === 'min' ? parseFloat(width) : parseFloat(width) + 1;
        return !width.endsWith('px') || !BREAKPOINTS.includes(from);
      })
      .map(([rule]) => `${file}: ${rule}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(others).toEqual([]);
});
