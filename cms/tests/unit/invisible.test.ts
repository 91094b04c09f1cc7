import { describe, expect, test } from 'vitest';
import { getPerson } from '../../src/api/auth/saml/person';
import { line, requiredLine } from '../../src/http/fields';
import { safeFileName } from '../../src/storage/validation/file-name';
import { getTwinKey, withoutInvisible } from '../../src/shared/invisible';

const code = (character: string): string => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`;

/** Direction: marks, embeddings, overrides, isolates. Without width: spaces, joiners, the byte order mark, fillers. */
const UNSEEN = Array.from(
  '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069' +
    '\u200B\u200C\u200D\u2060\u2061\u2064\u180E\uFEFF\uFFF9\u{E0041}\u115F\u1160\u3164\uFFA0' +
    '\u034F\u17B4\u17B5\u180B\u180F\uFE00\u{E0100}',
  (character) => [code(character), character] as const,
);

describe('what nobody sees', () => {
  test.each(UNSEEN)('%s is no part of a title or a name', (_code, character) => {
    for (const text of [`Lo${character}go`, `${character}Logo`, `Logo${character}`, character]) {
      expect(line().safeParse(text).success, JSON.stringify(text)).toBe(
        text.trim() === 'Logo' || text.trim() === '',
      );
      expect(withoutInvisible(text)).toBe(text.replace(character, ''));
    }
  });

  test.each([
    'Patiënten­informatie',
    '👩\u200D🔬 Onderzoek',
    '👨🏽\u200D⚕\uFE0F',
    '❤\uFE0F\u200D🔥',
    'Café – 10 °C “a” ’s',
    'العربية',
    'עברית',
    'Łódź 東京',
  ])('%s is seen', (text) => {
    expect(line().parse(text)).toBe(text);
    expect(withoutInvisible(text)).toBe(text);
  });

  test('is no name, nor are soft hyphens alone', () => {
    expect(requiredLine().safeParse('\u00AD').success).toBe(false);
  });
});

test.each([
  ['Web', 'WEB'],
  ['café', 'CAFE\u0301'],
  ['Drukwerk A4', '  drukwerk\u00A0 a4 '],
  ['nieuwsbrief', 'nieuws\u00ADbrief'],
  ['ﬁguur', 'figuur'],
])('%j and %j look the same', (one, other) => {
  expect(getTwinKey(one)).toBe(getTwinKey(other));
});

test('names that differ have other keys', () => {
  expect(new Set(['web', 'web 2', 'we b', 'webs'].map(getTwinKey)).size).toBe(4);
});

test('names from a staff portal, and names of files, lose it', () => {
  const attributes = new Map([
    ['voornaam', ['\uFEFFNo\u200Bor']],
    ['achternaam', ['de \u202EVries\u2069']],
  ]);
  const names = { email: 'mail', firstName: 'voornaam', lastName: 'achternaam' };
  const provider = { attributes: names, groupsAttribute: undefined, adminGroup: undefined };
  expect(getPerson({ nameId: 'n', attributes }, provider)).toMatchObject({
    firstName: 'Noor',
    lastName: 'de Vries',
  });
  expect(safeFileName('fo\u202Egpj.exe\u200B')).toBe('fogpj.exe');
  expect(safeFileName('nieuws\u00ADbrief.pdf')).toBe('nieuwsbrief.pdf');
});
