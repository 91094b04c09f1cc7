import { describe, expect, test } from 'vitest';
import { getCountedTerm } from '../../src/search/misses';
import { createMarker, makeSnippet } from '../../src/search/query/snippet';
import { applyChanges } from '../../src/search/query/correct';
import { parseTerms, readNames } from '../../src/search/query/parse';
import { withSynonyms } from '../../src/search/query/synonyms';
import { getDistance, getLetters, getTypos } from '../../src/search/words/distance';
import { getForms } from '../../src/search/words/forms';
import { cut, tokenize } from '../../src/search/words/tokens';
import { getQuery, makeVector } from '../../src/search/words/vector';
import { readHtml } from '../../src/search/texts/html-text';

const getWords = (text: string): string[] => tokenize(text).map(({ word }) => word);
const meet = (a: string, b: string): boolean => {
  const [one = ''] = getWords(a);
  const [other = ''] = getWords(b);
  return getForms(one).some((form) => getForms(other).includes(form));
};

describe('words', () => {
  test.each([
    ['Logo’s en FOTO’S', ['logo', 'en', 'foto']],
    ['patiënten, ideeën', ['patienten', 'ideeen']],
    ['noorderlicht_logo-wit.svg', ['noorderlichtlogowit', 'noorderlicht', 'logo', 'wit', 'svg']],
    ['#1763C6', ['1763c6']],
    ['PMS 293C, RAL5010', ['pms', '293c', 'ral', '5010']],
    ['', []],
  ])('%s', (text, words) => expect(getWords(text)).toEqual(words));

  const MAIL = ['emailhandtekening', 'mailhandtekening'];
  test.each([
    ...[
      'e-mailhandtekening',
      'e\u2011mailhandtekening',
      'e\u2013mailhandtekening',
      'e\u00admailhandtekening',
    ],
    ...['e mailhandtekening', 'E’mailhandtekening', 'e/mailhandtekening', 'e+mailhandtekening'],
  ])('%j is one word and the part of it that is one', (text) => expect(getWords(text)).toEqual(MAIL));
  test.each([
    ['huis\u00adstijl\u00adgids', ['huisstijlgids', 'huis', 'stijl', 'gids']],
    ['patiënten/bezoekers', ['patientenbezoekers', 'patienten', 'bezoekers']],
    ['e-mail-handtekening', ['emailhandtekening', 'email', 'mail', 'handtekening']],
    ['wi-fi, 24/7', ['wifi', 'wi', 'fi', '247', '24', '7']],
    ['A’dam, ’s-Gravenhage, z’n', ['adam', 'dam', 'sgravenhage', 'gravenhage', 'zn']],
    ['m.a.w. i.v.m. b.v', ['maw', 'ivm', 'bv']],
    ['Q&A, R & D, V&VN, zorg & welzijn', ['qa', 'rd', 'vvn', 'vn', 'zorg', 'welzijn']],
    ['vitamine C, PMS 2728 C', ['vitaminec', 'vitamine', 'pms', '2728c', '2728']],
    ['5 m, m², CO₂', ['5m', '5', 'm2', 'co2']],
    ['050 - 361 00 00', ['0503610000', '050', '3610000', '361', '00', '00']],
    ['06-12345678', ['0612345678', '06', '12345678']],
    ['als u belt', ['als', 'belt']],
    ['een zin.Nog een', ['een', 'zin', 'nog', 'een']],
    ['a b c — é ê', []],
    ['日 本', ['日', '本']],
  ])('%s', (text, words) => expect(getWords(text)).toEqual(words));
  test('of which one was written is no other, wherever it stands', () => {
    const joined = tokenize('de e-mail').map(({ word, joins }) => [word, joins]);
    expect(joined).toEqual([
      ['de', undefined],
      ['email', 'close'],
      ['mail', undefined],
    ]);
    expect(tokenize('e mail').map(({ joins }) => joins)).toEqual(['loose', undefined]);
  });

  test('keep their place in the text, also of decomposed letters', () => {
    const text = 'e\u0301e\u0301n logo’s';
    const places = tokenize(text).map(({ start, end }) => text.slice(start, end));
    expect(places).toEqual(['e\u0301e\u0301n', 'logo’s']);
  });
});

test.each([
  ['presentatie', 'presentaties'],
  ['logo', 'logo’s'],
  ['kleur', 'kleuren'],
  ['sjabloon', 'sjablonen'],
  ['lettertype', 'lettertypes'],
  ['brief', 'brieven'],
  ['huis', 'huizen'],
  ['foto', 'fotootje'],
  ['folder', 'folders'],
  ['plaat', 'plaatje'],
  ['icoon', 'icoontjes'],
  ['afkorting', 'afkortingen'],
  ['tas', 'tassen'],
  ['boom', 'boompje'],
  ['blauw', 'blauwe'],
  ['groot', 'grote'],
  ['idee', 'ideeën'],
  ['kind', 'kinderen'],
  ['mogelijkheid', 'mogelijkheden'],
  ['vlag', 'vlaggen'],
  ['hoes', 'hoezen'],
  ['pictogram', 'pictogrammen'],
  ['koning', 'koninkje'],
  ['visitekaart', 'visitekaartje'],
  ['wit', 'witte'],
  ['gebruik', 'gebruiken'],
  ['zee', 'zeeën'],
  ['knie', 'knieën'],
])('%s meets %s', (a, b) => expect(meet(a, b)).toBe(true));

