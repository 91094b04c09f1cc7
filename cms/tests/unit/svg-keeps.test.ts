import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadDrawing } from '../../src/storage/drawing/drawing-source';
import { cleanSvg } from '../../src/storage/validation/clean-svg';
import { decodeXml } from '../../src/storage/validation/decode-xml';
import * as samples from '../samples/files';
import { makeSampleFolder } from '../support/sample-folder';

const { checkSample, getPath } = makeSampleFolder();

const svg = (content: string): string => Buffer.from(samples.svg(content).bytes).toString();
const draw = (drawing: string): Promise<Buffer> => sharp(Buffer.from(drawing)).raw().toBuffer();

const GREEN = '<rect width="40" height="20" fill="#0a7d34"/>';
const pixels = { width: 2, height: 2, channels: 3, background: '#0a7d34' } as const;
const asBase64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64');
const image = (address: string, name = 'href'): string =>
  `<image width="40" height="20" preserveAspectRatio="none" ${name}="${address}"/>`;

const inside = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${GREEN}</svg>`;
const utf16 = Buffer.from(`\ufeff${inside}`, 'utf16le');

const PICTURES: [what: string, address: () => Promise<string> | string][] = [
  ['a png', async () => `image/png;base64,${asBase64(await sharp({ create: pixels }).png().toBuffer())}`],
  ['a png of no type', async () => `;base64,${asBase64(await sharp({ create: pixels }).png().toBuffer())}`],
  [
    'a jpeg with a charset',
    async () =>
      `image/png;charset=utf-8;base64,${asBase64(await sharp({ create: pixels }).jpeg().toBuffer())}`,
  ],
  [
    'a gif that says to be text',
    async () => `text/plain;BASE64,${asBase64(await sharp({ create: pixels }).gif().toBuffer())}`,
  ],
  [
    'a webp on several lines',
    async () =>
      `image/webp; base64,\n ${asBase64(await sharp({ create: pixels }).webp().toBuffer()).replace(/.{20}/g, '$&\n ')}`,
  ],
  ['a drawing', () => `image/svg+xml;base64,${asBase64(inside)}`],
  ['a drawing of no type', () => `;base64,${asBase64(inside)}`],
  ['a drawing as text', () => `image/svg+xml;utf8,${encodeURIComponent(inside)}`],
  ['a drawing in UTF-16', () => `image/svg+xml;base64,${asBase64(utf16)}`],
  [
    'a webp in a drawing',
    async () =>
      `image/svg+xml;base64,${asBase64(svg(image(`data:;base64,${asBase64(await sharp({ create: pixels }).webp().toBuffer())}`)))}`,
  ],
  [
    'a drawing in a drawing',
    () => `image/svg+xml;base64,${asBase64(svg(image(`data:image/svg+xml;base64,${asBase64(inside)}`)))}`,
  ],
];

describe('a picture inside a drawing stays', () => {
  test.each(PICTURES)('%s', async (_what, address) => {
    const target = `data:${await address()}`;
    for (const content of [
      image(target),
      image(target, 'xlink:href'),
      `<filter id="f" x="0" y="0" width="1" height="1"><feImage href="${target}"/></filter><rect width="40" height="20" filter="url(#f)"/>`,
      `<pattern id="p" width="1" height="1"><g>${image(target)}</g></pattern><rect width="40" height="20" fill="url(#p)"/>`,
      `<style>.a{background:url(${target.replace(/\s/g, '')})}</style><g class="a"/>`,
      `<g style='background:url("${target.replace(/\s/g, '')}")'/>`,
    ]) {
      const { text, leftOut } = cleanSvg(svg(content)) ?? {};
      expect(leftOut).toEqual([]);
      expect(text).toMatch(/data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,/);
    }
  });

  test.each(PICTURES)('and is drawn: %s', async (_what, address) => {
    const drawing = samples.svg(image(`data:${await address()}`));
    await checkSample(drawing, 'files');
    const pixels = await sharp(await loadDrawing(getPath(drawing)))
      .raw()
      .toBuffer();
    const [red = NaN, green = NaN, blue = NaN] = pixels.subarray(pixels.length / 2);
    expect(Math.abs(red - 0x0a) + Math.abs(green - 0x7d) + Math.abs(blue - 0x34)).toBeLessThan(20);
  });

  test('so does a typeface', () => {
    const font = `data:;base64,${asBase64('wOF2 and more')}`;
    const { text, leftOut } =
      cleanSvg(svg(`<style>@font-face{font-family:a;src:url(${font})}</style>`)) ?? {};
    expect(text).toContain('src:url("data:font/woff2;base64,');
    expect(leftOut).toEqual([]);
  });
});

describe('a drawing looks the same', () => {
  test.each([
    [
      'an import with a semicolon',
      "<style>@import url('https://example.org/a;b');.a{fill:#0a7d34}</style><g class='a'><rect width='9' height='9'/></g>",
    ],
    [
      'an import at the end of a block',
      '<style>@media all{.a{fill:red}@import "x"}.b{fill:#0a7d34}</style><rect class="b" width="9" height="9"/>',
    ],
    [
      'an escape in a selector',
      String.raw`<style>.\31 0{fill:#0a7d34}</style><rect class="10" width="9" height="9"/>`,
    ],
    [
      'a comment with an address',
      '<style>/* url( */.a{fill:#0a7d34}/* @import */</style><rect class="a" width="9" height="9"/>',
    ],
    [
      'a text that looks like an import',
      '<style>.a{fill:#0a7d34}[id="@import x;"]{fill:red}</style><rect class="a" width="9" height="9"/>',
    ],
    [
      'the namespace of its rules',
      '<style>@namespace s url(http://www.w3.org/2000/svg);.a{fill:#0a7d34}</style><rect class="a" width="9" height="9"/>',
    ],
    [
      'brackets in an id',
      '<defs><rect id="image(1)" width="9" height="9"/></defs><use xlink:href="#image(1)"/>',
    ],
    [
      'brackets and a backslash in a label',
      String.raw`<rect aria-label="expression(1) \ src(2)" class="image(3)" width="9" height="9"/>`,
    ],
    [
      'an id with quotes in a fill',
      `<linearGradient id="a(1)"><stop stop-color="#0a7d34"/></linearGradient><rect fill="url('#a(1)')" width="9" height="9"/>`,
    ],
  ])('%s', async (_what, content) => {
    const source = svg(content);
    const { text = '' } = cleanSvg(source) ?? {};
    expect(await draw(text)).toEqual(await draw(source));
    expect(text).not.toContain('example.org');
  });

  test.each([
    [
      'a fill elsewhere, and what comes instead',
      '<rect fill="url(a.svg#b) #0a7d34" width="40" height="20"/>',
    ],
    [
      'the same in its rules',
      '<style>.a{fill:url("https://example.org/a") #0a7d34}</style><rect class="a" width="40" height="20"/>',
    ],
  ])('in every program: %s', async (_what, content) => {
    const pixels = await draw(cleanSvg(svg(content))?.text ?? '');
    expect([...pixels.subarray(0, 4)]).toEqual([0x0a, 0x7d, 0x34, 255]);
  });

  test.each([
    ['', '</s:svg>'],
    [' xmlns="http://www.w3.org/2000/svg"', '</s:svg>'],
    [' xmlns="urn:a:b"', '<s:svg><s:g></s:g></s:svg></s:svg>'],
  ])('whose parts have the prefix of its namespace%s', async (more, end) => {
    const source = `<s:svg xmlns:s="http://www.w3.org/2000/svg"${more} width="40" height="20"><s:rect fill="#0a7d34" width="40" height="20"/>${end}`;
    const drawing = samples.sample('logo.svg', source);
    expect(await checkSample(drawing, 'files')).toMatchObject({ width: 40, height: 20 });
    const pixels = await draw(cleanSvg(source)?.text ?? '');
    expect([...pixels.subarray(0, 4)]).toEqual([0x0a, 0x7d, 0x34, 255]);
  });

  test('words and values of all attributes stay as they were', () => {
    const kept = String.raw`<g id="a(b)" aria-label="image(1)" data-a="url(x)" class="\a" font-family="'A (B)', c" transform="rotate(4)" style="font:1px 'image(x)'; --a: {\}"/>`;
    expect(cleanSvg(svg(kept))?.text).toContain(kept);
  });

  test('with parts in entities', async () => {
    const source = `<!DOCTYPE svg [<!ENTITY Part "<path d='M0 0h9v9z'/>"><!ENTITY nbsp '&#160;'>]>${svg('<g>&Part;</g><text>&nbsp;</text>')}`;
    expect(await draw(cleanSvg(source)?.text ?? '')).toEqual(await draw(source));
  });
});

