import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as samples from '../samples/files';
import * as hostile from '../samples/hostile';
import { makeSampleFolder } from '../support/sample-folder';

const { checkSample, getPath } = makeSampleFolder();

const cleaned = async (content: string): Promise<string> => {
  const drawing = samples.svg(content);
  await checkSample(drawing, 'files');
  return readFileSync(getPath(drawing), 'utf8');
};

test.each([
  ['parts', '<g/>'.repeat(100_000)],
  ['namespaces', Array.from({ length: 101 }, (_, n) => `<g xmlns:a${n}="x"/>`).join('')],
])('a drawing of too many %s is too large', async (_what, content) => {
  await expect(checkSample(samples.svg(content), 'files')).rejects.toMatchObject({ status: 413 });
});

test.each([
  ['comments', '<!---->'],
  ['scripts', '<script/>'],
  ['instructions', '<?a ?>'],
])('a drawing full of %s takes a moment', async (_what, piece) => {
  expect(await cleaned(piece.repeat(90_000))).not.toContain('<!--');
});

test.each([
  ['/*', /<style>[/*]+<\/style>/],
  ['url(', /<style>!<\/style>/],
  ['@import ', /<style><\/style>/],
])('a drawing full of %s takes a moment, not hours', async (piece, rest) => {
  expect(await cleaned(`<style>${piece.repeat(500_000)}</style>`)).toMatch(rest);
});

describe('a drawing that is too expensive', { timeout: 60_000 }, () => {
  test.each(Object.entries(hostile.expensiveDrawings))(
    '%s: is refused with the reason',
    async (_what, make) => {
      await expect(checkSample(samples.svg(make()), 'files')).rejects.toMatchObject({
        name: 'RefusedContent',
        status: 415,
        message: expect.stringContaining('kost te veel rekentijd'),
      });
    },
  );

  test('does not take the turn of a photo', async () => {
    const content = hostile.expensiveDrawings['noise by a rule of style']?.() ?? '';
    const drawings = Array.from({ length: 2 }, (_each, n) =>
      checkSample(samples.svg(content, `duur-${n}.svg`), 'files').catch(() => 'refused'),
    );
    const photo = checkSample(await samples.jpeg(), 'original').then(() => 'photo');
    expect(await Promise.race([photo, ...drawings])).toBe('photo');
    expect(await Promise.all(drawings)).toEqual(['refused', 'refused']);
  });

  test('is something else than one with twenty shadows', async () => {
    const shadow = '<filter id="f"><feDropShadow dx="1" dy="1" stdDeviation="2"/></filter>';
    const content = shadow + '<circle r="4" filter="url(#f)"/>'.repeat(20);
    expect(await checkSample(samples.svg(content), 'files')).toMatchObject({ mime: 'image/svg+xml' });
  });
});

describe('a drawing', () => {
  test.each([
    ['script', '<script>alert(1)</script>'],
    ['script in a section', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
    ['a handler', '<rect width="9" height="9" onload="alert(1)"/>'],
    [
      'foreignObject',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" title="alert(1)"/></foreignObject>',
    ],
    ['a script link', '<a xlink:href="javascript:alert(1)"><text>x</text></a>'],
    [
      'a script link that is animated in',
      '<a><animate attributeName="href" values="javascript:alert(1)"/></a>',
    ],
    ['an outer picture', '<image href="https://example.org/alert(1).png"/>'],
    ['an outer style', '<style>@import url("https://example.org/alert(1).css");</style>'],
    ['an outer fill', '<rect fill="url(https://example.org/alert(1).svg#a)"/>'],
    ['an outer fill in escapes', '<rect style="fill:\\75rl(https://example.org/alert(1))"/>'],
    ['an outer picture in a set', '<rect style="fill:image-set(\'https://example.org/a.png\' 1x)"/>'],
    ['an outer font', '<style>@font-face{font-family:a;src:url(https://example.org/a.woff)}</style>'],
    ['an import in pieces', '<style>@im<!-- -->port "https://example.org/a.css";</style>'],
    ['an import in a section', '<style>@im<![CDATA[port "https://example.org/a.css";]]></style>'],
    ['a script in a section of text', '<text><![CDATA[<script>alert(1)</script>]]></text>'],
    ['an outer use', '<use href="https://example.org/a.svg#a"/>'],
    ['a drawing in a drawing', '<image href="data:image/svg+xml;base64,PHN2Zy8+example"/>'],
    ['a set reference', '<a><set attributeName="xlink:href" to="javascript:alert(1)"/></a>'],
    ['another base', '<g xml:base="https://example.org/"><use href="#a"/></g>'],
    ['a handler in another namespace', '<g xmlns:a="b" a:onload="alert(1)" ONLOAD="alert(1)"/>'],
    ['an instruction', '<?xml-stylesheet href="alert(1)"?>'],
    ['an html picture', '<img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="alert(1)"/>'],
  ])('loses %s', async (_what, content) => {
    const clean = await cleaned(`${content}<circle r="5"/>`);
    expect(clean).not.toMatch(
      /<script|on(load|error)=|foreignObject|alert\(1\)\.|javascript|<img|<\?xml-|example/i,
    );
    expect(clean).toContain('<circle r="5"/>');
  });

  test('keeps what it needs to look the same', async () => {
    const content =
      '<style>.a{fill:#2b4c9b} g>.b{fill:url(#verloop)}</style><defs><linearGradient id="verloop"/></defs>' +
      '<g><path class="a" d="M0 0h9v9z"/><use xlink:href="#verloop"/></g>';
    const clean = await cleaned(content);
    expect(clean).toContain('g&gt;.b{fill:url(#verloop)}');
    expect(clean).toContain('xlink:href="#verloop"');
    expect(clean).toContain('class="a"');
  });

  test('may name its namespace by an entity, as Illustrator does', async () => {
    const source =
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd" [\n' +
      '<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>' +
      '<svg xmlns="&ns_svg;" width="8" height="4"><path d="M0 0h8v4z"/></svg>';
    expect(await checkSample(samples.sample('ai.svg', source), 'files')).toMatchObject({
      width: 8,
      height: 4,
    });
  });
});
