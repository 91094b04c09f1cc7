import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What is rounder than a button: pills that filter or choose, and small signs that nobody presses. */
const ROUND = new Set([
  'components/checkbox.module.css .switch',
  'components/badge.module.css .badge',
  'features/assets/choosing/choosable.module.css .chosen::after',
  'features/assets/library/asset-filters.module.css .tag',
  'features/assets/tags-field.module.css .tag',
  'features/basket/basket-button.module.css .count',
  'features/basket/purpose-choice.module.css .choice',
  'features/blocks/icons/inks.module.css .ink, .own',
  'features/editor/assets/asset-picker.module.css .number',
  'features/editor/blocks/block-frame.module.css .private',
  'features/search-words/search-words.module.css .words li',
]);

const source = path.resolve(import.meta.dirname, '..');
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const RADIUS = /border-radius:\s*(\d+)px/;
const COMMENT = /\/\*[^*]*\*\//g;

const getRound = (file: string): string[] =>
  [...readFileSync(path.join(source, file), 'utf8').replace(COMMENT, '').matchAll(RULE)]
    .filter(([, , body = '']) => Number(RADIUS.exec(body)?.[1] ?? 0) > 8)
    .map(([, selector = '']) => `${file} ${selector.trim().replace(/\s+/g, ' ')}`);

test('buttons have one radius; only what filters or chooses is a pill', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const others = sheets.flatMap(getRound).filter((rule) => !ROUND.has(rule));
  expect(others).toEqual([]);
});
