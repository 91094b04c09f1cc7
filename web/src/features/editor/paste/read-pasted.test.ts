import { describe, expect, test } from 'vitest';
import { isWritable } from '../in-place/writable';
import { readPasted, tabbedRows } from './read-pasted';

const cleanPasted = (html: string): string => readPasted(html).html;

const item = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span>${text}<o:p></o:p></p>`;

describe('what is pasted from Word', () => {
  test('loses its styles, classes and comments', () => {
    const html =
      '<!--StartFragment--><style>p{color:red}</style><p class="MsoNormal" style="margin:0"><b style="mso-bidi">Vet</b> en&nbsp;gewoon<o:p></o:p></p><!--EndFragment-->';
    expect(cleanPasted(html)).toBe('<p><strong>Vet</strong> en&nbsp;gewoon</p>');
  });

  test('keeps its lists, in their levels', () => {
    const html = item(1, '·', 'Een') + item(2, 'o', 'Onder een') + item(1, '·', 'Twee') + '<p>Klaar</p>';
    const clean = cleanPasted(html);
    expect(clean).toBe('<ul><li>Een<ul><li>Onder een</li></ul></li><li>Twee</li></ul><p>Klaar</p>');
  });

  test('tells numbered lists from others', () => {
    const clean = cleanPasted(item(1, '1.', 'Eerst') + item(1, '2.', 'Dan'));
    expect(clean).toBe('<ol><li>Eerst</li><li>Dan</li></ol>');
  });

  test('gets the headings that stand under a title, and keeps links', () => {
    expect(cleanPasted('<h1 id="a">Kop</h1><h5>Klein</h5><a href="/x" onclick="y()">z</a>')).toBe(
      '<h2>Kop</h2><h3>Klein</h3><a href="/x">z</a>',
    );
  });
});

const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>
<style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {font-weight:700;}--></style></head>
<body><table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'>
<!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20 style='height:15.0pt'>
<td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Kleur</td><td class=xl65 width=64>Hex</td></tr>
<tr height=20><td height=20>Blauw</td><td>#1763c6</td></tr>
<tr height=20><td colspan=2 height=20>Samen</td></tr><!--EndFragment--></table></body></html>`;

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=NL><!--StartFragment-->
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0'><td width=301 rowspan=2 valign=top style='width:225.4pt'><p class=MsoNormal><b>Maat<o:p></o:p></b></p></td>
<td width=301><p class=MsoNormal>A4<o:p></o:p></p></td></tr>
<tr style='mso-yfti-irow:1'><td width=301><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Punt<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><![if !vml]><img width=10 src="file:///C:/temp/clip_image001.png"><![endif]></p><!--EndFragment--></body></html>`;

/** Without the white space between tags. */
const tight = (html: string): string => html.replaceAll(/>\s+</g, '><').replaceAll(/<\/?(?:span|col)>/g, '');

describe('a table that is pasted', () => {
  test('from Excel keeps its cells, and its first row heads it', () => {
    expect(tight(cleanPasted(EXCEL))).toContain(
      '<tbody><tr><th>Kleur</th><th>Hex</th></tr><tr><td>Blauw</td><td>#1763c6</td></tr><tr><td colspan="2">Samen</td></tr></tbody></table>',
    );
    expect(cleanPasted(EXCEL)).not.toMatch(/style|class|width/);
  });

  test('from Word keeps what its cells hold, and merged cells', () => {
    const clean = tight(cleanPasted(WORD));
    expect(clean).toContain('<th rowspan="2"><p><strong>Maat</strong></p></th><th><p>A4</p></th>');
    expect(clean).toContain('<td><ul><li>Punt</li></ul></td>');
  });

  test('with header cells of its own is left as it is, and one in another becomes lines', () => {
    const own = '<table><tbody><tr><td>a</td><th>b</th></tr><tr><td>c</td><td>d</td></tr></tbody></table>';
    expect(cleanPasted(own)).toBe(own);
    const inner = '<table><tbody><tr><td>x</td><td>y</td></tr></tbody></table>';
    expect(cleanPasted(own.replace('>d<', `>${inner}<`))).toContain('<td><p>x y</p></td>');
  });

  test('leaves pictures out, and counts them', () => {
    expect(readPasted(WORD).pictures).toBe(1);
    expect(readPasted(EXCEL).pictures).toBe(0);
  });
});

describe('rich text that can be written in place', () => {
  test.each([
    '',
    'los',
    '<p>Een <strong>b</strong> <a href="/x" target="_blank">c</a></p>',
    '<ul><li><p>a</p></li></ul>',
    '<p>12 m<sup>2</sup> CO<sub>2</sub></p><ol start="3"><li>c</li></ol>',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
  ])('%s', (html) => expect(isWritable(html)).toBe(true));
  test.each([
    '<table><tbody></tbody></table>',
    '<table><caption>a</caption><tbody><tr><td>b</td></tr></tbody></table>',
    '<table><thead><tr><th>a</th></tr><tr><th>b</th></tr></thead></table>',
    '<table><tbody><tr><td style="color:red">b</td></tr></tbody></table>',
    '<p style="color:red">a</p>',
    '<p><img src="/x.png"></p>',
    '<h4>a</h4>',
  ])('not %s', (html) => expect(isWritable(html)).toBe(false));
});

describe('text without HTML', () => {
  test('is a table when its lines have as many tabs', () => {
    expect(tabbedRows('Kleur\tHex\r\nBlauw\t\r\n')).toEqual([
      ['Kleur', 'Hex'],
      ['Blauw', ''],
    ]);
  });

  test.each(['Een regel', 'Een\tregel', 'Een\tregel\nnog een', 'Een\nTwee', ''])('stays text: %j', (text) => {
    expect(tabbedRows(text)).toEqual([]);
  });
});

test('pasted links work, or are text that says nothing of a link', () => {
  const html = `<p><a href="info@a.nl">mail</a> <a href="file:///C:/x.docx">x</a> <a href="${window.location.origin}/huisstijl/logo/edit">logo</a></p>`;
  expect(cleanPasted(html)).toBe(
    '<p><a href="mailto:info@a.nl">mail</a> x <a href="/huisstijl/logo">logo</a></p>',
  );
  expect(readPasted(html).linkProblem).toContain('computer of schijf');
  expect(readPasted('<a href="https://a.nl">a</a>').linkProblem).toBeNull();
});
