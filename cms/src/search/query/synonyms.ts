import type { Core } from '@strapi/strapi';
import { getForms } from '../words/forms';
import { tokenize } from '../words/tokens';
import type { Term } from '../words/vector';

/** Words and phrases that mean the same, each as its words. */
export type Synonyms = readonly (readonly string[])[];

/** Strapi's uid of a list of synonyms. */
export const SYNONYM = 'api::search.synonym';

/** The words of a list as it is kept: with commas in between. */
export const splitWords = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** All lists of synonyms. There are few, so each search reads them. */
export async function readSynonyms(strapi: Core.Strapi): Promise<Synonyms[]> {
  const rows: { words: string }[] = await strapi.db.query(SYNONYM).findMany({ select: ['words'] });
  return rows.map(({ words }) => splitWords(words).map((phrase) => tokenize(phrase).map(({ word }) => word)));
}

const isSame = (a: string, b: string): boolean => {
  const forms = getForms(a);
  return getForms(b).some((form) => forms.includes(form));
};

/** Terms that also seek what means the same. */
export const withSynonyms = (terms: readonly Term[], lists: readonly Synonyms[]): Term[] =>
  terms.map((term) => {
    const [first = '', ...more] = term.words;
    if (term.isPhrase || more.length > 0) return term;
    const others = lists
      .filter((list) => list.some(([word = '', ...rest]) => rest.length === 0 && isSame(word, first)))
      .flat();
    const single = others.flatMap(([word, ...rest]) => (word && rest.length === 0 ? [word] : []));
    return {
      ...term,
      words: [...new Set([first, ...single])],
      synonyms: others.filter(({ length }) => length > 1),
    };
  });
