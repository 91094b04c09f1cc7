import { describe, expect, test } from 'vitest';
import { presentFile } from '../../src/published/present-asset';
import { cleanSvg } from '../../src/storage/validation/clean-svg';
import { storedFileFromRow } from '../../src/storage/stored-file';
import * as samples from '../samples/files';

const svg = (content: string): string => Buffer.from(samples.svg(content).bytes).toString();
const asData = (content: string): string => `data:;base64,${Buffer.from(content).toString('base64')}`;
const clean = (content: string): { text: string; leftOut: string[] } =>
  cleanSvg(svg(content)) ?? { text: '', leftOut: [] };

describe('what is left out of a drawing is named', () => {
  test.each([
    ['a picture elsewhere', 'linked-picture', '<image href="https://example.org/a.png"/>'],
    ['a picture beside the file', 'linked-picture', '<image xlink:href="foto.jpg"/>'],
    ['a picture on a drive', 'linked-picture', '<feImage href="file:///C:/foto.png"/>'],
    ['a part of another file', 'linked-picture', '<use href="delen.svg#a"/>'],
    [
      'a drawing that is used whole',
      'linked-picture',
      `<use href="${asData('<svg xmlns="http://www.w3.org/2000/svg"/>')}#a"/>`,
    ],
    ['a fill elsewhere', 'linked-picture', '<g fill="url(https://example.org/a.svg#b)"/>'],
    ['a fill elsewhere in a style', 'linked-picture', `<g style="fill:url('vulling.svg#b')"/>`],
    ['a picture in a rule', 'linked-picture', '<style>.a{background:URL( "//example.org/a.png" )}</style>'],
    [
      'a choice of pictures',
      'linked-picture',
      '<style>.a{background:image-set("https://example.org/a" 1x)}</style>',
    ],
    ['a picture of another kind', 'other-picture', `<image href="${asData('BM and so on')}"/>`],
    ['a page as a picture', 'other-picture', `<image href="${asData('<html onload="alert(1)"/>')}"/>`],
    ['text as a picture', 'other-picture', '<image href="data:,niets"/>'],
    [
      'a typeface elsewhere',
      'linked-font',
      '<style>@font-face{font-family:a;src:url(https://example.org/a.woff2)}</style>',
    ],
    [
      'something else as a typeface',
      'linked-font',
      `<style>@font-face{font-family:a;src:url(${asData('GIF89a')})}</style>`,
    ],
    ['a style sheet', 'linked-style', '<style>@import "https://example.org/a.css";</style>'],
    [
      'a style sheet in escapes',
      'linked-style',
      String.raw`<style>@\69MPORT url(https://example.org/a.css);</style>`,
    ],
    [
      'a link to a style sheet',
      'linked-style',
      '<link xmlns="http://www.w3.org/1999/xhtml" href="https://example.org/a.css"/>',
    ],
    ['a script', 'script', '<script href="https://example.org/a.js"/>'],
    ['a handler', 'script', '<g onclick="alert(1)"/>'],
    [
      'a part of a page',
      'page',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">example.org</p></foreignObject>',
    ],
    ['a link', 'link', '<a href="https://example.org"><text>a</text></a>'],
    ['a link that is animated in', 'link', '<a><set attributeName="href" to="https://example.org"/></a>'],
    [
      'what stands in a drawing inside',
      'script',
      `<image href="${asData('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')}"/>`,
    ],
  ])('%s: %s', (_what, name, content) => {
    const { text, leftOut } = clean(content);
    expect(leftOut).toEqual([name]);
    expect(text).not.toMatch(/example|alert|\.jpg|file:|vulling/);
  });

  test('a style sheet before its root', () => {
    expect(cleanSvg(`<?xml-stylesheet href="a.css"?>${svg('')}`)?.leftOut).toEqual(['linked-style']);
  });

  test.each([
    ['nothing', '<circle r="5"/>'],
    [
      'what stays',
      `<a href="#b"><animate attributeName="href" values="#a;#b"/></a><g font-style="italic"><set attributeName="font-style" to="normal"/></g>`,
    ],
    [
      'what only the program reads',
      '<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"/><g/></switch>',
    ],
    [
      'work of a program',
      '<i:pgf xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/">AAA</i:pgf><metadata/>',
    ],
    ['an empty address', '<image href=""/>'],
  ])('not %s', (_what, content) => {
    expect(clean(content).leftOut).toEqual([]);
  });
});

test.each(['admin', 'user', 'anonymous'] as const)('of which only admins are told: %s', (viewer) => {
  const row = {
    documentId: 'a',
    name: 'a.svg',
    ext: '.svg',
    mime: null,
    size: 1,
    width: null,
    height: null,
    hash: 'a',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  const stored = storedFileFromRow({ ...row, provider_metadata: { leftOut: ['script'] } });
  expect(presentFile(stored, viewer).left_out).toEqual(viewer === 'admin' ? ['script'] : undefined);
});

describe('what others would read in another way hides nothing', () => {
  const LOADS = 'background:url(https://example.org/a)';
  test.each([
    ['a quote in an escaped address', String.raw`.a{fill:\75rl(a'b);${LOADS};x:'}`],
    ['a comment in an escaped address', String.raw`.a{fill:\75rl(/**/"#a;);${LOADS};x:"`],
    [
      'an escaped address besides a namespace',
      String.raw`@namespace "http://www.w3.org/2000/svg" \75rl(a'b);.a{${LOADS}}';`,
    ],
    ['an address without an end', `.a{fill:url(a'b);${LOADS};x:'}`],
    ['an unclosed comment', `/* */.a{${LOADS}}/*`],
    ['brackets that do not fit', `@import ([{;)};.a{${LOADS}}`],
    ['a rule in a rule', `@import @import "x";.a{${LOADS}}`],
    ['an address in a value to come', `.a{--x:url(https://example.org/a);background:var(--x)}`],
    ['an address in a typeface within a rule', `@media all{@font-face{src:url(https://example.org/a)}}`],
    ['a script in an address', `.a{background:url("javascript:alert(1)//example")}`],
  ])('%s', (_what, css) => {
    for (const content of [
      `<style><![CDATA[${css}]]></style>`,
      `<g style="${css.replaceAll('"', '&quot;')}"/>`,
    ]) {
      const { text } = clean(content);
      expect(text).not.toMatch(/url\(["']?(?!#|data:)[^)]*example|javascript/);
    }
  });

  test('drawings in drawings end somewhere', () => {
    let source = svg('<circle r="5"/>');
    for (let depth = 0; depth < 6; depth += 1) source = svg(`<image href="${asData(source)}"/>`);
    expect(cleanSvg(source)?.leftOut).toEqual(['other-picture']);
  });

  test('a drawing inside counts for how much there is to read', () => {
    expect(cleanSvg(svg(`<image href="${asData(svg('<g/>'.repeat(100_000)))}"/>`))).toBeNull();
  });

  test('entities of parts count too', () => {
    const source = `<!DOCTYPE svg [<!ENTITY a "${'<g/>'.repeat(1000)}">]>${svg('&a;'.repeat(200))}`;
    expect(cleanSvg(source)).toBeNull();
  });
});
