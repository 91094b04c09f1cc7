import { expect, test } from 'vitest';
import { asTitle, findSynonym, gatherErrors, readWords, writeWords } from './words';

test('words stand between commas or on lines, without the space around them', () => {
  expect(readWords(' lettertype,  font ,\n\ntype   face,')).toEqual(['lettertype', 'font', 'type face']);
  expect(readWords(' , ')).toEqual([]);
  expect(readWords(writeWords(['bord', 'naam bord']))).toEqual(['bord', 'naam bord']);
});

test('what is wrong with one word stands at the field that holds them all, once', () => {
  const tooLong = 'Vul hoogstens 60 tekens in.';
  expect(gatherErrors({ 'words.0': tooLong, 'words.2': tooLong, body: 'Nee.' })).toEqual({
    body: 'Nee.',
    words: tooLong,
  });
  expect(gatherErrors({ words: 'Geef minstens twee woorden.' })).toEqual({
    words: 'Geef minstens twee woorden.',
  });
  expect(gatherErrors({})).toEqual({});
});

test('a term is known when a list has it, whatever its capitals', () => {
  const synonyms = [{ id: 's1', words: ['Bord', 'naambord'] }];
  expect(findSynonym(synonyms, 'bord')?.id).toBe('s1');
  expect(findSynonym(synonyms, 'bor')).toBeUndefined();
});

test('a term becomes a title', () => {
  expect(asTitle('parkeerbord buiten')).toBe('Parkeerbord buiten');
});
