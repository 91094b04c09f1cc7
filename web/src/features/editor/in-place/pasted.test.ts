import { describe, expect, test } from 'vitest';
import { cleanPasted } from './pasted';
import { isWritable } from './writable';

const item = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span>${text}<o:p></o:p></p>`;

describe('what is pasted from Word', () => {
  test('loses its styles, classes and comments', () => {
    const html =
      '<!--StartFragment--><style>p{color:red}</style><p class="MsoNormal" style="margin:0"><b style="mso-bidi">Vet</b> en&nbsp;gewoon<o:p></o:p></p><!--EndFragment-->';
    expect(cleanPasted(html)).toBe('<p><b>Vet</b> en&nbsp;gewoon</p>');
  });

  test('keeps its lists, in their levels', () => {
    const html = item(1, '·', 'Een') + item(2, 'o', 'Onder een') + item(1, '·', 'Twee') + '<p>Klaar</p>';
    const clean = cleanPasted(html).replaceAll(/<\/?span>/g, '');
    expect(clean).toBe('<ul><li>Een<ul><li>Onder een</li></ul></li><li>Twee</li></ul><p>Klaar</p>');
  });

  test('tells numbered lists from others', () => {
    const clean = cleanPasted(item(1, '1.', 'Eerst') + item(1, '2.', 'Dan')).replaceAll(/<\/?span>/g, '');
    expect(clean).toBe('<ol><li>Eerst</li><li>Dan</li></ol>');
  });

  test('gets the headings that stand under a title, and keeps links', () => {
    expect(cleanPasted('<h1 id="a">Kop</h1><h5>Klein</h5><a href="/x" onclick="y()">z</a>')).toBe(
      '<h2>Kop</h2><h3>Klein</h3><a href="/x">z</a>',
    );
  });
});

describe('rich text that can be written in place', () => {
  test.each([
    '',
    'los',
    '<p>Een <strong>b</strong> <a href="/x" target="_blank">c</a></p>',
    '<ul><li><p>a</p></li></ul>',
  ])('%s', (html) => expect(isWritable(html)).toBe(true));
  test.each([
    '<table><tbody></tbody></table>',
    '<p style="color:red">a</p>',
    '<p><img src="/x.png"></p>',
    '<h4>a</h4>',
  ])('not %s', (html) => expect(isWritable(html)).toBe(false));
});
