import { expect, test } from 'vitest';
import { toMarkdownLine } from 'cms/shared/markdown-text';
import { getParagraphs, getTable, getWhole } from './text';
import { writeRichText } from './rich-text';

const place = { origin: 'https://x.nl', address: 'https://x.nl/huisstijl/a' };

test.each([
  ['# kop', '\\# kop'],
  ['#1763c6', '#1763c6'],
  ['- lijst', '\\- lijst'],
  ['-5 graden', '-5 graden'],
  ['+ lijst', '\\+ lijst'],
  ['---', '\\---'],
  ['===', '\\==='],
  ['1. Eerst', '1\\. Eerst'],
  ['1.5 rem', '1.5 rem'],
  ['> citaat', '\\> citaat'],
  ['*vet* _schuin_ `code` ~weg~', '\\*vet\\* \\_schuin\\_ \\`code\\` \\~weg\\~'],
  ['[x](y) ![z](w)', '\\[x\\](y) !\\[z\\](w)'],
  ['<script>', '\\<script>'],
  ['R&D &amp; &#35;', 'R\\&D \\&amp; \\&#35;'],
  ['C:\\map', 'C:\\\\map'],
])('%s stays text', (text, written) => {
  expect(toMarkdownLine(text)).toBe(written);
  const html = text.replace(/[&<>]/g, (each) => ({ '&': '&amp;', '<': '&lt;' })[each] ?? '&gt;');
  expect(writeRichText(`<p>${html}</p>`, place)).toEqual([written]);
});

test('lines of a text stay lines, and empty ones part paragraphs', () => {
  expect(getParagraphs('een\n# twee\n\n\ndrie\r\n')).toEqual(['een\\\n\\# twee', 'drie']);
});

test('a column without anything in it is left out, and a cell is one cell', () => {
  expect(getTable(['A', 'B', 'C'], [[toMarkdownLine('a|b\nc'), '', '1']])).toEqual([
    '| A | C |\n| --- | --- |\n| a\\|b c | 1 |',
  ]);
  expect(getTable(['A'], [])).toEqual([]);
});

test.each([
  ['/huisstijl/b', 'https://x.nl/huisstijl/b'],
  ['#rood', 'https://x.nl/huisstijl/a#rood'],
  ['https://y.nl/a(b) c', 'https://y.nl/a%28b%29%20c'],
  ['mailto:a@b.nl', 'mailto:a@b.nl'],
])('the address %s is whole', (address, whole) => {
  expect(getWhole(address, place)).toBe(whole);
});
