import { getForms } from '../words/forms';
import { tokenize, type Token } from '../words/tokens';
import type { Term } from '../words/vector';

/** A part of a text; `mark` when it is what was sought. */
export interface SnippetPart {
  text: string;
  mark: boolean;
}

/** Characters of a snippet, more or less: it begins and ends at a word. */
const LENGTH = 180;
const BEFORE = 60;

/** Whether a word of a text is what a term seeks. */
function createMatcher(terms: readonly Term[]): (word: string) => boolean {
  const words = new Set(terms.flatMap((term) => [...term.words, ...(term.synonyms ?? []).flat()]));
  const forms = new Set(terms.flatMap((term) => (term.isPhrase ? [] : term.words.flatMap(getForms))));
  const prefixes = terms.flatMap(({ words: [first = ''], isPrefix }) => (isPrefix ? [first] : []));
  return (word) =>
    words.has(word) ||
    prefixes.some((prefix) => word.startsWith(prefix)) ||
    getForms(word).some((form) => forms.has(form));
}

/** The words of a text that were sought. */
export function getMarks(text: string, terms: readonly Term[]): Token[] {
  const matches = createMatcher(terms);
  return tokenize(text).filter(({ word }) => matches(word));
}

/** Where to begin, so that as many different marks as possible stand in the snippet. */
function getStart(marked: readonly Token[]): number {
  let best = { start: 0, count: 0 };
  for (const { start } of marked) {
    const inside = marked.filter((each) => each.start >= start && each.end <= start + LENGTH - BEFORE);
    const count = new Set(inside.map(({ word }) => word)).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/** The part of a plain text where terms stand, with their words marked; the whole text when it is short. */
export function makeSnippet(text: string, terms: readonly Term[]): SnippetPart[] {
  const tokens = tokenize(text);
  const marked = getMarks(text, terms);
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