test.each([
  ['logo', 'loge'],
  ['wit', 'wet'],
  ['kleur', 'keur'],
  ['meten', 'met'],
  ['heet', 'het'],
  ['nieten', 'niet'],
  ['waren', 'waar'],
  ['ppt', 'pt'],
  ['icc', 'ic'],
  ['ggz', 'gz'],
])('%s does not meet %s', (a, b) => expect(meet(a, b)).toBe(false));

test.each([
  ['logo', 'lgoo', 1],
  ['logo', 'logoo', 1],
  ['huisstijl', 'huistijl', 1],
  ['presentatie', 'presenttaei', 2],
  ['kleur', 'keluren', 3],
  ['logo', 'folder', 3],
])('%s and %s', (a, b, distance) => expect(getDistance(a, b, 2)).toBe(distance));

test('a typo changes at most two of the letters that a word has', () => {
  const differ = (a: string, b: string): number =>
    (getLetters(a) ^ getLetters(b)).toString(2).replaceAll('0', '').length;
  expect(differ('kleuren', 'kxeurzn')).toBeLessThanOrEqual(4);
  expect([differ('logo', 'lgoo'), differ('straße', 'strasse'), getLetters('ßøłđ語') > 0]).toEqual([
    0,
    1,
    true,
  ]);
});

test('as many letters may be wrong as the contract says', () => {
  expect(['wit', 'logo', 'kleur', '5017', '1763c6'].map(getTypos)).toEqual([0, 1, 2, 0, 0]);
});

