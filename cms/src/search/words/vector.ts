import { runInTurn } from '../../utils/take-turns';
import { getForms } from './forms';
import type { Token } from './tokens';

/** How much a word counts by where it stands: in a title, a heading, the text, or the text of a file. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/**
 * What a word is that does not stand there to be read, with the sign before it in the index. None of these is ever
 * suggested, corrected to, or sought inside others. `whole` is the name of a file in one word, `stem` without its
 * extension.
 */
const MARKS = { word: '', type: '.', label: '#', name: '/', whole: '@', stem: '~' };
export type WordMark = keyof typeof MARKS;

/** A text with the weight of its words. */
export interface WeightedText {
  tokens: readonly Token[];
  weight: Weight;
  as?: WordMark;
}

// PostgreSQL refuses a vector over 1 MB and counts no further than position 16383.
const MAX_LEXEMES_BYTES = 500_000;
const MAX_POSITION = 16_383;
/** Keeps a phrase from matching across two texts. */
const GAP = 10;

/** The lexeme of a word itself, which counts besides its forms. */
export const getExactLexeme = (word: string, as: WordMark = 'word'): string => `${MARKS[as]}=${word}`;

const getLexemes = (word: string, as: WordMark = 'word'): string[] => [
  getExactLexeme(word, as),
  ...getForms(word).map((form) => MARKS[as] + form),
];

/** So many words have their forms at once; each takes some microseconds. */
const WORDS_AT_ONCE = 1000;

/**
 * The `tsvector` of texts, as PostgreSQL reads it: each word stands in it as itself and in its forms. Built here,
 * because the forms are ours. What joins words has the place of the first of them.
 */
export async function makeVector(texts: readonly WeightedText[]): Promise<string> {
  const places = new Map<string, string[]>();
  let position = 0;
  let bytes = 0;
  const add = ({ word, joins }: Token, { weight, as }: WeightedText): void => {
    const place = position + 1;
    if (!joins) position = place;
    if (bytes > MAX_LEXEMES_BYTES || place > MAX_POSITION) return;
    for (const lexeme of getLexemes(word, as)) {
      const known = places.get(lexeme);
      if (!known) bytes += Buffer.byteLength(lexeme);
      if (bytes > MAX_LEXEMES_BYTES) break;
      if (known) known.push(`${place}${weight}`);
      else places.set(lexeme, [`${place}${weight}`]);
    }
  };
  for (const text of texts) {
    for (let from = 0; from < text.tokens.length; from += WORDS_AT_ONCE) {
      await runInTurn(() => {
        for (const token of text.tokens.slice(from, from + WORDS_AT_ONCE)) add(token, text);
      });
    }
    position += GAP;
  }
  return runInTurn(() =>
    [...places].map(([lexeme, at]) => `'${lexeme}':${at.slice(0, 255).join(',')}`).join(' '),
  );
}

/** One thing that must be found: a word in any of its forms, or a phrase. */
export interface Term {
  /** Words of which one must stand there, in any form; of a phrase all. The first is what was typed. */
  words: readonly string[];
  /** What was typed in another spelling: `mail` for e-mail, `logowit` for logo-wit. */
  spellings?: readonly string[];
  /** Whether a word that only begins with the first one matches too. */
  isPrefix: boolean;
  /** Set for a phrase: its words stand next to each other, exactly so. */
  isPhrase: boolean;
  /** Phrases that mean the same. */
  synonyms?: readonly (readonly string[])[];
  /** Where it stands in what was typed. */
  at?: { start: number; end: number };
}

/** A word by itself. */
export const asTerm = (word: string): Term => ({ words: [word], isPrefix: false, isPhrase: false });

/** How files are sought by their names: by all of it, in one word; with `parts` by its extension and its parts too. */
export interface Names {
  whole: string;
  parts: boolean;
}

const asPhrase = (words: readonly string[], where: string): string =>
  `(${words.map((word) => `'${getExactLexeme(word)}'${where && `:${where}`}`).join(' <-> ')})`;

/** How a term was typed, in each spelling. */
export const getTypedPhrases = ({ words: [first = ''], spellings = [] }: Term): string[] => [
  first,
  ...spellings,
];

/** What a term is sought as besides words in texts. */
const getMarks = (names: Names | undefined): WordMark[] => [
  'type',
  ...(names?.parts ? ['name' as const] : []),
];

/** The words of a term, of which one must stand there, as PostgreSQL reads them. */
function getAlternatives(term: Term, where: string, marks: readonly WordMark[]): string[] {
  const { words, isPrefix, synonyms = [] } = term;
  const typed = getTypedPhrases(term);
  // A label is for administrators to read: nobody finds its letters one by one.
  const marked: WordMark[] = marks.length > 0 ? [...marks, 'label'] : [];
  const lexemes = new Set([
    ...[...words, ...typed].flatMap((word) => getLexemes(word)),
    ...typed.flatMap((word) => marked.flatMap((as) => getLexemes(word, as))),
  ]);
  const beginnings = typed.flatMap((word) => [
    getExactLexeme(word),
    ...marks.map((as) => getExactLexeme(word, as)),
  ]);
  if (isPrefix) for (const beginning of beginnings) lexemes.delete(beginning);
  return [
    ...[...lexemes].map((lexeme) => `'${lexeme}'${where && `:${where}`}`),
    ...(isPrefix ? beginnings.map((beginning) => `'${beginning}':*${where}`) : []),
    ...synonyms.map((synonym) => asPhrase(synonym, where)),
  ];
}

/** The `tsquery` of a term in texts, as PostgreSQL reads it: what ranks. */
export const getTextQuery = (term: Term): string =>
  term.isPhrase ? asPhrase(term.words, '') : getAlternatives(term, '', []).join(' | ');

/** The `tsquery` of a term as what it is found by; with weights only for words that have one of these. */
export function getQuery(term: Term, weights = '', names?: Names): string {
  const alternatives = term.isPhrase
    ? [asPhrase(term.words, weights)]
    : getAlternatives(term, weights, getMarks(names));
  const ways: WordMark[] = names?.parts ? ['stem', 'whole'] : ['stem'];
  const whole = names?.whole ? ways.map((as) => `'${getExactLexeme(names.whole, as)}'`) : [];
  return [...alternatives, ...whole].join(' | ');
}
