import { expect, test } from 'vitest';
import { withReadableTables } from './readable-tables';

const dom = (html: string) => new DOMParser().parseFromString(withReadableTables(html), 'text/html').body;

const HEAD = '<thead><tr><th>Naam</th><th>HEX</th></tr></thead>';

test('a table scrolls in a frame that the keyboard reaches, named after its caption', () => {
  const box = dom(`<p>x</p><table><caption>Kleuren</caption><tbody><tr><td>a</td></tr></tbody></table>`);
  const frame = box.querySelector('table')?.parentElement;
  expect(frame?.getAttribute('tabindex')).toBe('0');
  expect(frame?.getAttribute('aria-label')).toBe('Kleuren');
});

test('the cells of a table with a head know their column', () => {
  const body = dom(`<table>${HEAD}<tbody><tr><th>Blauw</th><td>#1763C6</td></tr></tbody></table>`);
  expect(body.querySelector('td')?.getAttribute('data-column')).toBe('HEX');
  expect(body.querySelector('table')?.getAttribute('role')).toBe('table');
  expect(body.querySelector('tbody th')?.getAttribute('role')).toBe('rowheader');
});

test('a table whose rows do not fit its head stays a table', () => {
  const body = dom(`<table>${HEAD}<tbody><tr><td colspan="2">a</td></tr></tbody></table>`);
  expect(body.querySelector('[data-cards]')).toBeNull();
});

test('text without a table stays as it is', () => {
  expect(withReadableTables('<p>a &amp; b')).toBe('<p>a &amp; b');
});