describe('a drawing in another encoding is read', () => {
  const said = (encoding: string, text = 'Café – €'): string =>
    `<?xml version="1.0" encoding="${encoding}"?>\n${svg(`<text>${text}</text>`)}`;
  const latin = (text: string): Buffer =>
    Buffer.from(text.replace('–', '\x96').replace('€', '\x80'), 'latin1');
  test.each([
    ['UTF-8', Buffer.from(said('utf-8'))],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${said('UTF-8')}`)],
    ['UTF-16', Buffer.from(`\ufeff${said('UTF-16')}`, 'utf16le')],
    ['UTF-16 the other way around', Buffer.from(`\ufeff${said('UTF-16')}`, 'utf16le').swap16()],
    ['UTF-16 without mark', Buffer.from(said('UTF-16LE'), 'utf16le')],
    ['Windows-1252', latin(said('windows-1252'))],
    ['ISO-8859-1', latin(said('ISO-8859-1'))],
    ['Latin that says nothing', latin(svg('<text>Café – €</text>'))],
    ['UTF-8 that says UTF-16', Buffer.from(said('utf-16'))],
  ])('%s', async (_what, bytes) => {
    expect(cleanSvg(decodeXml(bytes))?.text).toContain('<text>Café – €</text>');
    expect(await checkSample(samples.sample('logo.svg', bytes), 'files')).toMatchObject({
      width: 40,
      height: 20,
    });
  });

  test.each([
    ['iso-8859-2', 0xb3, 'ł'],
    ['iso-8859-15', 0xa4, '€'],
    ['windows-1251', 0xc6, 'Ж'],
  ])('%s', (encoding, byte, letter) => {
    const bytes = Buffer.from(said(encoding, '\u0001'));
    bytes[bytes.indexOf(1)] = byte;
    expect(cleanSvg(decodeXml(bytes))?.text).toContain(`<text>${letter}</text>`);
  });

  test('an unknown one is refused in so many words', async () => {
    const drawing = samples.sample('logo.svg', said('ebcdic-us'));
    await expect(checkSample(drawing, 'files')).rejects.toMatchObject({
      status: 415,
      message: 'De tekens van deze tekening zijn niet te lezen. Bewaar het bestand als UTF-8.',
    });
  });
});

test.each([
  ['an unknown prefix', '<svg xmlns="http://www.w3.org/2000/svg"><use xlink:href="#a"/></svg>'],
  ['a part that is not closed', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
])('a drawing with %s is not said to be something else', async (_what, source) => {
  await expect(checkSample(samples.sample('logo.svg', source), 'files')).rejects.toMatchObject({
    status: 415,
    message: expect.stringContaining('In deze svg zit een fout'),
  });
});
