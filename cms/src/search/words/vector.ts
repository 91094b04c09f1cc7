import { getForms } from './forms';
import type { Token } from './tokens';

/** How much a word counts by where it stands: in a title, a heading, the text, or the text of a file. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** A text with the weight of its words. */
export interface WeightedText {
  tokens: readonly Token[];
  weight: Weight;
}

// PostgreSQL refuses a vector over 1 MB and counts no further than position 16383.
const MAX_LEXEMES_BYTES = 500_000;
const MAX_POSITION = 16_383;
/** Keeps a phrase from matching across two texts. */
const GAP = 10;

/** The word itself, which counts besides its forms. */
const exact = (word: string): string => `=${word}`;

/**
 * The `tsvector` of texts, as PostgreSQL reads it: each word stands in it as itself and in its forms. Built here,
 * because the forms are ours.
 */
export function getVector(texts: readonly WeightedText[]): string {
  const places = new Map<string, string[]>();
  let position = 0;
  let bytes = 0;
  for (const { tokens, weight } of texts) {
    for (const { word } of tokens) {
      position += 1;
      for (const lexeme of [exact(word), ...getForms(word)]) {
        const known = places.get(lexeme);
        if (!known) bytes += Buffer.byteLength(lexeme);
        if (bytes > MAX_LEXEMES_BYTES || position > MAX_POSITION) break;
        if (known) known.push(`${position}${weight}`);
        else places.set(lexeme, [`${position}${weight}`]);
      }
    }
    position += GAP;
  }
  return [...places].map(([lexeme, at]) => `'${lexeme}':${at.slice(0, 255).join(',')}`).join(' ');
}

/** One thing that must be found: a word in any of its forms, or a phrase. */
export interface Term {
  /** Words of which one must stand there, in any form; of a phrase all. The first is what was typed. */
  words: readonly string[];
  /** Whether a word that only begins with the first one matches too. */
  isPrefix: boolean;
  /** Set for a phrase: its words stand next to each other, exactly so. */
  isPhrase: boolean;
  /** Phrases that mean the same. */
  synonyms?: readonly (readonly string[])[];
}

const asPhrase = (words: readonly string[], where: string): string =>
  `(${words.map((word) => `'${exact(word)}'${where}`).join(' <-> ')})`;

/** The `tsquery` of a term, as PostgreSQL reads it; with weights only for words that have one of these. */
export function getQuery({ words, isPrefix, isPhrase, synonyms = [] }: Term, weights = ''): string {
  const where = weights && `:${weights}`;
  if (isPhrase) return asPhrase(words, where);
  const [first = ''] = words;
  const lexemes = new Set(words.flatMap((word) => [exact(word), ...getForms(word)]));
  if (isPrefix) lexemes.delete(exact(first));
  return [
    ...[...lexemes].map((lexeme) => `'${lexeme}'${where}`),
    ...(isPrefix ? [`'${exact(first)}':*${weights}`] : []),
    ...synonyms.map((synonym) => asPhrase(synonym, where)),
  ].join(' | ');
}
