import { describe, expect, test } from 'vitest';
import { compareNames } from '../../src/utils/dutch-order';
import { fold, foldedWords } from '../../src/shared/fold';

describe('folded texts meet', () => {
  test.each([
    ['patiënten', 'PATIENTEN'],
    ['café', 'cafe\u0301'],
    ['René', 'rene'],
    ['Müller', 'muller'],
    ['Straße', 'STRASSE'],
    ['GROẞ', 'gross'],
    ['Ærø', 'aero'],
    ['Łódź', 'lodz'],
    ['Œuvre', 'oeuvre'],
    ['Diyarbakır', 'diyarbakir'],
    ['İstanbul', 'istanbul'],
    ['ĳsvrij', 'ijsvrij'],
    ['ﬁets', 'fiets'],
    ['zieken\u00adhuis', 'ziekenhuis'],
    ['foto’s', "foto's"],
    ['één\u00a0twee', 'een twee'],
    ['ΟΔΟΣ', 'οδοσ'],
  ])('%s and %s', (one, other) => {
    expect(fold(one)).toBe(fold(other));
    expect(fold(fold(one))).toBe(fold(one));
  });

  test('letters that differ stay apart', () => {
    expect(new Set(['e', 'o', 'l', 'i', 'ж', 'я', '中'].map(fold)).size).toBe(7);
  });

  test('words are what stands between spaces', () => {
    expect(foldedWords('  Café\u3000MÜLLER\tx ')).toEqual(['cafe', 'muller', 'x']);
    expect(foldedWords(' \u0301 ')).toEqual([]);
    expect(foldedWords('é e É '.repeat(50))).toEqual(['e']);
    expect(foldedWords('ﷺ'.repeat(200))).toHaveLength(1);
  });
});

test('names sort as in a Dutch list', () => {
  const sorted = ['10', '9', 'Zoë', 'eva', 'Eva 2', 'Éva 10', 'øre', 'Ore a', 'pad'];
  expect(sorted.toSorted(compareNames)).toEqual([
    '9',
    '10',
    'eva',
    'Eva 2',
    'Éva 10',
    'øre',
    'Ore a',
    'pad',
    'Zoë',
  ]);
});
