import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Gaps that are no step of the grid, each with its reason. */
const ALLOWED = new Map<string, string>();

const source = path.resolve(import.meta.dirname, '..');
const COMMENT = /\/\*[^*]*\*\//g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const GAP = /(?:^|[;\s])(?:row-|column-)?gap:\s*([^;]+)/g;
/** Tokens, none, and a width that another value gives. */
const STEP = /^(?:0|normal|var\(--(?:s-\w+|grid-gap|gutter)\))$/;

/** The gaps of a stylesheet that are not made of tokens, each with its selector. */
const getOdd = (css: string): string[] =>
  [...css.replace(COMMENT, '').matchAll(RULE)].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(GAP)]
      .map(([, value = '']) => value.trim())
      .filter((value) => value.split(/\s+/).some((part) => !STEP.test(part)))
      .map((value) => `${selector.trim().replace(/\s+/g, ' ')} ${value}`),
  );

test('a gap in px is found', () => {
  expect(getOdd('.a { gap: var(--s-1) 12px }')).toEqual(['.a var(--s-1) 12px']);
  expect(getOdd('@media print { .a, .b { color: red; row-gap: 14px; } }')).toEqual(['.a, .b 14px']);
  expect(getOdd('.a { gap: 0 var(--grid-gap) } /* gap: 3px */ .b { column-gap: var(--s-half); }')).toEqual(
    [],
  );
});

test('gaps are steps of the grid', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const odd = sheets.flatMap((file) =>
    getOdd(readFileSync(path.join(source, file), 'utf8')).map((gap) => `${file} ${gap}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(odd.filter((gap) => !ALLOWED.has(gap))).toEqual([]);
});
