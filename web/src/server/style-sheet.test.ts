import { expect, test } from 'vitest';
import { getStyleSheet } from './style-sheet';

test('each style of the elements becomes one rule, which wins over classes', () => {
  const html = '<p data-style="color:red">a</p><b data-style="color:red">b</b><i data-style="top:1px">c</i>';
  expect(getStyleSheet(html, []).split('\n')).toEqual([
    '[data-style="color:red"]:not(#_){color:red}',
    '[data-style="top:1px"]:not(#_){top:1px}',
  ]);
});

test('the palette comes first, above that of the portal', () => {
  expect(getStyleSheet('<p>a</p>', [['--color-blue', '#123456']])).toBe(':root:root{--color-blue:#123456}');
});

test('an escaped style is matched as the browser reads it', () => {
  const css = getStyleSheet('<p data-style="font-family:&quot;Figtree&quot;,serif">a</p>', []);
  expect(css).toBe(
    String.raw`[data-style="font-family:\"Figtree\",serif"]:not(#_){font-family:"Figtree",serif}`,
  );
});

test.each([
  ['ends its rule', 'color:red}body{display:none'],
  ['ends the style sheet', 'color:red&lt;/style&gt;'],
  ['imports another', '@import url(//elsewhere)'],
  ['hides behind escapes', String.raw`color:\7d red`],
])('a style that %s is left out', (_what, style) => {
  expect(getStyleSheet(`<p data-style="${style}">a</p>`, [])).toBe('');
});

test('text that looks like a style is text', () => {
  expect(getStyleSheet('<p>data-style="color:red"</p>', [])).toBe('');
});
