import { expect, test } from 'vitest';
import { writeRichText } from './rich-text';

const place = {
  origin: 'https://huisstijl.example.org',
  address: 'https://huisstijl.example.org/huisstijl/kleur',
};

const write = (html: string): string => writeRichText(html, place).join('\n\n');

test('headings, lists, tables and links are those of Markdown, and addresses are whole', () => {
  expect(write('<h2>Kop</h2><ul><li>Eén</li></ul>')).toBe('### Kop\n\n-   Eén');
  expect(write('<p><a href="/huisstijl/logo">Logo</a></p>')).toBe(
    '[Logo](https://huisstijl.example.org/huisstijl/logo)',
  );
  expect(write('<p><a href="#logo">Logo</a></p>')).toBe(
    '[Logo](https://huisstijl.example.org/huisstijl/kleur#logo)',
  );
  const table = '<table><thead><tr><th>Maat</th></tr></thead><tbody><tr><td>A4</td></tr></tbody></table>';
  expect(write(table)).toBe('| Maat |\n| --- |\n| A4  |');
});

test('what only works on a screen is left out, and what stands apart there stands apart here', () => {
  expect(write('<p>Tekst</p><button>Meer</button><svg><title>x</title></svg>')).toBe('Tekst');
  expect(write('<details><summary>Meer</summary>Dit</details>')).toBe('**Meer**\n\nDit');
  expect(
    write('<figure><img src="data:image/png;base64,xx" alt="Een bord"><figcaption>Zo</figcaption></figure>'),
  ).toBe('Beeld: Een bord\n\nZo');
  expect(
    write('<table><caption>Maten</caption><tr><th>Maat</th></tr><tr><td>A4</td></tr></table>'),
  ).toContain('**Maten**\n\n| Maat |');
});

const cpuMs = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const table = (rows: number): string => `<table>${'<tr><td>x</td><td>y</td></tr>'.repeat(rows)}</table>`;

test('a table of four times as many rows takes four times as long, not sixteen', () => {
  const measure = (rows: number): number => cpuMs(() => write(table(rows)));
  measure(100);
  const few = Math.min(measure(400), measure(400));
  expect(Math.min(measure(1600), measure(1600))).toBeLessThan(10 * few);
});
