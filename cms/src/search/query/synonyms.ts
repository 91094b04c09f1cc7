import type { Core } from '@strapi/strapi';
import { getChanges } from '../../database/change-feed';
import { createStore, mapStoreOptions, type Load } from '../../published/store';
import { memoizeByObject } from '../../utils/memoize-by-object';
import { getForms } from '../words/forms';
import { getTypedPhrases, type Term } from '../words/vector';
import { readPhrase } from './parse';

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

const load =
  (strapi: Core.Strapi): Load<Synonyms> =>
  async () => {
    const rows: { documentId: string; words: string }[] = await strapi.db.query(SYNONYM).findMany();
    return new Map(rows.map(({ documentId, words }) => [documentId, splitWords(words).map(readPhrase)]));
  };

const getStore = memoizeByObject((strapi: Core.Strapi) => {
  const store = createStore(mapStoreOptions(load(strapi)));
  getChanges(strapi).on(({ what }) => {
    if (what === 'synonyms') store.invalidate('all');
  });
  return store;
});

/** Names of the same system of colours, in every portal. */
const OF_COLORS: readonly Synonyms[] = [
  [['pms'], ['pantone']],
  [['kleur'], ['color'], ['colour']],
];

/** All lists of synonyms. There are few, so a change of one reads all of them again. */
export const loadSynonyms = async (strapi: Core.Strapi): Promise<Synonyms[]> => [
  ...OF_COLORS,
  ...(await getStore(strapi).all()).values(),
];

const isSame = (a: string, b: string): boolean => {
  const forms = getForms(a);
  return getForms(b).some((form) => forms.includes(form));
};

/** Terms that also seek what means the same. */
export const withSynonyms = (terms: readonly Term[], lists: readonly Synonyms[]): Term[] =>
  terms.map((term) => {
    if (term.isPhrase) return term;
    const typed = getTypedPhrases(term);
    const others = lists
      .filter((list) =>
        list.some(([word = '', ...rest]) => rest.length === 0 && typed.some((each) => isSame(word, each))),
      )
      .flat();
    const single = others.flatMap(([word, ...rest]) => (word && rest.length === 0 ? [word] : []));
    return {
      ...term,
      words: [...new Set([...term.words, ...single])],
      synonyms: others.filter(({ length }) => length > 1),
    };
  });
