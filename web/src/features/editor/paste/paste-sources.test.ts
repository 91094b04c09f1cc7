import { describe, expect, test } from 'vitest';
import { readPasted } from './read-pasted';

const read = (html: string): string => readPasted(html).html.replaceAll(/>\s+</g, '><');

describe('marks', () => {
  test.each([
    [
      'Google Docs',
      '<b style="font-weight:normal;" id="docs-internal-guid-0"><p><span style="font-weight:400;">Gewoon, </span><span style="font-weight:700;">vet</span><span style="font-weight:400;font-style:italic;"> schuin</span></p></b>',
      '<p>Gewoon, <strong>vet</strong><em> schuin</em></p>',
    ],
    [
      'Word on the web',
      '<p><span data-contrast="auto" style="font-weight:bold">Vet</span> gewoon<span style="text-decoration: line-through">weg</span></p>',
      '<p><strong>Vet</strong> gewoon<s>weg</s></p>',
    ],
    [
      'raised and lowered',
      '<p>m<span style="vertical-align:super">2</span> CO<sub>2</sub></p>',
      '<p>m<sup>2</sup> CO<sub>2</sub></p>',
    ],
    ['both at once', '<p><i><b>ab</b></i></p>', '<p><strong><em>ab</em></strong></p>'],
    ['light in bold', '<p><b>a<span style="font-weight:300">b</span></b></p>', '<p><strong>a</strong>b</p>'],
    [
      'headings are bold by themselves',
      '<h2><b>Kop</b></h2><h2 style="font-weight:700"><span>Kop</span></h2>',
      '<h2><strong>Kop</strong></h2><h2>Kop</h2>',
    ],
    [
      'the style sheet of Excel',
      '<style><!--td {font-weight:400;} .xl65 {font-weight:700;} .xl66{font-style:italic} @media print {.xl67 {font-weight:700}} --></style><table><tr><td>a</td></tr><tr><td class=xl65>b</td></tr><tr><td class=xl66>c</td></tr><tr><td class=xl67>d</td></tr></table>',
      '<table><tbody><tr><th>a</th></tr><tr><td><strong>b</strong></td></tr><tr><td><em>c</em></td></tr><tr><td>d</td></tr></tbody></table>',
    ],
    [
      'the style sheet of Pages, below the style of the element itself',
      '<style>p.p1 {font: 12.0px Helvetica} span.s1 {font: bold 12.0px Helvetica} span.s2 {text-decoration: line-through}</style><p class="p1">a<span class="s1">b</span><span class="s2">c</span><span class="s1" style="font-weight:400">d</span></p>',
      '<p>a<strong>b</strong><s>c</s>d</p>',
    ],
    [
      'all in `font`, but not in the name of one',
      '<p><span style="font:italic 700 12px/1 X">a</span><span style="font: 12px \'X Bold\'">b</span><span style="font-weight:600 !important">c</span></p>',
      '<p><strong><em>a</em></strong>b<strong>c</strong></p>',
    ],
    ['a cell that only stands on top', '<p style="vertical-align:top">a</p>', '<p>a</p>'],
  ])('%s', (_source, html, clean) => expect(read(html)).toBe(clean));
});

describe('headings', () => {
  test.each([
    [
      'Word on the web',
      '<div><p role="heading" aria-level="1"><span>Kop</span></p></div><p role="heading" aria-level="3">Klein</p>',
      '<div><h2>Kop</h2></div><h3>Klein</h3>',
    ],
    [
      'numbered in Word',
      "<h1 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1<span>&nbsp;&nbsp; </span></span><![endif]>Doel<o:p></o:p></h1><p class=MsoNormal>Tekst.</p><h2 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.1<span>&nbsp;</span></span>Doelgroep</h2>",
      '<h2>Doel</h2><p>Tekst.</p><h2>Doelgroep</h2>',
    ],
    [
      'numbered by their style in Word',
      "<h1><span style='mso-list:Ignore'>1<span>&nbsp;</span></span>Doel</h1>",
      '<h2>Doel</h2>',
    ],
    ['the title of a Word document', '<p class="MsoTitle">Titel</p><p>a</p>', '<h2>Titel</h2><p>a</p>'],
  ])('%s', (_source, html, clean) => expect(read(html)).toBe(clean));
});