describe('what is typed', () => {
  const getTyped = (typed: string) =>
    parseTerms(typed).map(({ words, isPhrase, isPrefix }) => [words.join(' '), isPhrase, isPrefix]);
  const getSpelled = (typed: string) =>
    parseTerms(typed).map(({ words, spellings = [] }) => [...words, ...spellings].join('|'));
  test('has no word of one letter, and each word in its spellings', () => {
    for (const typed of ['e', 'e-', 'x ', '"x"', 'é']) expect(parseTerms(typed)).toEqual([]);
    expect(getSpelled('e-mail')).toEqual(['email|mail']);
    expect(getSpelled('e mail')).toEqual(['mail|email']);
    expect(getSpelled('logo-wit')).toEqual(['logo|logowit', 'wit|logowit']);
    expect(getSpelled('hepatitis b')).toEqual(['hepatitis|hepatitisb']);
    expect(getSpelled('nieuwe e-mail-handtekening')).toEqual([
      'nieuwe',
      'email|mail|emailhandtekening',
      'handtekening|emailhandtekening',
    ]);
    expect(parseTerms('"een e-mail sturen"')[0]?.words).toEqual(['een', 'email', 'sturen']);
  });
  test('keeps its number of words when one is corrected', () => {
    const typed = 'hoe gebruik ik het lgoo?';
    const [{ at } = {}] = parseTerms(typed);
    expect(at && applyChanges(typed, [{ ...at, word: 'logo' }])).toBe('hoe gebruik ik het logo?');
    const quoted = '"wit logo" op ‘nagtblauw’';
    const last = parseTerms(quoted).at(-1)?.at;
    expect(last && applyChanges(quoted, [{ ...last, word: 'nachtblauw' }])).toBe(
      '"wit logo" op ‘nachtblauw’',
    );
  });
  test('may name a file', () => {
    expect(readNames('Logo_wit.SVG')).toEqual({ whole: 'logowitsvg', parts: true });
    const named = ['pptx', '.pdf', 'logo.eps kleur', 'logo svg', 'm.a.w.', 'noorderlicht.example', 'pdf’s'];
    expect(named.filter((typed) => readNames(typed).parts)).toEqual(['pptx', '.pdf', 'logo.eps kleur']);
  });
  test('has phrases, and a last word that is under way', () => {
    expect(getTyped('"wit logo" donkere fo')).toEqual([
      ['wit logo', true, false],
      ['donkere', false, false],
      ['fo', false, true],
    ]);
    expect(getTyped('logo "')).toEqual([['logo', false, false]]);
  });
  test('leaves out words that say nothing, unless they are all', () => {
    expect(getTyped('hoe gebruik ik het logo')).toEqual([['logo', false, true]]);
    expect(getTyped('hoe')).toEqual([['hoe', false, true]]);
    expect(getTyped(' … ')).toEqual([]);
  });
  test('never becomes more than words to the database', () => {
    for (const typed of [`'`, `' | 'a':*`, '!!&|<->:*', '\\', '$$', 'a & b']) {
      for (const term of parseTerms(typed)) expect(getQuery(term)).toMatch(/^[('=\p{L}\p{N})<>|:* -]*$/u);
    }
  });
  test.each([
    ['an address', 'jan@example.org', 'jan＠example.org', '@jan'],
    [
      'a number',
      '123456782',
      '1234.56.782',
      '06-12345678',
      '12/03/1980',
      '１２３４５６',
      'kamer 4',
      'ral５',
      'x²',
      '٣',
    ],
    ['a sentence', 'waar vind ik het logo van ons', 'een-twee-drie-vier-vijf-zes-zeven'],
    ['a title with a name', 'dhr. jansen', 'brief mevrouw de vries', 'Prof Bakker', 'mw.  aalbers'],
    ['nothing', 'x', '\u200b\u200b\u200b', 'a'.repeat(61)],
  ])('counts no %s', (_what, ...typed) => {
    expect(typed.filter((each) => getCountedTerm(each) !== null)).toEqual([]);
  });

  test.each([
    ['  Huis   Drukker ', 'huis drukker'],
    ['logo\u202e\u200bgol\u0007', 'logogol'],
    ['pms blauw en ral rood', 'pms blauw en ral rood'],
    ['één twee drie vier vijf logo’s', 'één twee drie vier vijf logo’s'],
    ['patiënt informatie', 'patiënt informatie'],
    ['profiel', 'profiel'],
  ])('counts %j', (typed, term) => expect(getCountedTerm(typed)).toBe(term));
});

test('a synonym adds what means the same, in any form', () => {
  const lists = [[['lettertype'], ['font'], ['tone', 'of', 'voice']]];
  const [term] = withSynonyms(parseTerms('lettertypes'), lists);
  expect(term?.words).toEqual(['lettertypes', 'lettertype', 'font']);
  expect(term && getQuery(term)).toContain(`'=tone' <-> '=of' <-> '=voice'`);
  expect(withSynonyms(parseTerms('logo'), lists)).toMatchObject([{ words: ['logo'] }]);
});

test('a vector stays within what PostgreSQL takes', async () => {
  const words = Array.from({ length: 60_000 }, (_, index) => `woord${index.toString(36)}`).join(' ');
  const vector = await makeVector([{ tokens: tokenize(words), weight: 'C' }]);
  expect(vector.length).toBeLessThan(1_500_000);
  const often = await makeVector([{ tokens: tokenize('logo '.repeat(400)), weight: 'A' }]);
  expect(often.split(',').length).toBeLessThan(520);
});

test('no letter is cut in half, which PostgreSQL would refuse', () => {
  for (const before of ['', 'a']) {
    const [token] = tokenize(before + '𠀀'.repeat(70));
    expect([token?.word, cut(before + '😀'.repeat(10), 7)].join(' ')).not.toMatch(/\p{Surrogate}/u);
  }
  expect(cut('logo', 4)).toBe('logo');
});

test('a vector counts bytes', async () => {
  const words = Array.from({ length: 1500 }, (_, index) => `${'語の'.repeat(29)}${index.toString(36)}heden`);
  const vector = await makeVector([{ tokens: tokenize(words.join(' ')), weight: 'D' }]);
  expect(Buffer.byteLength(vector)).toBeLessThan(1_000_000);
});

test('rich text is read as its headings and its text', () => {
  const html = '<h2>Kop &amp; staart</h2><p>Een <b>wo</b>ord<br>en</p><style>p{}</style><img alt="Logo">';
  expect(readHtml(html)).toEqual({ headings: 'Kop & staart', text: 'Een woord en Logo' });
});

describe('a snippet', () => {
  const make = (text: string, typed: string) => {
    const tokens = tokenize(text);
    return makeSnippet(text, tokens, createMarker(parseTerms(typed))(tokens));
  };
  const mark = (text: string, typed: string): string =>
    make(text, typed)
      .map((part) => (part.mark ? `[${part.text}]` : part.text))
      .join('');
  test('marks each form', () =>
    expect(mark('De Logo’s en het logo.', 'logo')).toBe('De [Logo’s] en het [logo].'));
  test('is cut around what was sought, at words', () => {
    const text = `${'vooraf '.repeat(60)}het witte logo staat op blauw ${'achteraf '.repeat(60)}`.trim();
    const snippet = mark(text, 'witte logo');
    expect(snippet).toMatch(/^… .*het \[witte\] \[logo\] staat op blauw .* …$/);
    expect(snippet.length).toBeLessThan(220);
  });
  test('begins where most of the words stand, also when one of them is everywhere', () => {
    const text = `${'ja nee '.repeat(15_000)} een ja en een logo ${'ja nee '.repeat(15_000)}`;
    const start = performance.now();
    expect(mark(text, 'ja logo')).toContain('[logo]');
    expect(performance.now() - start).toBeLessThan(1500);
  });
  test('holds no more than the text, whatever stands in it', () => {
    const text = '<b onclick="x">logo</b> & "meer"';
    expect(
      make(text, 'logo')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
