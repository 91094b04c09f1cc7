import { describe, expect, test } from 'vitest';
import { isCleanHtml } from './is-clean-html';
import { getFieldParts, getParts } from './parts';

describe('what counts as rich text that the server cleaned', () => {
  test.each([
    '<p>Een <strong>verhaal</strong></p>',
    '<p>Twee<br />regels &lt;b&gt;</p>',
    '<p><a href="/huisstijl/logo?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">x</a></p>',
    '<p><a href="mailto:a@example.org">x</a> <a href="#blok">y</a></p>',
    '<img src="data:image/png;base64,AA==" alt="Een &quot;foto&quot;" />',
    '<table class="a"><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<p style="color:red">x</p>',
  ])('%s', (html) => expect(isCleanHtml(html)).toBe(true));

  test.each([
    'Gewone tekst',
    '3 < 4 en 5 > 2',
    'Schrijf < b>vet',
    '<script>alert(1)</script>',
    '<p>x</p><script src="/x.js"></script>',
    '<img src=x onerror=alert(1)>',
    '<img src="x" onerror="alert(1)">',
    '<p><a href="javascript:alert(1)">x</a></p>',
    '<p><a href="&#106;avascript:alert(1)">x</a></p>',
    '<p><a href="java\tscript:alert(1)">x</a></p>',
    '<a href="data:text/html,x">x</a>',
    '<meta http-equiv="refresh" content="0;url=https://example.org">',
    '<form action="https://example.org"><input name="a"></form>',
    '<iframe src="https://example.org"></iframe>',
    '<svg><a href="/x">y</a></svg>',
    '<P ONCLICK="x">y</P>',
    '<p title="a"onclick="b">x</p>',
    '<p>x</p><!-- <script>',
  ])('not: %s', (text) => expect(isCleanHtml(text)).toBe(false));
});

test('what was filled in of added fields is shown in order, days in words, whatever they are called', () => {
  const fields = {
    type: 'Folder',
    order: 3,
    isChecked: true,
    none: '',
    on: '2026-01-31',
    parts: [{ a: 'x' }],
  };
  expect(getFieldParts(fields)).toEqual([
    { name: 'type', value: 'Folder' },
    { name: 'on', value: '31 januari 2026' },
    { name: 'a', value: 'x' },
  ]);
  expect(getParts({ type: 'nieuw', at: '2026-06-30T22:30:00.000Z' })).toEqual([
    { name: 'at', value: '1 juli 2026' },
  ]);
});
