import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** States that something beside their ground or shadow tells: a checked box, an underlined name, a word, the class `edged`. */
const TOLD = new Set([
  'features/assets/library/asset-filters.module.css .tag.on',
  'features/editor/blocks/block-frame.module.css .dropping > .dropHint',
  'features/navigation/page-tree.module.css .current',
  'features/navigation/page-tree.module.css .current:hover',
  'features/navigation/page-tree.module.css .current:has([data-tools]:focus-within)',
  'features/navigation/sortable/sortable-row.module.css .lifted',
  'features/users/user-table.module.css .table .chosen',
]);

const source = path.resolve(import.meta.dirname, '..');
const COMMENT = /\/\*[^*]*\*\//g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const FORCED = /@media \(forced-colors: active\) \{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g;

/** What the system takes away. */
const PAINT =
  /(?:^|;)\s*(?:background|background-color|box-shadow):(?!\s*(?:none|transparent|inherit)\s*(?:;|$))/;
/** What stays in sight. */
const STAYS =
  /(?:^|;)\s*(?:border(?:-\w+)*|outline|font-weight|text-decoration|display|forced-color-adjust):/;
/** A class of a component's own, or what it is looking for: what has a role or a state is drawn by forced-colors.css. */
const STATE =
  /\[data-(?:changed|searching)|\.(?:selected|current|chosen|dropping|refused|lifted|on|lands\w+)(?![\w-])/;
const NEGATED = /:not\([^)]*\)/g;

const getRules = (css: string) =>
  [...css.matchAll(RULE)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replace(/\s+/g, ' ').replace(NEGATED, ''),
    body: body.trim(),
  }));

/** States of a stylesheet that only a ground or a shadow shows, and that it does not show otherwise with forced colours. */
function getLost(css: string): string[] {
  const plain = css.replace(COMMENT, '');
  const forced = [...plain.matchAll(FORCED)].flatMap(([, rules = '']) => getRules(rules));
  const drawn = new Set(forced.flatMap(({ selector }) => selector.split(', ')));
  return getRules(plain.replace(FORCED, ''))
    .filter(({ body }) => PAINT.test(body) && !STAYS.test(body))
    .flatMap(({ selector }) => selector.split(', '))
    .filter((selector) => STATE.test(selector) && !drawn.has(selector));
}

test('a state that only its ground shows is found', () => {
  expect(getLost('.a.selected { background: red }')).toEqual(['.a.selected']);
  expect(getLost('.a[data-changed] { box-shadow: 0 0 0 2px red; }')).toHaveLength(1);
  expect(getLost('.a:not(.selected) { background: red }')).toEqual([]);
  expect(getLost('.a.selected { background: red; font-weight: 600 }')).toEqual([]);
  expect(getLost('.a.selected { box-shadow: none }')).toEqual([]);
  const forced = '@media (forced-colors: active) { .b { color: red } .a.selected { outline: 2px solid } }';
  expect(getLost(`.a.selected { background: red } ${forced}`)).toEqual([]);
});

test('with forced colours each state is drawn by more than its ground', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const lost = sheets.flatMap((file) =>
    getLost(readFileSync(path.join(source, file), 'utf8')).map((selector) => `${file} ${selector}`),
  );
  expect(lost.filter((each) => !TOLD.has(each))).toEqual([]);
});
