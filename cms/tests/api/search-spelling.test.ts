import { beforeAll, describe, expect, test } from 'vitest';
import { chance } from '../support/chance';
import type { Client } from '../support/client';
import { findTitles, publish, search, startSearchable } from '../support/searching';

let visitor: Client;
let admin: Client;

beforeAll(async () => {
  const { portal, admin: first } = await startSearchable();
  visitor = portal.api;
  admin = first;
});

const text = (body: string) => ({ type: 'text', title: '', body: `<p>${body}</p>` });

describe('a word is the same in one, with a sign, and apart', () => {
  const SPELLINGS = [
    ['ebriefgeheim', 'e-briefgeheim', 'e briefgeheim', 'E\u2011briefgeheim', 'e\u2013briefgeheim'],
    ['okapimelk', 'okapi-melk', 'okapi/melk', 'okapi’melk', 'okapi\u00admelk', 'Okapi\u2010Melk'],
    ['jdiagram', 'j-diagram', 'j diagram', 'j+diagram'],
    ['vpillam', 'vpil-lam', 'vpil\u00adlam', 'vpil&lam'],
    ['0506661234', '050 666 12 34', '050-6661234', '(050) 666 12 34'],
    ['xyw', 'x.y.w.', 'x/y/w', 'X&Y&W'],
  ];
  test.each(SPELLINGS)('%s', async (...spellings) => {
    const pages = spellings.map((_, at) => `Zoals ${spellings[0]} ${'abcdef'.charAt(at)}${at}`);
    for (const [at, spelling] of spellings.entries())
      await publish(admin, { title: pages[at], blocks: [text(`Dit is ${spelling} zoals het hoort.`)] });
    const found = await Promise.all(spellings.map((q) => search(visitor, q)));
    for (const [at, { data, meta }] of found.entries()) {
      expect(new Set(data.map(({ title }) => title)), spellings[at]).toEqual(new Set(pages));
      expect(meta.corrected).toBeNull();
    }
  });
});

test('a single letter finds nothing by itself', async () => {
  await publish(admin, { title: 'Letterproef q', blocks: [text('a b c d e é ê x Q z')] });
  for (const q of ['e', 'é', 'q', 'x-', '"e"', 'z z']) expect(await findTitles(visitor, q), q).toEqual([]);
  await publish(admin, { title: 'Spiraalgang', blocks: [text('Over het gebouw.')] });
  expect(await findTitles(visitor, 'q-spiraalgang')).toEqual(['Spiraalgang']);
  expect(await findTitles(visitor, 'x-vuurpijlgang')).toEqual([]);
});

describe('a correction', () => {
  test('has as many words as what was typed', async () => {
    await publish(admin, { title: 'Over de brandslanghaspel en het ijzer' });
    for (const [typed, corrected] of [
      ['brandslanghaspol', 'brandslanghaspel'],
      ['waar is de brandslanghaspol?', 'waar is de brandslanghaspel?'],
      ['Ijzer  brandslanghaspol', 'Ijzer  brandslanghaspel'],
    ] as const)
      expect((await search(visitor, typed)).meta.corrected).toBe(corrected);
  });

  test('of a word with a single letter keeps that letter', async () => {
    await publish(admin, { title: 'De k-sprongmeter', blocks: [text('Meet de sprongmater.')] });
    expect((await search(visitor, 'k-sprongmetar')).meta.corrected).toBe('ksprongmeter');
    expect((await search(visitor, 'h-sprongmotel')).data).toEqual([]);
  });

  test('is not told of a word that was only cut in two', async () => {
    await publish(admin, { title: 'Parelgrijs behang' });
    const { data, meta } = await search(visitor, 'parelgrijsbehang');
    expect([data.map(({ title }) => title), meta.corrected]).toEqual([['Parelgrijs behang'], null]);
  });

  test('is not told of a word of three or more, of which the short ones stand beside another', async () => {
    await publish(admin, { title: 'Taal als water', blocks: [text('Boven op de brugwachter.')] });
    for (const [typed, titles] of [
      ['taalalswater', ['Taal als water']],
      ['alswaterbrugwachter', ['Taal als water']],
      ['bovenopdebrugwachter', ['Taal als water']],
      ['watertaalop', []],
    ] as const) {
      const { data, meta } = await search(visitor, typed);
      expect([typed, data.map(({ title }) => title), meta.corrected]).toEqual([typed, titles, null]);
    }
  });

  test('is no nearer than two words that follow each other, of which a space was forgotten', async () => {
    await publish(admin, { title: 'Ruige dag' });
    await publish(admin, { title: 'Over ruigder weer' });
    const { data, meta } = await search(visitor, 'ruigedag');
    expect([data.map(({ title }) => title), meta.corrected]).toEqual([['Ruige dag'], null]);
  });
});

describe('two wrong letters are forgiven wherever they stand', () => {
  const LETTERS = 'bcdfghjklmnpqrtvwxz';
  const WORDS = ['xqvzj', 'qzlyxw', 'kwartsj', 'drupsteen', 'gletsjerspleet'];
  beforeAll(async () => {
    await publish(admin, { title: 'Losse woorden', blocks: [text(WORDS.join(', '))] });
  });

  test.each(WORDS)('in %s', async (word) => {
    const { below, oneOf } = chance(word.length);
    const others = Array.from(LETTERS).filter((letter) => !word.includes(letter));
    for (let round = 0; round < 12; round += 1) {
      const one = below(word.length);
      const wrong = [one, (one + 1 + below(word.length - 1)) % word.length];
      const typo = Array.from(word, (letter, at) => (wrong.includes(at) ? oneOf(others) : letter)).join('');
      expect([typo, (await search(visitor, typo)).meta.corrected]).toEqual([typo, word]);
    }
  });

  test.each([
    ['one too many, one too few', 'drvupsten', 'drupsteen'],
    ['swapped, and another', 'gelsjerspleet', 'gletsjerspleet'],
    ['swapped twice', 'rdupstene', 'drupsteen'],
    ['swapped in the middle, wrong at the end', 'drpusteex', 'drupsteen'],
  ])('%s', async (_what, typo, word) => {
    expect((await search(visitor, typo)).meta.corrected).toBe(word);
  });
});
