import type { FieldErrors } from '../../lib/api/errors';
import { fold } from '../../lib/fold';
import type { Synonym } from './api';

/** Words as they are typed: separated by commas or on lines of their own. */
export const readWords = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '');

export const writeWords = (words: readonly string[]): string => words.join(', ');

/** Errors of the words, each word's own included, at the one field that holds them all. */
export function gatherErrors({ words, ...others }: FieldErrors): FieldErrors {
  const found = Object.entries(others).filter(([name]) => name.startsWith('words.'));
  const rest = Object.entries(others).filter(([name]) => !name.startsWith('words.'));
  const said = [...new Set([...(words ? [words] : []), ...found.map(([, error]) => error)])];
  return { ...Object.fromEntries(rest), ...(said.length > 0 && { words: said.join(' ') }) };
}

/** The list of synonyms that has a term. */
export const findSynonym = (synonyms: readonly Synonym[], term: string): Synonym | undefined =>
  synonyms.find(({ words }) => words.some((word) => fold(word) === fold(term)));

/** A term as the title of a page: 'parkeerbord' becomes 'Parkeerbord'. */
export const asTitle = (term: string): string => term.charAt(0).toUpperCase() + term.slice(1);
