import { getForms } from '../words/forms';
import type { Token } from '../words/tokens';
import { getTypedPhrases, type Term } from '../words/vector';

/** A part of a text; `mark` when it is what was sought. */
export interface SnippetPart {
  text: string;
  mark: boolean;
}

/** Characters of a snippet, more or less: it begins and ends at a word. */
const LENGTH = 180;
const BEFORE = 60;

/** Finds the searched words in a text. */
export type Marker = (tokens: readonly Token[]) => Token[];

/** A marker for terms. */
export function createMarker(terms: readonly Term[]): Marker {
  const sought = terms.map((term) => [...term.words, ...(term.spellings ?? [])]);
  const words = new Set([...sought.flat(), ...terms.flatMap(({ synonyms = [] }) => synonyms.flat())]);
  const forms = new Set(sought.flatMap((each, at) => (terms[at]?.isPhrase ? [] : each.flatMap(getForms))));
  const prefixes = terms.flatMap((term) => (term.isPrefix ? getTypedPhrases(term) : []));
  // A page of results has thousands of words. All forms of a word begin with the same letter, so most end here.
  const initials = new Set([...words, ...forms, ...prefixes].map((word) => word.charAt(0)));
  const isSought = (word: string): boolean =>
    initials.has(word.charAt(0)) &&
    (words.has(word) ||
      prefixes.some((prefix) => word.startsWith(prefix)) ||
      getForms(word).some((form) => forms.has(form)));
  return (tokens) => tokens.filter(({ word }) => isSought(word));
}

/** Where to start, so that the snippet contains as many different matches as possible. */
function getStart(marked: readonly Token[]): number {
  let best = { start: 0, count: 0 };
  // The words from one mark on, as far as a snippet reaches. A text may have a word thousands of times.
  const inside = new Map<string, number>();
  let next = 0;
  for (const [at, { word, start }] of marked.entries()) {
    for (let mark = marked[next]; mark && mark.end <= start + LENGTH - BEFORE; mark = marked[next]) {
      inside.set(mark.word, (inside.get(mark.word) ?? 0) + 1);
      next += 1;
    }
    if (inside.size > best.count) best = { start, count: inside.size };
    const left = (inside.get(word) ?? 0) - 1;
    if (left > 0) inside.set(word, left);
    else inside.delete(word);
    // A word that is longer than a snippet was not counted.
    next = Math.max(next, at + 1);
  }
  return best.start;
}

/** The part of a plain text around the matches, with its words marked; the whole text when it is short. */
export function makeSnippet(text: string, tokens: readonly Token[], marked: readonly Token[]): SnippetPart[] {
  const around = Math.max(0, getStart(marked) - BEFORE);
  const from =
    text.length <= LENGTH || around === 0 ? 0 : (tokens.find(({ start }) => start >= around)?.start ?? 0);
  const to =
    text.length - from <= LENGTH
      ? text.length
      : (tokens.findLast(({ start, end }) => start >= from && end <= from + LENGTH)?.end ?? from + LENGTH);
  const parts: SnippetPart[] = [];
  const add = (part: string, mark: boolean): void => {
    if (part !== '') parts.push({ text: part, mark });
  };
  let at = from;
  if (from > 0) add('… ', false);
  for (const { start, end } of marked) {
    if (start < at || end > to) continue;
    add(text.slice(at, start), false);
    add(text.slice(start, end), true);
    at = end;
  }
  add(text.slice(at, to), false);
  if (to < text.length) add(' …', false);
  return parts;
}