const word = (list: string, level: number, mark: string, text: string): string =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:${list} level${level} lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span>${text}</p>`;

const online = (tag: string, level: number, text: string): string =>
  `<div class="ListContainerWrapper"><${tag} role="list"><li data-aria-level="${level}"><p>${text}</p></li></${tag}></div>`;

describe('lists', () => {
  test.each([
    [
      'a start in Word',
      word('l1', 1, '3.', 'drie') + word('l1', 1, '4.', 'vier'),
      '<ol start="3"><li>drie</li><li>vier</li></ol>',
    ],
    [
      'numbers with levels',
      word('l1', 1, '1.', 'a') + word('l1', 2, '1.1.', 'b') + word('l1', 1, '2.', 'c'),
      '<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>',
    ],
    [
      'two lists of Word',
      word('l1', 1, '1.', 'a') + word('l2', 1, '·', 'b'),
      '<ol><li>a</li></ol><ul><li>b</li></ul>',
    ],
    [
      'letters and Roman numbers that go on',
      word('l1', 1, 'c)', 'a') +
        '<p>b</p>' +
        word('l2', 1, 'iv.', 'c') +
        '<p>d</p>' +
        word('l3', 1, 'i.', 'e'),
      '<ol start="3"><li>a</li></ol><p>b</p><ol start="4"><li>c</li></ol><p>d</p><ol><li>e</li></ol>',
    ],
    ['a bracket', word('l1', 1, 'a)', 'a') + word('l1', 1, 'b)', 'b'), '<ol><li>a</li><li>b</li></ol>'],
    [
      'Word on the web',
      online('ul', 1, 'een') + online('ul', 2, 'onder een') + online('ul', 1, 'twee'),
      '<ul><li><p>een</p><ul><li><p>onder een</p></li></ul></li><li><p>twee</p></li></ul>',
    ],
    [
      'Google Docs',
      '<ul><li aria-level="1"><p>een</p></li><ul><li aria-level="2"><p>onder een</p></li></ul><li aria-level="1"><p>twee</p></li></ul>',
      '<ul><li><p>een</p><ul><li><p>onder een</p></li></ul></li><li><p>twee</p></li></ul>',
    ],
    [
      'a list in a list',
      '<ul><li>een</li><ul><li>onder een</li></ul></ul>',
      '<ul><li>een<ul><li>onder een</li></ul></li></ul>',
    ],
    [
      'a list as readers know it',
      '<ol start="5"><li>vijf<ul><li>x</li></ul></li></ol>',
      '<ol start="5"><li>vijf<ul><li>x</li></ul></li></ol>',
    ],
  ])('%s', (_source, html, clean) => expect(read(html)).toBe(clean));
});

describe('what does not come along', () => {
  const WORD =
    "<p class=MsoNormal>Tekst<span class=msoDel><del>oud</del></span><span class=MsoCommentReference><a class=msocomanchor href='#_msocom_1'>[JV1]</a></span>.<ins cite='x'> Nieuw</ins></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Interne opmerking</p></div></div>";

  test('comments and deleted text, which is said', () => {
    expect(read(WORD)).toBe('<p>Tekst. Nieuw</p>');
    expect(readPasted(WORD).leftOut).toEqual(['opmerkingen', 'verwijderde tekst']);
    expect(readPasted('<p>a <del>b</del></p>')).toMatchObject({ html: '<p>a <s>b</s></p>', leftOut: [] });
  });

  test('hidden text, empty lines and places in the document', () => {
    expect(read("<p>a<span style='display:none;mso-hide:all'>b</span></p><p>&nbsp;</p><br><p>c</p>")).toBe(
      '<p>a</p><p>c</p>',
    );
    expect(read('<p>a<br>b</p><p>noot<a href="#_ftn1">[1]</a></p>')).toBe('<p>a<br>b</p><p>noot[1]</p>');
    expect(readPasted('<p><a href="#_ftn1">[1]</a></p>').linkProblem).toBeNull();
    expect(read('<p><a href="#heading=h.1">a</a> <a href="#sdfootnote1sym">b</a></p>')).toBe('<p>a b</p>');
  });

  test('lines of white space only, whatever they are made of', () => {
    expect(
      read(
        '<div>a</div><div><br></div><div>&nbsp;</div><p>&#8203;</p><ul><li>&nbsp;</li></ul><p>b<span class="EOP">&nbsp;</span></p>',
      ),
    ).toBe('<div>a</div><p>b</p>');
    const kept = '<div><hr></div><table><tbody><tr><td></td></tr></tbody></table>';
    expect(read(kept)).toBe(kept);
  });

  test('what other sites put in, which is said', () => {
    const html = '<p>a</p><iframe src="https://a.nl">b</iframe><video>c</video><svg><text>d</text></svg>';
    expect(readPasted(html)).toMatchObject({ html: '<p>a</p>', leftOut: ['ingesloten onderdelen'] });
  });
});

test.each([16_384, 1_000_000_000])('a cell over %i columns is as wide as its table', (columns) => {
  const head = `<table><tr><td colspan="${columns}">a</td></tr>`;
  expect(read(`${head}<tr><td>b</td><td>c</td></tr></table>`)).toBe(
    '<table><tbody><tr><th colspan="2">a</th></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
  );
  expect(read(`${head}</table>`)).toBe('<table><tbody><tr><td>a</td></tr></tbody></table>');
  expect(readPasted(`${head}<tr><td>b</td><td>c</td></tr></table>`, true).html).toBe(
    '<table><tbody><tr><td>a</td><td></td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
  );
  expect(
    read('<table><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></table>'),
  ).toContain('<th colspan="2">b</th>');
});

describe('a table in a table', () => {
  const TABLE =
    '<table><tr><td>A</td><td colspan="2">B</td><td rowspan="2">C</td></tr><tr><td rowspan="9">D</td><td>E</td><td>F</td></tr></table>';

  test('comes apart in its cells', () => {
    expect(readPasted(TABLE, true).html).toBe(
      '<table><tbody><tr><td>A</td><td>B</td><td></td><td>C</td></tr><tr><td>D</td><td>E</td><td>F</td><td></td></tr></tbody></table>',
    );
  });

  test('with words around it comes as lines', () => {
    expect(readPasted(`<p>Voor</p>${TABLE}`, true).html).toBe('<p>Voor</p><p>A B C</p><p>D E F</p>');
  });
});
